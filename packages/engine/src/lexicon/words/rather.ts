import { words } from "../words.ts";

export const HURT_LOST_ILL = words(`burnt, cold, drowned, hurt, ill, injured, killed, lost, sick, wet`);
