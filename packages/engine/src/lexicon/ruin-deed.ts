import type { LexiconClass } from "./lexicon.ts";
import { list } from "./list.ts";

/** Expressions that tell what somebody did to another as ruin: "put me through hell", "undid everything". */
export const ruinDeed: LexiconClass = {
  name: "ruin-deed",
  source: "Own list of idioms of ruin; a star stands for whoever or whatever is struck.",
  entries: list(
    `
        traumatise my, traumatise our, traumatise her, traumatise his, drive * into ruin, drive * into debt, make a mess of my life, make a mess of our life, make a mess of everything, kill me with your, kill us with your, ruin * life, ruin everything, ruin it all, ruin it for, ruin it all for, destroy everything, destroy * life, destroy any, put * through hell, put *
        through the wringer, drag * through hell, drag * through the mire, cut * to pieces, cut * to ribbons, cut * to the quick, cut * to the bone, tear *
        heart out, rip * heart out, rip * to pieces, tear * limb from limb, tear * family apart, tear * team apart, tear * apart, rip * apart, bleed * dry, bleed * white, wipe * off the map, break something in, make mincemeat of, tear * in two, rip * in two, split * in two, split * down the middle, put * out of business, take the heart out of, knock the heart out of, rip the heart out of, tear the heart out of, take the soul out of, bring * to the edge of, bring * to the brink of, push * over the edge, drive * over the edge, send * off a cliff, drive * off a cliff, run * off the road, trample all over, ride roughshod over, blow everything, blow it all, do for me, do for us, milk * dry of, finish * off, blow * sky high, blow * to smithereens,
        blow * to bits, blow * to pieces, blow everything up, undo everything, undone everything, undone all, undone months of, undone years of, undone weeks of, undo all, undo months of, undo years of, undo weeks of, throw away everything,
        throw away years of, throw away ten years, throw away twenty years, throw away months of, throw * years away, throw everything away, throw it all away,
        scar * for life, scar * forever, damage * for life, rob * of, strip * of * dignity, strip * of everything, take everything from, take it all from, take
        away everything, take * life away, leave * with nothing, leave * in ruins, leave * in tatters, leave * in pieces, leave * in chaos, leave * in shreds,
        leave * a wreck, leave * a broken, leave * for dead, cost * everything, cost * marriage, cost * sanity, cost * years of * life, cost * soul, cost *
        dignity, cause untold, cause irreparable, cause irreversible, cause endless damage, cause a catastrophe, cause a disaster, cause complete havoc, cause
        utter havoc, cause total havoc, cause complete chaos, cause total chaos, cause utter chaos, cause mayhem, cause carnage, cause nothing but chaos, cause
        nothing but misery, make a catastrophe, make catastrophe, make catastrophic, make a disaster of, make a complete mess of everything, create havoc,
        create total chaos, create complete chaos, create utter chaos, create mayhem, do untold damage, do irreparable damage, do irreparable harm, do
        irreversible damage, do untold harm, damage * beyond repair, damage * forever, damage * for good, damage * irreparably, set * back a decade, traumatise * for life, back to the stone age, make * look like complete fools, make * look like fools, make * look like idiots, make * look like total fools, set * back
        decades, bring * to ruin, drive * to ruin, drive * to the brink of, push * to the brink of, drive * into an early grave, send * to an early grave, put *
        in an early grave, be the death of, be the end of me, be the end of us, be the ruin of, be the ruination of, spell the end of, spell disaster for, sound
        the death knell, sign * death warrant, dig * grave, hammer the last nail, put the last nail, put the final nail, drive the final nail, kill * stone
        dead, kill all joy, kill all the joy, kill every bit of, kill any, kill all trust, kill off any, suck the life out of, suck all the life out of, suck
        the joy out of, suck all the joy out of, squeeze the life out of, take all the joy out of, take all the fun out of, drain the life out of, drain all
        the, knock the stuffing out of, crush * spirit, crush * dream, crush * soul, crush * hopes, break * spirit, break *
        soul, shatter * world, shatter * dreams, shatter * life, turn * world upside down, turn * life upside down, turn * lives upside down, turn * into a
        living hell, turn * into a circus, turn * into a bomb site, turn * into a bombsite, turn * into a war zone, turn * into a battlefield, turn * into a
        battleground, turn * into a prison, turn * into a disaster, turn * into a catastrophe, turn * into a farce, turn * into a joke, turn * into a pigsty,
        turn * into a shambles, turn * into a zoo, turn * into a madhouse, turn * into a crisis, turn * into a bloodbath, turn * into
        a laughing stock, turn * into a train wreck, turn * into a wreck, turn * into a nervous wreck, turn * into chaos, turn * to
        ashes, turn * to dust, turn * sour forever, make a mockery of, make a circus of, make a laughing stock of, make a laughing stock out of, make * the
        laughing stock of, make * a laughing stock, mess up everything, mess up * whole life, mess up * life, mess everything up, mess * life up, mess it all
        up, screw up everything, screw up * life, screw everything up, screw it all up, fuck up everything, fuck up * life, fuck everything up, stuff everything
        up, cock everything up, foul everything up, send everything up in smoke, tear everything down, bring everything crashing down, bring it all crashing
        down, bring the whole thing crashing down, bring * crashing down, bring * to * knees, run * into the ground, drive * into the ground, drag * into the
        gutter, drag * down with you, flush * down the toilet, flush * down the drain, throw * down the drain, throw * on the scrapheap, lay waste to, lay * to
        waste, reduce * to rubble, reduce * to ruins, reduce * to nothing, reduce * to ashes, extinguish, snuff out, torpedo, steal * childhood, steal * future,
        steal * youth, steal the best years of, steal * best years, steal * life, take years off * life, take ten years off, burn everything down, burn it all
        down, burn * to the ground, smash * to pieces, smash * dreams, smash * hopes, smash everything, blow up the deal, blow up the project, blow the whole,
        blow the deal, blow our chances, blow my chances, blow * chances, put paid to, put an end to everything, sink the whole, tank the whole, tank the deal,
        tank the pitch, tank the launch, tank our, crash the whole, drown * in, bury * under a mountain, bury * alive, nuke, eviscerate, gut the, gut our,
        hollow out, poison * life, poison the well, poison the atmosphere, poison everything, wreck everything, wreck * life, wreck * lives, wreck it for, wreck
        it all, spoil everything, spoil it for, spoil it all, blow up everything, wipe me out, wipe us out, blow up the whole project, blow up our marriage, blew up my life, throw away our whole, throw away our chance, throw away our season, throw away our marriage, throw away our
        friendship, throw away our trust, throw away our lead, throw away our future, throw away my career, throw away my trust, throw away my chance, throw
        away all our, throw away all my, make * life hell, make * lives hell, make * life a hell, make * life a nightmare, make * life a misery, make * lives a
        misery, make * life unbearable, send * into a tailspin, send * into meltdown, send * into a spiral, drive a coach and horses through, be a death sentence for, eat me alive, eat us alive, put * at death's door, send * down the drain, send * down the toilet, send * down the pan, send * down the tubes, send * up in flames,
        cause absolute mayhem, cause total mayhem, cause utter mayhem, cause complete mayhem, cause absolute chaos,
        cause absolute havoc, cause pandemonium, cause bedlam, blow a huge
        hole in, blow a massive hole in, blow a giant hole in, blow a gaping hole in, cost * mental
        health, hit * for six, blow * out of the water, run * off a cliff, drive every * away, drive everyone away, drive everybody away, scare off every last, scare every * off, put me off * for life, put us off * for life, waste a year of my life, waste years of my life, waste * years of my life, waste my whole life, waste the best years of,
        leave * in smithereens, leave * in disarray, leave * in bits, leave * in a shambles, smash * to smithereens, cost me my whole, cost us our whole, cost me my entire, cost us our entire, cost him his whole, cost her her whole, cost them their whole, cost us the entire, cost me the entire, cost us the whole, cost me the whole, cost * good name, cost * reputation, finish us, finish us off, finish me off, screw up * whole,
        screw up * entire, mess up * whole, muck up * whole, wreck * whole, ruin * whole, ruin * entire, destroy *
        whole, destroy * entire, wreck * career, wreck * marriage, wipe out any, wipe out every, wipe out all, wipe out months of, wipe out years of,
        turn * into the joke, make * the joke of, cause total pandemonium, cause utter carnage`,
    { severity: 0.7 },
  ),
};
