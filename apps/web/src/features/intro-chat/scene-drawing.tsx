import classes from "./intro-chat.module.css";

interface SceneDrawingProps {
  readonly node: number;
  readonly isWon: boolean;
}

/** Where the story is: the depot, the night, or the track with the tram. It shows nothing that the words do not say. */
export function SceneDrawing({ node, isWon }: SceneDrawingProps) {
  return (
    <svg viewBox="0 0 640 200" className={classes.scene} aria-hidden data-won={isWon}>
      <path className={classes.line} d="M0 176H640M20 40 160 12 320 40 480 12 620 40M160 12V60M480 12V60" />
      {!isWon && <Rain />}
      {node <= 2 && <Bench />}
      {node >= 3 && node <= 6 && <Night isHutOpen={node === 6} />}
      {node >= 7 && <Tram isWon={isWon} />}
    </svg>
  );
}

function Rain() {
  const drops = Array.from({ length: 26 }, (_, at) => `M${(at * 73) % 640} ${20 + ((at * 37) % 120)}l-4 16`);
  return <path className={classes.rain} d={drops.join("")} />;
}

function Bench() {
  return (
    <g>
      <path className={classes.line} d="M210 146H400M222 146V176M388 146V176M210 120H400M222 120V146M388 120V146" />
      <path className={classes.glow} d="M420 148h26v22a6 6 0 0 1-6 6h-14a6 6 0 0 1-6-6z" />
      <path className={classes.line} d="M418 140h30v8h-30zM420 148v22a6 6 0 0 0 6 6h14a6 6 0 0 0 6-6v-22" />
    </g>
  );
}

function Night({ isHutOpen }: { readonly isHutOpen: boolean }) {
  return (
    <g>
      <path className={classes.line} d="M60 176V96H210V176M60 120H210M92 120V96M150 120V96" />
      <path className={isHutOpen ? classes.light : classes.glow} d="M330 126h30v26h-30zM384 122h26v54h-26z" />
      <path className={classes.line} d="M310 176V104L370 72 430 104V176M330 126h30v26h-30zM384 122h26v54h-26z" />
      <path className={classes.line} d="M520 176V90M600 176V90M520 96H600M540 96V176M560 96V176M580 96V176M560 70v14" />
    </g>
  );
}

function Tram({ isWon }: { readonly isWon: boolean }) {
  return (
    <g>
      <path className={classes.body} d="M180 160V56a20 20 0 0 1 20-20H440a20 20 0 0 1 20 20V160z" />
      <path className={classes.light} d="M206 64h64v44h-64zM288 64h64v44h-64zM370 64h64v44h-64z" />
      <path
        className={classes.line}
        d="M180 160V56a20 20 0 0 1 20-20H440a20 20 0 0 1 20 20V160zM206 64h64v44h-64zM288 64h64v44h-64zM370 64h64v44h-64zM320 36V8M290 8h60"
      />
      <circle className={classes.lamp} cx="226" cy="136" r="11" />
      <circle className={classes.lamp} cx="414" cy="136" r="11" />
      <path className={classes.line} d={isWon ? "M280 132q40 24 80 0" : "M280 144q40 -20 80 0"} />
      <path className={classes.line} d="M236 176a14 14 0 0 1 28 0M376 176a14 14 0 0 1 28 0" />
    </g>
  );
}
