import type { LexiconClass } from "./lexicon.ts";
import { list } from "./list.ts";

/** Words that stand as a feeling after "feel" and say what somebody did to the speaker. */
export const pseudoFeeling: LexiconClass = {
  name: "pseudo-feeling",
  source: "The guideline's ruling 20, widened by us with participles and idioms for what others did.",
  entries: list(
    `
        abandoned, abused, accused, ambushed, attacked, avoided, badgered, baited, bamboozled, belittled, betrayed, blackmailed, blamed, blanked,
        blindsided, bossed, bossed about, bossed around, boxed in, brushed aside, brushed off, bullied, bulldozed, burdened, called out, cast aside,
        cast out, caught out, censored, chastised, cheapened, cheated, cheated on, co-opted, coerced, conned, controlled, cornered, crapped on,
        criticised, crowded, cut out, deceived, degraded, dehumanised, demeaned, demonised, denied, deprived,
        deserted, despised, devalued, diminished, disbelieved, discarded, discounted, discriminated against, disempowered, dismissed, disowned,
        disregarded, disrespected, dissed, distrusted, ditched, dominated, double-crossed, dropped, dumped, dumped on, duped, edged out, erased,
        excluded, exploited, expendable, exposed, fobbed off, forced, forgotten, framed, frozen out, ganged up on, gaslighted, gaslit, ghosted, given
        the runaround, goaded, guilt-tripped, harassed, harrassed, hassled, hated, held back, held hostage, hemmed in, hoodwinked, hounded,
        humiliated, hung out to dry, ignored, imposed on, imposed upon, insignificant, insulted, interrogated, interrupted, intimidated, intruded on,
        intruded upon, invalidated, invisible, jerked around, judged, kept in the dark, kept out, kicked out, laughed at, lectured, left behind, left
        hanging, left in the dark, left in the lurch, left out, leftout, left to rot, let down, lied to, looked down on, looked down upon, lumbered,
        made fun of, made a fool of, made to look small, maligned, manipulated, marginalised, marginalized, messed about, messed around, micromanaged,
        micro-managed, minimised, misjudged, misled, misrepresented, mistreated, mistrusted, misunderstood, misused, mocked, mugged off,
        nagged, neglected, not believed, not heard, not listened to, not seen, not respected, not appreciated, not valued, not wanted, not supported,
        not taken seriously, not trusted, not included, objectified, ostracised, outcast, outed, outmanoeuvred, outmaneuvered,
        outnumbered, overlooked, overpowered, overruled, overworked, palmed off, passed over, patronised, penalised, penalized,
        persecuted, picked on, pigeonholed, pigeon-holed, played, played for a fool, ploughed over, preached at, pressured, pressurised,
        provoked, punished, pushed aside, pushed around, pushed away, pushed into a corner, pushed out, put down, put on the spot, put upon,
        railroaded, rail-roaded, rebuffed, rejected, replaced, replaceable, ridiculed, ripped off, robbed, rushed, sabotaged, scapegoated, scammed,
        scolded, screwed, screwed over, second-rate, set up, shafted, shamed, shortchanged, short-changed, shouted at, shot down, shoved aside,
        shunned, shut down, shut out, shut up, sidelined, silenced, singled out, slagged off, slandered, slighted, smeared, smothered, sneered at,
        snubbed, spied on, squashed, squeezed out, stabbed in the back, steamrollered, steamrolled, stereotyped, stifled, stitched up, stonewalled,
        strung along, suffocated, swindled, taken advantage of, taken for a fool, taken for a ride, taken for granted, talked down to, talked over,
        targeted, thrown under the bus, threatened, thwarted, told off, torpedoed, trampled, trampled on, trampled over, tricked, trodden on, treated
        like a child, treated like dirt, treated unfairly, two-timed, unaccepted, unacknowledged, unappreciated, unbelieved, uncared for, undercut,
        undermined, underestimated, underpaid, underrated, undervalued, unfairly treated, unheard, uninvited, unloved, unimportant, unnoticed,
        unprotected, unrecognised, unrespected, unseen, unsupported, untrusted, unwanted, unwelcome, upstaged, used, victimised, vilified, violated, walked all over, walked over, watched, wronged, written off, yelled at, bypassed, cold-shouldered, disposable,
        invaded, nitpicked, sold short, sold out, sold down the river, shouted down, treated as a child, treated like rubbish, treated like a number,
        treated like a servant, unconsidered, unwished for, under attack, under scrutiny, under surveillance, under suspicion, spoken down to, spoken
        to like a child, talked about, talked at, gossiped about, whispered about, second-guessed, thrown away, thrown out, cut off mid-sentence,
        monitored, policed, surveilled, scrutinised, demoted, infantilised, infantilized, drowned out, left to * alone, left alone with,
        left on my own with, left to fend for myself, left to cope, treated like, treated as, treated badly, treated poorly, treated differently,
        treated shabbily, kept at arm's length, laughed out, led on, led up the garden path, leaned on, cheated out of, dragged into, dictated to,
        driven out, forced out, gagged, guilted, jilted, kept small, kept down, kicked around, kicked aside, milked, needled, pestered,
        poked fun at, preyed on, preyed upon, press-ganged, put in a box, put in a corner, reduced to, scoffed at, screamed at, sidestepped, skipped
        over, snapped at, spurned, stepped on, taken in, tested, tokenised, torn down, toyed with, treated second class, turned away,
        turned down, unasked, unconsulted, unvalued, unthanked, unwelcomed, vetoed, wrong-footed, second best, second choice, spied upon, surplus to
        requirements, relegated, cut out of, written out of, squeezed dry, taken apart, picked apart, pulled apart, shouted out, bled dry, hijacked,
        undermanaged, overmanaged, overcontrolled, babysat, sized up, talked out of, talked into, bought off, paid off, fleeced, overcharged, palmed
        off on, humoured, tolerated, barely tolerated, sneaked on, ratted on, snitched on, tattled on, blackballed, shopped, grassed up,
        dobbed in, rubbished, trashed, slated, savaged, torn to pieces, torn to shreds, eaten alive, thrown to the wolves, thrown to the lions, thrown
        in at the deep end, fooled, led astray, swept aside, swept under the carpet, swept under the rug, overshadowed, outshone, unchosen, unpicked,
        unfollowed, unbacked, undefended, undersold, undercut by, ousted, evicted, banished, exiled, iced out, shunted, shunted aside, elbowed out,
        muscled out, crowded out, pushed back, knocked back, knocked down, beaten down, ground down, worn down by, slapped in the face, kicked in the
        teeth, spat on, pissed on, shat on, dumped upon, foisted, saddled with, landed with, stuck with everything, pushed into, rushed into, forced
        into, taken for a mug, taken for an idiot, made to feel small, made to feel stupid, made to feel guilty, treated like a nuisance, kept
        waiting, kept at bay, left standing, left high and dry, left holding the baby, left to pick up the pieces, sent away, sent packing, brushed
        away, waved away, waved off, besieged, benched, blown off, branded, browbeaten, brainwashed, caged, castigated, censured, compromised, condemned, condescended to, cowed, crucified, cut short, debased, defrauded, denigrated, derided, discredited, disenfranchised,
        disgraced, dishonoured, disparaged, displaced, doubted, downgraded, downtrodden, dragged down, eclipsed, enslaved, entrapped, fenced in, forsaken, grilled, henpecked, hustled, imprisoned, inconvenienced, instrumentalised, kept on a short leash, kept at a distance, under
        the thumb, labelled, left in limbo, left stranded, lorded over, loathed, looked past, looked through, made a scapegoat, made the butt of,
        maltreated, mansplained to, manhandled, mishandled, moaned at, mothered, muted, muzzled, negated, oppressed, ordered about, ordered around, outvoted,
        overburdened, passed by, patted on the head, penned in, pinned down, pitied, played off against, poorly treated, prejudged, profiled, pushed to
        one side, put aside, put in my place, put in a difficult position, put in an awkward position, put on hold, put on the back burner, put on trial, put
        out to pasture, questioned, ranted at, reprimanded, sacrificed, scorned, set aside, shackled, shelved, shrugged off, shushed, hushed, spoken over, stalked, stared at, starved of affection, starved of attention, stigmatised, stomped on, stripped
        of, strong-armed, subjugated, suppressed, suspected, sworn at, tarred with the same brush, taunted, teased, traded in, trolled, tuned out, turned
        against, unforgiven, uninformed, unneeded, unrewarded, usurped, walked on, warned off, lied about, kept guessing, kept in limbo, unfairly judged,
        unfairly criticised, unfairly blamed, body-shamed, ganged up against, outsmarted, overridden, preached to, hard done by,
        ill-treated, shat upon, tossed aside, cast off, trodden underfoot, unheeded, upbraided, undesired, disliked, detested, resented, shouted over, stepped
        over, fat-shamed, leered at, ogled, victim-blamed, deskilled, downplayed, trivialised, trivialized, backstabbed, cut down, leant on, failed by, compared
        to my, compared to her, compared to him, compared with my, pushed from pillar to post, hunted, brutalised, brutalized, obstructed, repressed, reviled,
        dispossessed, outgunned, outwitted,
        stood up, dressed down, badly treated, done over, uncared-for, a burden, sent to coventry, given the cold shoulder, an
        afterthought, made to look a fool, made to look stupid, made to look foolish, hung up on, ridden
        roughshod over`,
  ),
};
