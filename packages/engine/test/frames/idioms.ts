import { type Frames, listed } from "./frame.ts";

const DONE =
  listed(`sat on your hands, shot your mouth off, laid it on thick, stuck your oar in, crossed the line, dug your heels in,
  put your foot in it, put me on the spot, blew a gasket, burnt your bridges, fudged the numbers, jumped on the bandwagon, laid the blame at my door,
  let standards slip, let things slide, saved your own skin, took sides, talked absolute rubbish, turned on the waterworks, led us a merry dance,
  dumped it all in my lap, ducked the question, bit my head off, got your knickers in a twist, dropped the ball, moved the goalposts, went crying to Mum, backed me into a corner,
  turned it round on me, sidestepped the question, shouted me down, dragged up the past, sat in judgement on us, cut me out of the loop`);
const IS =
  listed(`past your prime, long in the tooth, barking mad, easily led, in a huff, in your own little world, wrong in the head, under the thumb,
  two sandwiches short of a picnic, a waste of space, all mouth, asleep at the wheel, a law unto yourself, bone idle, dead behind the eyes`);
const AIMS =
  listed(`angling for my job, spoiling for a fight, looking for a scapegoat, looking for someone to blame, playing for time, playing for sympathy,
  settling old scores, getting back at me, keeping up appearances, just ticking boxes, just humouring me, gunning for my job, out for revenge, trying to be clever, trying to trip me up,
  trying to get one over on me, out for blood`);
const STIRS =
  listed(`drives me bananas, drives me potty, drives me up the wall, gets on my last nerve, gives me the hump, gives me an ulcer, makes me see red,
  rubs me the wrong way, puts me off my food, presses all my buttons, pushes me to breaking point, makes me lose the will to live`);

/** Set phrases and pictures that people judge and charge with. */
export const idiomFrames: readonly Frames[] = [
  {
    code: "OBSERVE",
    words: DONE,
    frames: `
      You *.
      Yesterday you *.
      You * again, Marta.
      To be honest, you *.
      You * and I had to explain it to the client.
    `,
  },
  {
    code: "OBSERVE",
    words: IS,
    frames: `
      You're *.
      I think you are *.
      Honestly, you're *, Dad.
    `,
  },
  {
    code: "NO_BIAS",
    words: AIMS,
    frames: `
      You're *.
      My brother is *.
      They were *.
      I can tell that you're *.
    `,
  },
  {
    code: "ACTIONS_NOT_PEOPLE_CAUSE",
    words: STIRS,
    frames: `
      He *.
      My boss *.
      My father-in-law *.
    `,
  },
  {
    words: listed(
      "the old van, the pony, the hotel carpet, the yoghurt, the film, the garden wall, the storm, the price of oil, the tram",
    ),
    frames: `
      * went off the rails.
      * went through the roof.
      * is past its sell-by date.
      * moves at a snail's pace.
      * is nothing to write home about.
      * is long in the tooth.
      * blew a gasket.
      * dug its heels in.
      * is a drain on the battery.
    `,
  },
];
