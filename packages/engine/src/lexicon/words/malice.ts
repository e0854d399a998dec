import { words } from "../words.ts";

export const HARMING = words(`
  annoy, belittle, bully, control, destroy, embarrass, frighten, humiliate, hurt, insult, irritate, manipulate, mock, offend,
  provoke, punish, ridicule, sabotage, scare, shame, spite, torment, undermine, upset, wound
`);

export const PLAINLY = words(`apparently, clearly, deliberately, even, evidently, just, obviously, plainly, simply`);

export const MODALS_OF_WISH = words(`go, have, hope, need, ought, plan, seem, tend, use, want`);

export const SHADY = words(`
  avoid, bury, cheat, cover, dodge, force, hide, ignore, provoke, push, shift, squeeze, stall, trick, wear, weasel, worm,
  wriggle
`);

export const ME_US_HIM = words(`everybody, everyone, her, him, me, my, others, our, people, them, us`);
