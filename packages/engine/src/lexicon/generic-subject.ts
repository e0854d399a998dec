import type { LexiconClass } from "./lexicon.ts";
import { list } from "./list.ts";

/** Subjects that stand for everyone, behind which a writer can hide a wish of their own. */
export const genericSubject: LexiconClass = {
  name: "generic-subject",
  source: "Own list: indefinite pronouns and 'any decent …' frames.",
  entries: list(
    `
        one, people, everyone, everybody, anyone, anybody, someone, somebody, nobody, no-one, a person, folk, folks, others, the others, most people,
        normal people, decent people, sane people, reasonable people, sensible people, grown-ups, adults, humans, human beings, any normal person,
        a normal person, any decent person, a decent person, any reasonable person, a reasonable person, any sane person, any sensible person, any rational
        person, any adult, any grown-up, any professional, a professional, a true professional, any decent manager, a good manager, any good
        manager, a decent manager, any decent boss, any decent doctor, any decent teacher, any decent neighbour, any decent human being,
        a decent human being, any real friend, a real friend, a true friend, a good friend, any friend, any good friend, any parent, any good parent, any
        decent parent, a good parent, a good mother, a good father, any mother, any father, any half-decent developer, any competent developer, any competent
        engineer, any competent person, any competent manager, any fool, any idiot, any child, any employer, any decent employer, a good employer, a good
        teacher, a good boss, a good leader, a real leader, a real man, a real team player, a team player, a good wife, a good husband, a loving husband, a
        loving wife, a caring person, a grown man, a grown woman, the whole world, the rest of the world, society, the world`,
    { pos: "noun" },
  ),
};
