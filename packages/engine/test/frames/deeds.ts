import { listed } from "./frame.ts";

/** What nobody likes to have done to them. */
export const BAD_DEEDS = listed(
  `laugh at me, shout at me, interrupt me, ignore me, lie to me, make fun of me, ignore my messages, read my diary,
  cancel at the last minute, tell everyone my secret, touch my things, slam the door, go through my bag,
  leave your dishes in the sink, talk about me behind my back, speak to me like that, play loud music at night,
  throw your clothes on the floor, swear at the children, make jokes about my weight`,
);

export const BAD_DEEDS_ING = listed(
  `laughing at me, shouting at me, interrupting me, ignoring me, lying to me, making fun of me, ignoring my messages,
  reading my diary, cancelling at the last minute, telling everyone my secret, touching my things, slamming the door,
  going through my bag, leaving your dishes in the sink, talking about me behind my back, speaking to me like that,
  playing loud music at night, throwing your clothes on the floor, swearing at the children,
  making jokes about my weight`,
);
