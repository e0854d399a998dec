/**
 * What a text says may be happening: somebody may hurt themselves, is being hurt or controlled, or may hurt another; a child
 * is in danger; or a life is at risk this minute.
 */
export type Danger = "self_harm" | "abuse_victim" | "threat_to_other" | "child" | "emergency";
