import type { LexiconClass } from "./lexicon.ts";
import { list } from "./list.ts";

/** Predicates that tell a state of ruin: "in tatters", "down the drain", "never be the same". Somebody to blame must be in view. */
export const ruinState: LexiconClass = {
  name: "ruin-state",
  source: "Own list of idioms of ruin, British and American.",
  entries: list(
    `
        in ruins, in tatters, in shreds, in chaos, in meltdown, in freefall, in free fall, in ashes, name is mud, the mother of all disasters, the mother of all catastrophes, a sinking ship, unemployable, lose all faith, lose all trust, lose all hope, lose all respect, lose all confidence, lose all joy, lose all interest in life, nothing is sacred,  the worst day of my life, the worst week of my life, the worst year of my life, the worst night of my life, the worst
        day of our lives, the worst year of our lives, kiss * goodbye, all hope is gone, all hope is lost, good name is gone, the end of my career, the end of
        my marriage, the end of our marriage, the end of our friendship, the end of the family, the end of this family, the end of the club, the end of
        this team, is shot because, is shot thanks, nothing works any more, nothing works anymore, nothing * works any more, nothing * works anymore, never forgive us, go to pieces, go to the wall, fall to bits, fall to pieces, come crashing down, collapse like a house of cards, a morgue, a ghost
        town, a joke, a circus, dead, the beginning of the end, total anarchy, in pieces, in smithereens, in
        flames, in the gutter, in the toilet, in the bin, down the drain, down the toilet, down the tubes, down the pan, down the plughole, down the plug hole,
        down the swanny, down the gurgler, up in smoke, up the spout, up the creek, out of the window, go to the dogs, go to pot, gone to hell, go to hell in a handcart, gone to rack and ruin, gone up in, gone forever, gone for good, gone for ever,
        lost forever, lost for ever, lost for good, ruined forever, ruined for good, beyond repair, beyond saving, past saving, beyond rescue, beyond salvage,
        beyond redemption, unsalvageable, irreparable, irreparably damaged, irreversible, catastrophic, disastrous, devastating, cataclysmic, apocalyptic,
        calamitous, ruinous, for nothing, shot to pieces, shot to hell, blown to bits, done for, toast,
        history, dust, kaput, doomed, screwed, buggered, fucked, finished, game over, curtains for, finito, over for good,
        living hell, living in hell, hell on earth, pure hell, sheer hell, absolute hell, utter hell, a living nightmare, a total nightmare, an absolute
        nightmare, a complete nightmare, nothing but a nightmare, nothing but chaos, nothing but misery, one long nightmare, a nightmare ever since, a nightmare
        since, hell ever since, hell since, chaos ever since, chaos since, total chaos, utter chaos, complete chaos, absolute chaos, pure chaos, absolute
        carnage, total carnage, a bloodbath, a massacre, a train wreck, a car crash, a wasteland, a total mess, an absolute mess, a complete mess, an utter
        mess, a complete shambles, a total shambles, an absolute shambles, an utter shambles, complete and utter, a total write-off, a complete write-off, a
        catastrophe, a total catastrophe, a total disaster, an absolute disaster, a complete disaster, an utter disaster, a disaster of, a nightmare of, a
        complete fiasco, a total fiasco, a complete failure, a total failure, a laughing stock, world war three, world war iii, a ruin, a smoking ruin, a smouldering ruin, a complete ruin, a total ruin, an utter ruin, a battlefield, a battleground, a graveyard, a disaster zone, a burnt-out shell, a smoking wreck, a smouldering wreck, a complete wreck, a total wreck, a wreck, falling apart, fallen apart, fell apart, on its
        knees, on our knees, on its last legs, dying a slow death, circling the drain, worthless now, never recover, never get over, never be the same, never
        the same again, never forgive * for as long, never trust anyone, never trust anybody, never be able to trust, never sleep again, never be happy again, lose everything, lost it all, nothing left of, nothing is left of, nothing remains of, nothing left to save, nothing left to live for,
        the end of the world, the end of everything, the end of us, the final nail in, everything is broken, everything is ruined, everything is lost, all is
        lost, all ruined, all over now, it's all over, life is over, life is literally over, life is basically over, life is as good as over, life is pretty much over, life is effectively over, career is as good as over, at war, the joke of the, the talk of the, toxic, poisonous, unbearable, poisoned, career is over, marriage is over, season is over, friendship is over,
        life's over, career's over, a war zone, like a bomb site, like a bombsite, like a pigsty, like a bomb hit it, like a bomb had gone off,
        like a crime scene, on the rocks, tits up, belly up, pear-shaped, hanging by a thread, past mending, beyond mending, past fixing, beyond fixing, in utter disarray, down the swanee, six feet under, a bin fire, an omnishambles, a calamity, one big mess`,
    { severity: 0.65 },
  ),
};
