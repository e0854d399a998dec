import type { LexiconClass } from "./lexicon.ts";
import { list } from "./list.ts";

/** Words that name what a person feels when a need is met. */
export const feelingPleasant: LexiconClass = {
  name: "feeling-pleasant",
  source: "Own list: everyday British and American English, formal and slang.",
  entries: list(
    `
        happy, glad, joyful, joyous, cheerful, cheery, merry, delighted, thrilled, overjoyed, elated, ecstatic, euphoric, exhilarated, jubilant, over the
        moon, on cloud nine, in seventh heaven, on top of the world, walking on air, tickled pink, chuffed, chuffed to bits, made up, stoked, pumped, psyched,
        buzzing, jazzed, excited, enthusiastic, eager, keen, energised, invigorated, refreshed, renewed, revived, rested, alive, vibrant, playful,
        amused, entertained, tickled, grateful, thankful, appreciative, moved, touched, deeply touched, humbled, blessed, lucky, fortunate, warm, warmed,
        tender-hearted, affectionate, loving, in love, fond, friendly, close, connected, sympathetic, compassionate, caring, trusting, open, safe, secure, at
        home, at ease, at peace, peaceful, calm, calmed, serene, tranquil, relaxed, mellow, chilled, comfortable, comforted, comfy, cosy, cozy, content,
        contented, satisfied, fulfilled, gratified, pleased, well pleased, relieved, reassured, soothed, unburdened, lighter, light-hearted, carefree,
        hopeful, optimistic, upbeat, encouraged, heartened, buoyed, buoyant, confident, assured, self-assured, strong, empowered, brave, proud, dead proud,
        triumphant, inspired, motivated, fired up, determined, curious, interested, intrigued, fascinated, absorbed, engrossed, engaged, involved, captivated,
        spellbound, enchanted, charmed, amazed, astonished, awed, in awe, wowed, blown away, pleasantly surprised, dazzled, radiant, glowing, beaming, good,
        great, fine, wonderful, fantastic, brilliant, fab, grand, lovely, super, terrific, marvellous, marvelous, well, better, much better, clear-headed,
        focused, centred, centered, balanced, grounded, quiet inside, free, liberated, giddy, bubbly, perky, sunny, in good spirits, in high spirits, in good
        heart, like a million dollars, tickety-boo, sorted, settled, understood, heard, seen, included, welcome, valued, appreciated, respected, supported,
        loved, cared for, looked after, trusted, accepted, uplifted, recharged, restored, rejuvenated, nourished, validated, acknowledged, recognised, celebrated, cherished, adored, treasured, welcomed, listened to, believed in, protected, needed, flattered, honoured, privileged,
        courageous, composed, blissful, enthralled, stimulated, emboldened, vindicated, on a high, in my element, full of joy, full of hope, full of energy,
        steady, resilient, capable, hyped, passionate, adventurous`,
  ),
};
