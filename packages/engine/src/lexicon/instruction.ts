import type { LexiconClass } from "./lexicon.ts";
import { list } from "./list.ts";

/** Verbs and cues of recipes, manuals and directions, whose "you need to" and bare imperatives command nobody. */
export const instruction: LexiconClass = {
  name: "instruction",
  source: "Own list of verbs and markers from manuals, recipes, care advice, forms and route directions.",
  entries: [
    ...list(
      `
        press, click, tap, type, enter, select, scroll, drag, drop, swipe, double-click, right-click, tick, untick, check the box, install, uninstall,
        reinstall, download, upload, unzip, restart, reboot, reset, reload, refresh, log in, log out, log on, sign in, sign up, sign out, plug in, plug,
        unplug, switch on, switch off, turn on, turn off, turn left, turn right, turn the key, twist, screw, unscrew, tighten, loosen, push, pull, lift,
        lower, slide, hold down, hold the button, hold the key, insert, remove, attach, detach, connect, disconnect, configure, set the flag, run the script,
        run the command, build, compile, deploy, clone, merge, rebase, commit, squash, export, import, copy, paste, save, rename, open the file, open the tab,
        open the app, preheat, boil, simmer, bake, fry, roast, grill, stir, mix, whisk, beat the eggs, knead, chop, slice, dice, peel, grate, drain the pasta,
        weigh, sift, beat until, beat till, beat it until, beat it till, cut back, cut * back, prune, deadhead, sow, mulch, rinse, soak, sprinkle, season, serve, marinate, melt, pour, fold in, roll out, defrost, wash at, iron on low, fill in, fill out, complete the form,
        print, sign here, initial, staple, stamp, post the form, scan the code, quote the reference, bring your passport, show your pass, show your ticket, show your passport, add an egg, add one egg, add two eggs, add three eggs, sand the, plant them, plant it, add the egg, add salt, add the salt, add sugar, add the sugar, add milk, add the milk, add water, add flour, add butter, add oil, add a pinch, add a spoonful, take exit, take the
        first left, take the lift, take the stairs, follow the signs, follow the path, cross the road, change at, get off at, park behind, ring the bell, use
        the side entrance, take the tablet, take the antibiotic, take with food, take one, take two, apply the cream, keep the dressing, keep the wound, keep
        refrigerated, swallow, chew, inhale, rub in, shake well, allow to cool, leave to cool, leave to dry, drink plenty, rest the leg, raise the leg`,
      { pos: "verb" },
    ),
    ...list(
      `
        step, first step, next step, then, next, finally, after that, once that is done, when prompted, if prompted, in the menu, in settings, under settings,
        on the left, on the right, at the top, at the bottom, in the top right, the button, the tab, the field, the form, the receipt, the box, the key, the
        switch, order number, reference number, password, pin, in order to, to reset, to install, to open, to claim, to log in, to apply, to register, to
        enrol, to cancel your, to renew, to start the, to stop the machine, to avoid damage, to avoid errors, to avoid injury, for best results, per day, eat or drink, after midnight, hours before, the dressing,
        twice a day, once a day, three times a day, with food, before meals, after meals, degrees, minutes, tablespoon, teaspoon, grams`,
    ),
  ],
};
