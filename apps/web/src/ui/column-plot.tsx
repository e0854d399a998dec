import classes from "./column-plot.module.css";
import { PlotNumbers } from "./plot-numbers.tsx";

export interface Column {
  readonly label: string;
  readonly value: number;
}

interface ColumnPlotProps {
  /** What is counted: the plot's name and the head of its numbers. */
  readonly title: string;
  /** In one sentence what a reader would see in the picture. */
  readonly summary: string;
  /** The highest that a value can be; without it, the highest that is there. */
  readonly top?: number;
  /** What the columns are, as the head of their names. */
  readonly of?: string;
  /** From left to right. */
  readonly columns: readonly Column[];
}

const [WIDTH, HEIGHT] = [600, 120];
/** So few columns with so short names have them underneath, on a phone, too; of others the first and the last are named. */
const [NAMED_MAX, NAME_MAX_CHARS] = [5, 10];

/** A small plot of counts side by side: a picture with words for who cannot see it, and the numbers as a table under it. */
export function ColumnPlot({ title, summary, columns, of = "When", top: given }: ColumnPlotProps) {
  const top = given ?? Math.max(1, ...columns.map(({ value }) => value));
  const step = WIDTH / Math.max(columns.length, 1);
  const isNamed = columns.length <= NAMED_MAX && columns.every(({ label }) => label.length <= NAME_MAX_CHARS);
  const height = (value: number) => (value / top) * HEIGHT;
  return (
    <figure className={classes.plot} aria-label={title}>
      <div className={classes.scale} aria-hidden>
        {top}
      </div>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className={classes.chart}
        role="img"
        aria-label={summary}
      >
        {columns.map(({ label, value }, at) => (
          <rect
            key={label}
            className={classes.column}
            x={at * step + step * 0.15}
            y={HEIGHT - height(value)}
            width={step * 0.7}
            height={height(value)}
          />
        ))}
      </svg>
      <div className={isNamed ? classes.names : classes.ends} aria-hidden>
        {(isNamed ? columns : [columns[0], columns.at(-1)]).map((column) => (
          <span key={column?.label}>{column?.label}</span>
        ))}
      </div>
      <PlotNumbers
        title={title}
        head={[of, title]}
        rows={columns.map(({ label, value }) => ({ name: label, values: [value] }))}
      />
    </figure>
  );
}
