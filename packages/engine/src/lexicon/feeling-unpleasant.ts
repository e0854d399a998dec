import type { LexiconClass } from "./lexicon.ts";
import { list } from "./list.ts";

/** Words and expressions that name what a person feels inside when a need is unmet, not what somebody did. */
export const feelingUnpleasant: LexiconClass = {
  name: "feeling-unpleasant",
  source:
    "Own list: everyday British and American English, formal and slang, checked against the guideline (rulings 3, 17, 20).",
  entries: [
    // Anger
    ...list(`
        grouchy,
        angry, furious, livid, mad, irate, enraged, incensed, infuriated, outraged, raging, fuming, seething, cross, annoyed, irritated, irked, peeved,
        miffed, narked, vexed, exasperated, aggravated, cheesed off, brassed off, ticked off, teed off, pissed off, pissed, hacked off, browned off, hot under
        the collar, up in arms, indignant, resentful, bitter, embittered, displeased, disgruntled, hopping mad, raging mad, seeing red, apoplectic, wound up,
        worked up, het up, riled, riled up, fed up, fed up to the back teeth, sick and tired, sick to death, at boiling point, at the end of my tether, at the
        end of my rope, at my wit's end, at my wits' end, at our wits' end, at our wit's end, at wits end, at my wit end, at the end of our
        tether, grumpy, cranky, ratty, tetchy, testy, spitting feathers, beside myself, beside ourselves, ropeable, salty, ready to scream, close to exploding, jealous,
        envious, frustrated, dissapointed, angered, maddened, piqued, galled, rankled, aggrieved, nettled, antagonised`),
    // Fear and worry
    ...list(`
        afraid, scared, frightened, terrified, petrified, fearful, panicky, panicked, panicking, panic-stricken, in a panic, alarmed, anxious, worried,
        worried sick, concerned, apprehensive, nervous, uneasy, jittery, jumpy, edgy, on edge, tense, stressed, stressed out, under stress,
        distressed, distraught, troubled, bothered, perturbed, disturbed, disquieted, unsettled, rattled, shaken, shaken up, shook up, freaked out, freaking
        out, spooked, creeped out, horrified, appalled, aghast, full of dread, a bundle of nerves, a nervous wreck, a bag of nerves, on tenterhooks, in a cold
        sweat, scared stiff, scared to death, worried to death, frightened to death, out of my mind with worry, insecure, vulnerable, agitated, on pins and
        needles, in knots, sick with worry, worried out of my mind, in a state, in bits, losing sleep, climbing the walls, desperate, in despair, despairing,
        flustered, fretful, overwrought, filled with dread, anguished, in anguish, in turmoil, unnerved, daunted`),
    // Sadness and hurt
    ...list(`
        sad, saddened, unhappy, upset, feeling blue, down in the dumps, down in the mouth, depressed, dejected, despondent, disheartened, discouraged,
        dispirited, downhearted, downcast, crestfallen, glum, gloomy, gutted, heartbroken, heart-broken, broken-hearted, brokenhearted, heartsick,
        heavy-hearted, devastated, grieving, grief-stricken, bereft, inconsolable, sorrowful, mournful, tearful, in tears, weepy, close to tears, on the verge
        of tears, near to tears, miserable, wretched, melancholy, forlorn, hopeless, in a dark place, in a bad place, lonely, lonesome, homesick, hurt, deeply
        hurt, cut up, choked up, woebegone, low-spirited, sick at heart, bummed, bummed out, dismayed, disillusioned, disenchanted,
        deflated, demoralised, demoralized, demotivated, unmotivated, pained, torn up, sickened, disgusted, revolted, repulsed, grossed out, sorry for myself,
        at my lowest, at rock bottom, helpless, powerless, defeated, regretful, remorseful, crushed, shattered, heart-sore, on the floor, in the doldrums`),
    // Shame
    ...list(`
        ashamed, embarrassed, mortified, guilty, sheepish, self-conscious, abashed, chagrined, uncomfortable, inadequate, worthless,
        red-faced, ill-at-ease`),
    // Strain and confusion
    ...list(`
        overwhelmed, overwelmed, snowed under, burned out, burnt-out, frazzled, stretched thin, at breaking point, at my limit, at our limit, at my
        breaking point, at our breaking point, on my knees, on my last legs, running on empty, running on fumes, confused, bewildered, baffled, perplexed,
        mystified, dumbfounded, stunned, shocked, shellshocked, shell-shocked, taken aback, conflicted, torn, disconnected, discontented, dissatisfied,
        unsatisfied, unfulfilled, impatient, restless, gobsmacked, thrown off balance, at sixes and sevens, losing patience, losing heart, out of patience,
        boiling with anger, boiling with rage, shaking with rage, speechless with rage, sick to my stomach, close to despair, steaming, put out, at a loss for
        words, scared witless, scared out of my wits, angry as hell, mad as hell, beyond angry, beyond frustrated, beyond upset, offended, affronted, antsy,
        mopey, keyed up, strung out, tensed up, uptight, twitchy, paranoid, mistrustful, distrustful, thunderstruck, dazed, flabbergasted, disoriented,
        disorientated, desolate, tortured, tormented, harried, beleaguered, run ragged, jaded, lovesick, contrite, conscience-stricken, guilt-ridden,
        guilt-stricken, green with envy, huffy, in a huff, in a strop, in a bad mood, in a foul mood, irritable, short-tempered, sick as a parrot, sick to the
        back teeth, sick with nerves, frantic, tearing my hair out, pulling my hair out, in a flap, in a tizzy, in shock, in disbelief, in distress, in torment,
        in a rage, crippled by anxiety, crippled with anxiety, paralysed with fear, frozen with fear, weighed down, out of my depth, dumbstruck, knocked for six, flummoxed, nonplussed, bemused, befuddled, discombobulated, disconcerted, ruffled, weirded out, nervy, cooped up,
        friendless, alienated, vengeful, mentally exhausted, emotionally exhausted, emotionally drained, mentally drained, chastened, shamefaced, disaffected,
        fretting, agonising, dying inside, boiling mad, foaming at the mouth, ready to explode, about to explode, fit to be tied,
        spitting nails, at the end of my patience, near breaking point, past caring, beyond caring, crabby, teary, disconsolate, at a low ebb, on the brink of
        tears, cut to the quick, in low spirits, downbeat, boiling over with rage, boiling over with anger, traumatised, traumatized, confounded,
        frenzied, repelled,
        peed off, hot and bothered`),
  ],
};
