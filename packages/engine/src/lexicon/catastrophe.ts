import type { LexiconClass } from "./lexicon.ts";
import { list } from "./list.ts";

/** Verbs and nouns that tell an effect as ruin. */
export const catastrophe: LexiconClass = {
  name: "catastrophe",
  source: "Own list: verbs, nouns and idioms of ruin.",
  entries: [
    ...list(
      `
        ruin, kill, murder, break, sink, destroy, wreck, demolish, devastate, shatter, annihilate, obliterate, decimate, torpedo, scupper, cripple, doom,
        spoil, trash, poison, crush, smash, paralyse, bankrupt, tear apart, tear * apart, rip * apart, rip apart, blow apart, blow * apart, blow up,
        pull * apart, throw into chaos, turn * upside down, turn * into hell, turn * into a nightmare, make * a
        misery, make * hell, make * a living hell, make * a nightmare, make * impossible, make * unbearable, run * into the ground, drive * into the ground,
        bring * to its knees, bring * to a standstill, tear * to pieces, rip * to shreds, tear * to shreds, break * to pieces, drag * name through the mud, drag * reputation through the mud, drag *
        down, wipe out, wreak havoc, wreak havoc on, cause chaos, cause havoc, put paid to, blow a hole in, set * back years, derail, scuttle, blight, tarnish,
        taint, ravage, put the kibosh on`,
      { pos: "verb", severity: 0.7, note: "With a person or an act as its subject; a storm or a bug may ruin things." },
    ),
    ...list(
      `
        cost me everything, cost us everything, cost me my life, cost me my career, cost me my sanity, cost me my health, lost everything because of you, ruin
        everything, ruin my life, ruin our lives, ruin my career, ruin my day, ruin everyone's day, the end of the world, the end of everything, the end of
        us, the death of me, the death of this team, the final nail in the coffin, beyond repair, beyond saving, past saving, damaged forever, all for
        nothing, down the drain, down the toilet, down the pan, down the tubes, up in smoke, up in flames, in ruins, in tatters, in shreds, in chaos, falling
        apart, fallen apart, fell apart, on its knees, dead in the water, set us back years, a living hell, hell on earth, pure hell, sheer hell, absolute
        hell, living nightmare, made a laughing stock, nobody trusts us any more, no one will ever trust us again, everything is broken, everything is ruined,
        everything's ruined, it's all ruined, all ruined, all over now, everything is lost, all is lost`,
      { severity: 0.7 },
    ),
    ...list(
      `
        disaster, catastrophe, complete disaster, total disaster, utter disaster, absolute disaster, nightmare, complete nightmare, write-off, car-crash, trainwreck, train-wreck, dumpster fire, shipwreck, apocalypse, armageddon, bloodbath, wasteland, war zone, warzone,
        madhouse, hellhole, bomb site, bombsite, chaos, havoc, mayhem, carnage, shambles, shitshow, shit show, clusterfuck, fiasco, debacle, farce, laughing-stock,
        wreckage, mess, total mess, complete mess, utter mess, hot mess, complete failure, total failure, complete waste, total waste, waste of a year,
        torture, purgatory, end of the world, failure of the century, hell, misery, lost cause, back in the stone age, back to the stone age, calamity,
        cataclysm, horror show, hellscape, omnishambles, total loss, ruination, freak show, bin fire`,
      { severity: 0.65, note: "Only as what an act has turned something into." },
    ),
  ],
};
