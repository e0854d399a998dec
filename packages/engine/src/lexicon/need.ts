import type { LexiconClass } from "./lexicon.ts";
import { list } from "./list.ts";

/** General things a person can need, value or aspire to (NVA): never one concrete act of another person. */
export const need: LexiconClass = {
  name: "need",
  source: "Own list of human needs and values in plain words; single words are common property.",
  entries: list(
    `
        acceptance, accomplishment, accountability, accuracy, achievement, acknowledgement, acknowledgment, adventure, affection, alignment, appreciation,
        attention, attentiveness, authenticity, autonomy, awareness, balance, beauty, being heard, being included, being listened to, being on time, being
        seen, being taken seriously, being treated fairly, being trusted, being told, being asked, being consulted, being involved, being informed, belonging,
        breathing space, calm, calmness, candour, candor, care, celebration, certainty, challenge, choice, civility, clarity, cleanliness, closeness, closure,
        co-operation, cooperation, coherence, collaboration, comfort, commitment, common ground, communication, community, companionship, compassion,
        competence, confidence, confidentiality, connection, consideration, consistency, contact, continuity, contribution, control, courage, courtesy,
        creativity, credibility, credit, decency, dedication, dependability, depth, dialogue, dignity, discipline, diligence, discretion, discovery,
        diversity, ease, education, effectiveness, efficiency, emotional safety, empathy, empowerment, encouragement, energy, enjoyment, equality, equity,
        esteem, ethics, exchange, excellence, exercise, expression, fair play, fairness, faith, family, family time, feedback, fidelity, financial security,
        flexibility, focus, forgiveness, free time, freedom, friendship, fulfilment, fulfillment, fun, generosity, gentleness, giving, good faith, good
        manners, good work, good teamwork, goodwill, grace, gratitude, growth, guidance, happiness, harmony, healing, health, help, home, honesty, honour, hope, humanity, humility, humour, identity, inclusion, independence, information, initiative, innovation, input, inspiration, integrity,
        intimacy, involvement, joy, justice, keeping agreements, keeping our promises, keeping our word, keeping promises, keeping my word, kindness, knowing
        where i stand, leadership, learning, leisure, lightness, listening, love, loyalty, mastery, meaning, mental health, mercy, morale,
        motivation, movement, mutual respect, mutuality, mutual trust, novelty, nurturing, openness, opportunity, order, orderliness, ownership,
        participation, partnership, patience, peace, peace and quiet, peace of mind, people's safety, perspective, planning, play, pleasure, politeness,
        precision, predictability, preparation, presence, privacy, productivity, professionalism, progress, protection, psychological safety, punctuality,
        purpose, quality, quality time, quiet, reassurance, reciprocity, recognition, recovery, reflection, relaxation, reliability, relief, reputation,
        respect, responsibility, responsiveness, rest, resilience, results, rhythm, room to breathe, routine, safety, sanity, security, self-care,
        self-determination, self-esteem, self-expression, self-respect, self-worth, sensitivity, serenity, shared decisions, shared reality, sharing, silence,
        simplicity, sincerity, sleep, solidarity, solitude, space, spirituality, spontaneity, stability, stimulation, straightforwardness, strength,
        structure, success, support, sustainability, sympathy, tact, teamwork, thoroughness, thoughtfulness, tidiness, time for myself, time off, time to
        myself, time together, time with my family, time with my kids, time with the children, time with you, togetherness, tolerance, touch, tradition,
        tranquillity, tranquility, transparency, trust, truth, truthfulness, understanding, union, unity, variety, warmth, well-being, wellbeing, wellness,
        wholeness, work-life balance, working well together, working together, good relations, a good relationship, my health, my family, my independence, my
        privacy, my time, our friendship, our relationship, our marriage, fair treatment, equal treatment, a fair share, fair pay, fresh air, hygiene, good
        communication, open communication, clear communication, an honest answer, mutual support, a say, my own space, personal space, a voice, downtime,
        accessibility, consent, boundaries, company, someone to talk to, a break, a hug, time to think, space to think, some rest, me-time, solace, nourishment,
        insight, wisdom, vitality, renewal, sanctuary, refuge, shelter, tenderness, romance, bonding, kinship, camaraderie, fellowship, rapport, agency,
        self-reliance, liberty, self-confidence, laughter, playfulness, excitement, passion, rigour, prosperity, a living wage, stillness, regularity,
        constancy, steadiness, impartiality, objectivity, even-handedness, moderation, modesty, prudence, carefulness, foresight, preparedness, perseverance,
        persistence, determination, grit, virtue, morality, principles, frankness, directness, plain speaking, straight talking, constructive criticism,
        tactfulness, hospitality, neighbourliness, helpfulness, altruism, benevolence, goodness, open-mindedness, curiosity, inclusivity,
        inclusiveness, human rights, parity, give and take, compromise, consensus, direction, meaningful work, development, mentoring, mentorship, clear
        expectations, clear roles, advance notice, advance warning, fair warning, timeliness, promptness, follow-through, availability, visibility, influence,
        legacy, nature, the outdoors, daylight, nutrition, healthy food, team spirit, community spirit, a good atmosphere, a friendly atmosphere, a calm
        atmosphere, real conversation, reconciliation, peacefulness, nonviolence, friendliness, sobriety, assurance, trustworthiness, faithfulness, devotion,
        supportiveness, elbow room, alone time, time alone, time to rest, time to relax, time to recover, time to prepare, time for us, calm mornings, clear
        agreements, a clean kitchen, a tidy home, being believed, being appreciated, being respected, being valued, being kept informed, being kept in the loop,
        an even workload, a manageable workload, an equal say, an open mind, human contact, mutual help, personal growth, free evenings, quiet evenings,
        peaceful evenings, physical contact, fair division of labour, down time, stability at home, a routine, meaningful conversation,
        a bit of notice, some notice, more notice, enough notice, some warning, a bit of warning, more warning, a fresh start, my nights, my evenings, my weekends, my eight hours, my sundays, my mornings, my lunch break, a moment to myself, a minute to myself, an hour to myself, a moment of peace, a calm home, a peaceful home, clear words, clear rules, clear plans, our evenings together, our mornings together, evenings together, mornings together, meals together, breakfast together, dinner together, talks together, weekends together, keeping to agreements, a level playing field, straight answers,
        emotional support, more exchange, some exchange, bravery, self-development, room for myself`,
    { pos: "noun" },
  ),
};
