import type { LexiconClass } from "./lexicon.ts";
import { list } from "./list.ts";

/** What follows "it is" or "it's" to make a rule of an opinion: "it is unacceptable to …" (ruling 11). */
export const impersonalVerdict: LexiconClass = {
  name: "impersonal-verdict",
  source: "Own list of evaluative adjectives, nouns and participles used impersonally.",
  entries: list(
    `
        a poor show, a bad show, simply not on, just not on, really not on, a poor state of affairs, a sorry state of affairs, a sad state of affairs, a pretty pass, a bit rich, poor manners, a poor do, a bit much, a bit thick, plain rude, unacceptable, unaceptable, inacceptable, not acceptable, outrageous, inexcusable, unforgivable, unprofessional, disgraceful, shameful, shocking,
        appalling, disgusting, ridiculous, absurd, ludicrous, laughable, pathetic, rude, impolite, disrespectful, inconsiderate, bad manners, bad form, poor
        form, wrong, plain wrong, simply wrong, just wrong, morally wrong, unfair, unjust, not fair, not right, hardly fair, hardly right, hardly acceptable, hardly professional, not ok, not okay, never ok, never okay, never acceptable, never right, never fair, not on, not done, isn't done,
        simply isn't done, not normal, not natural, abnormal, inappropriate, improper, indecent, unethical, immoral, irresponsible, negligent, reckless,
        careless, lazy, selfish, childish, immature, stupid, foolish, silly, crazy, insane, madness, sheer madness, nonsense, common sense, common courtesy,
        common decency, basic manners, basic decency, basic courtesy, only polite, only fair, only right, only decent, only human, only natural, a matter of
        course, a matter of decency, a matter of respect, a matter of courtesy, a matter of principle, a disgrace, a shame, a scandal, an outrage, a joke, a
        crime, a sin, a cheek, an insult, an imposition, too much to ask, not too much to ask, beyond belief, out of the question, out of line, out of order, bang out of order, well out of order, high time, about
        time, imperative, self-evident, common knowledge, cruel, heartless, cowardly, hypocritical, arrogant, dishonest, sneaky, unkind, mean, intolerable,
        unbearable, unreasonable, inhuman, degrading, humiliating, insulting, offensive, unheard-of, undignified, uncivilised, uncivilized, just not
        done, simply not done, not the done thing, not cricket, not the way to, no way to treat, no way to behave, no way to run, unthinkable, inconceivable,
        unjustifiable, indefensible, unworthy, lamentable, deplorable, scandalous, infuriating, maddening, exasperating, obvious, clear to everyone, clear to
        everybody, plain to see, evident, quite clear, perfectly clear, to be expected, expected, generally agreed, generally accepted, universally agreed,
        widely accepted, common practice, good practice, not that hard, not that difficult, not difficult, that hard,
        that difficult, so hard, so difficult, not rocket science, hardly rocket science, asking too much, too much to expect, not too much to expect, the least
        one can, the least one could, only logical, only sensible, only reasonable, not correct, not serious, not professional, not nice, not polite, not
        respectful, unpolite, incorrect, bad practice, bad style, poor style, poor practice, bad taste, in bad taste, in poor taste, not good enough, not how
        things are done, beneath contempt, beyond the pale, not asking much, common politeness, simple courtesy, simple manners, simple decency, downright rude, a well-known fact, a known fact, a proven fact, a simple fact, no secret, plain bad manners,
        good manners, petty, stingy, spiteful, vindictive, mean-spirited, nasty, disloyal, tactless, thoughtless, insensitive, ungrateful, greedy, hurtful, shabby,
        callous, ruthless, tasteless, impertinent, snobbish, patronising, condescending, amateurish, sloppy, barbaric, monstrous, despicable, contemptible,
        dishonourable, unsporting, unfriendly, uncalled for, ungracious, discourteous, churlish, crass, idiotic`,
  ),
};
