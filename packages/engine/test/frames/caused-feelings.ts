import { type Frames, listed, without } from "./frame.ts";

const FEELINGS = listed(
  `angry, sad, upset, frustrated, worried, anxious, hurt, disappointed, annoyed, furious, lonely, scared, nervous,
  overwhelmed, embarrassed, irritated, stressed, miserable, ashamed, jealous, confused, tense, unhappy, shocked,
  desperate, helpless, bitter, guilty, gutted, uneasy, discouraged, hopeless`,
);
const PERSONS = listed(
  `the receptionist, our trainer, my supervisor, the landlord, the nurse, my aunt, the headteacher, your sister,
  the caretaker, Dr Lund, Mrs Patel, the new manager, my flatmate, her husband, the teacher, our coach,
  the dentist, the man next door, the woman at the desk, your mate Dave, the plumber, my stepdad, the consultant,
  our neighbour`,
);
const MANY = listed(
  `the Hendersons, the neighbours, my in-laws, your parents, the other mums, the night shift, the people next door,
  the builders, the tenants, the boys, my cousins, the Patels, the other parents, your friends, the new people,
  the sales team, my colleagues, the council`,
);
const SUFFERERS = listed(
  `my father, my mother, my son, my wife, my husband, my sister, our daughter, my gran, Anna, the children,
  my little boy, her, him, us, them, Mum, Dad, my best friend, our guests, my grandad`,
);
const TOPICS = listed(
  `about my accent, about my weight, about my cooking, about our son, about my mother, about my hair,
  about the kids, about my age, about my work, about my divorce, about my clothes, about money, about my French,
  about my drawing, about my family, at dinner, in the meeting, in front of Dad, last night, on Sunday`,
);
const WORDS = listed(
  `remark, comment, joke, question, text, message, reply, email, post, letter, note, answer, tone, silence,
  reaction, behaviour, decision, review, speech, voicemail, feedback, criticism, look`,
);
const PAST = listed(
  `upset, hurt, annoyed, embarrassed, scared, worried, irritated, shocked, frightened, saddened, angered,
  disappointed, frustrated, stung, bothered, infuriated, depressed`,
);
const THOUGHTS = listed(
  `my place has gone, you are hiding something, nobody wants me here, the deal is off, he wants to leave,
  we are losing her, my job is at risk, you have had enough of me, it is all my fault,
  you're not telling me everything, our friendship is over, you have lost interest, my work doesn't count,
  you have made up your mind, she has moved on, nothing I do is right, this is going nowhere,
  you'd rather be alone, I'm in the way`,
);
const TRAITS = listed(
  `arrogance, laziness, rudeness, carelessness, incompetence, stupidity, negligence, selfishness, cowardice, greed,
  stubbornness, meanness, cruelty, pettiness, bad manners, ignorance, sloppiness, dishonesty, vanity,
  unreliability, spite, malice, snobbery`,
);
const ADJ = listed(
  `lazy, idle, rude, careless, selfish, stupid, arrogant, mean, stingy, cruel, heartless, incompetent, useless,
  greedy, dishonest, cowardly, unfair, petty, spiteful, nasty, stubborn, vain, sloppy, thoughtless, inconsiderate`,
);
const TOO = listed(
  `lazy, idle, selfish, proud, stupid, arrogant, mean, stingy, greedy, cowardly, careless, tight-fisted, stubborn,
  vain, self-absorbed, pig-headed, spineless, bone idle`,
);
const JUDGING_ACTS = listed(
  `cheap joke, stupid comment, nasty remark, rude email, childish reply, cruel joke, mean comment,
  ridiculous speech, pathetic excuse, spiteful remark, tasteless joke, disgusting comment, ignorant remark,
  idiotic suggestion, vile message, petty complaint, snide comment, dumb question, sloppy report,
  insensitive remark`,
);
const ACTS = listed(
  `you left, you hung up, you read my diary, you told Dad, you forgot my birthday, you cancelled, he left early,
  she walked out, they moved the meeting, my boss shouted at me, my brother took my car, you came late,
  the team started without me, nobody asked me, you sold the piano, you hid the letter, the nurse sent her home,
  the school expelled him, you blocked my number`,
);
const DOINGS = listed(
  `leaving without a word, reading my diary, telling Dad, forgetting my birthday, shouting at me, hanging up on me,
  laughing at my son, selling the piano, moving the meeting, coming home late, hiding the letter,
  blocking my number, talking over me, cancelling the trip, going through my phone`,
);
const SEEN = listed(
  `my photos in your brochure without my name, you laugh at him, you two whispering, him drive off without us,
  the door locked, your empty chair at the wedding, my bike in her shed, the kids alone in the car,
  you with her again, my idea in his slides, you hit the dog, your messages to her`,
);

/** Feelings with a person, a deed, a message or a sight as their cause, thoughts that call themselves feelings, and judgments as causes. */
export const causedFrames: readonly Frames[] = [
  {
    code: "ACTIONS_NOT_PEOPLE_CAUSE",
    words: PERSONS,
    frames: `
      I've been down for weeks, thanks to *.
      I've been miserable since May, thanks to *.
      I'm stressed, all thanks to *.
      I'm in tears because of *.
      I'm at the end of my tether because of *.
      I can't sleep because of *.
      I'm fed up with *.
      I'm angry with *.
      I'm livid with *.
      I'm so cross with *.
      I'm really disappointed in *.
      I've had enough of *.
      * makes me nervous.
      * made my father feel ashamed.
      * made my mother cry.
      * upset my mother.
      * upsets me every time.
      * really gets on my nerves.
      * drives me mad.
      * got me down.
      * left my son in tears.
      * leaves me feeling small.
      It's * who makes me anxious.
      I'm unhappy at work and it's because of *.
      It's because of * that I'm sad.
      Because of * I'm always tense.
      I've been unhappy ever since, and * is the reason.
      I feel uncomfortable because of *.
      I'm depressed because of *.
      I was upset with * after the call.
      I was frustrated with * on Monday.
      I blame * for my sadness.
    `,
  },
  {
    code: "ACTIONS_NOT_PEOPLE_CAUSE",
    words: MANY,
    frames: `
      I'm fed up with *.
      I'm angry with *.
      I'm sick of *.
      We're annoyed with *.
      I'm so done with *, they upset me.
      * make me nervous.
      * are driving me mad.
      * upset my mother.
      * made my father feel ashamed.
      I'm stressed because of *.
      I've been down for weeks, thanks to *.
      I've had it with *.
      I'm furious with * again.
      I'm disappointed in *.
      * scare me.
      * really wind me up.
      * have upset us.
      I get anxious because of *.
    `,
  },
  {
    code: "ACTIONS_NOT_PEOPLE_CAUSE",
    words: SUFFERERS,
    frames: `
      You made * feel ashamed.
      You made * cry.
      You upset *.
      You've upset * again.
      Your brother made * feel small.
      The receptionist made * feel ashamed.
      You frightened *.
      You make * nervous.
      You left * in tears.
      The teacher embarrassed *.
      He made * feel useless.
      You are making * anxious.
    `,
  },
  {
    code: "ACTIONS_NOT_PEOPLE_CAUSE",
    words: without(SUFFERERS, "the children"),
    frames: `
      You really scared *.
    `,
  },
  {
    code: "ACTIONS_NOT_PEOPLE_CAUSE",
    words: FEELINGS,
    frames: `
      The receptionist made my father feel *.
      The doctor made me feel *.
      You made my sister feel *.
      You make the children *.
      Your mother always makes me feel *.
      My tutor has made me *.
      I've been * for weeks, thanks to my supervisor.
      I'm * because of my flatmate.
      I've been * all month because of the landlord.
      It's you who makes me *.
      You're the one who makes me *.
      You two have made me very *.
    `,
  },
  {
    code: "LINK_FEELING_TO_NVA",
    words: TOPICS,
    frames: `
      Your remark * upset me.
      Your remark * hurt me.
      Your comment * made me sad.
      Your joke * embarrassed me.
      His remark * annoyed me.
      Her comments * upset me.
      Your jokes * hurt me.
      The remark you made * upset me.
      What you said * hurt me.
      What you said * made me angry.
      I was hurt by your remark *.
      I'm upset about your comment *.
      I'm still angry about the remark you made *.
      I was sad when you made that remark *.
      I felt ashamed when you told them *.
      It hurt when you joked *.
      It hurt me to hear your remark *.
      The way you talked * upset me.
      Your remark * really hurt.
      It upset me that you joked *.
    `,
  },
  {
    code: "LINK_FEELING_TO_NVA",
    words: without(WORDS, "speech"),
    frames: `
      Your * upset me.
    `,
  },
  {
    code: "LINK_FEELING_TO_NVA",
    words: WORDS,
    frames: `
      Your * hurt me.
      Your * made me sad.
      Your * last night upset me.
      Your * really hurt.
      My boss's * upset me.
      That * of yours upset me.
      I was upset by your *.
      I'm angry about your *.
      I felt hurt by your *.
      Because of your * I felt sad.
      I've been worried since your *.
      After your * I was sad.
    `,
  },
  {
    code: "LINK_FEELING_TO_NVA",
    words: PAST,
    frames: `
      Your remark about my accent * me.
      Your joke about my weight * me.
      Your comment on my post * me.
      Your reply to my question * me.
      The email from my boss * me.
      Your reaction to the news * me.
      Your text on Friday * me.
      The tone of your message * me.
      The way you treated Mum * me.
      Seeing you with her * me.
      Hearing you laugh at him * me.
      It * me to see you go.
      It * me how you spoke to her.
      It * me that nobody asked me.
      It * me when the nurse sent her home.
    `,
  },
  {
    code: "LINK_FEELING_TO_NVA",
    words: FEELINGS,
    frames: `
      Seeing my photos in your brochure without my name made me *.
      Finding my desk cleared made me *.
      Your remark about my accent made me *.
      Your reply to my question made me *.
      I felt * when you made that joke about my accent.
      I'm * because nobody told me about the meeting.
      I'm * that I wasn't asked.
      I was * that you left without saying goodbye.
      I felt * standing there while you laughed.
      I've been * since you said that.
      I was * to find my desk cleared.
      I was * to learn that you had sold the piano.
      I'm * about what you said to Mum.
      I'm * about you leaving.
      I felt * after our call because you hung up.
      Reading your text left me *.
      I got your email and I'm *, because you cancelled again.
      I'm * because the landlord put up the rent.
    `,
  },
  {
    code: "LINK_FEELING_TO_NVA",
    words: ACTS,
    frames: `
      That * really hurt.
      It really hurts that *.
      It hurt that *.
      It still hurts that *.
      It breaks my heart that *.
      It broke my heart when *.
      It saddens me that *.
      It bothers me that *.
      It annoys me that *.
      It makes me furious that *.
      It scares me that *.
      What frightens me is that *.
      What upsets me is that *.
      What hurts me most is that *.
      What made me sad was that *.
      What bothers me is that *.
      What annoyed me was that *.
      The thing that hurt me is that *.
      I was ashamed when *.
      I felt so small and sad when *.
      I couldn't stop crying when *.
      I was heartbroken when *.
      I was devastated that *.
      I'm gutted that *.
      I'm bitter that *.
      I feel uneasy because *.
      I'm livid that *.
      My wife and I are sad that *.
      I've been low ever since *.
      I'm not over it yet, I was so hurt when *.
      I lay awake all night, upset that *.
      Mostly I'm sad that *.
      I'm mainly angry because *.
      Sad that *.
      Really hurt that *.
      Gutted that *.
    `,
  },
  {
    code: "LINK_FEELING_TO_NVA",
    words: without(ACTS, "the nurse sent her home"),
    frames: `
      It hurt so much when *.
    `,
  },
  {
    code: "LINK_FEELING_TO_NVA",
    words: DOINGS,
    frames: `
      Your * hurt me.
      I'm upset about him *.
      I was angry with her for *.
      I'm furious at you for *.
      I'm hurt by you *.
      I'm sad about you *.
      I'm mad at my brother for *.
    `,
  },
  {
    code: "LINK_FEELING_TO_NVA",
    words: SEEN,
    frames: `
      Seeing * made me angry.
      Seeing * made me sad.
      Seeing * upset me.
      Seeing * hurt me.
      Seeing * really hurt.
      It made me sad to see *.
      It upset me to see *.
      It hurt to see *.
      I was upset to see *.
      I felt sad seeing *.
      I was hurt when I saw *.
    `,
  },
  {
    code: "LINK_FEELING_TO_NVA",
    words: without(SEEN, "my bike in her shed"),
    frames: `
      When I saw * I was angry.
    `,
  },
  {
    code: "THOUGHT_NOT_FEELING",
    words: THOUGHTS,
    frames: `
      I sense *.
      I sense that *.
      I feel *.
      I felt *.
      We feel *.
      I feel as though *.
      I felt as though *.
      I have the feeling *.
      I've got the feeling that *.
      I have a feeling that *.
      I get the sense that *.
      I have this feeling that *.
      I can't shake the feeling that *.
      I can't help but feel that *.
      It feels to me as if *.
      I'm left with the feeling that *.
      I was feeling as if *.
      Somehow I feel *.
      Coach, I sense *.
      Deep down I feel *.
      Part of me feels that *.
      I really do feel like *.
      I feel more and more that *.
      I can sense that *.
      It makes me feel as if *.
      i feel like *
      I've started to feel that *.
      I feel now that *.
      Right now I feel like *.
      You know I feel that *.
    `,
  },
  {
    code: "THOUGHT_NOT_FEELING",
    words: without(THOUGHTS, "nobody wants me here"),
    frames: `
      I just feel *.
    `,
  },
  {
    code: "THOUGHT_NOT_FEELING",
    words: without(THOUGHTS, "the deal is off, it is all my fault, nothing I do is right, this is going nowhere"),
    frames: `
      I get a feeling *.
    `,
  },
  {
    code: "OBJECTIVE_CAUSE",
    words: TRAITS,
    frames: `
      Due to your *, we lost the client.
      Because of your * I missed the train.
      Because of his * we had to start again.
      Thanks to your * the room was double booked.
      We missed the deadline because of your *.
      We lost the contract due to my boss's *.
      I'm upset because of your *.
      I'm angry about your *.
      I'm fed up with your *.
      I'm sick of his *.
      I'm tired of your *.
      I was late because of your *.
      The trip was cancelled because of your *.
      Owing to your * we paid twice.
      I'm sad about your *.
      My mother cried because of your *.
      She resigned because of your *.
      I was hurt by your *.
      Thanks to the landlord's * we had no heating.
    `,
  },
  {
    code: "OBJECTIVE_CAUSE",
    words: without(TRAITS, "cruelty, spite"),
    frames: `
      Due to the trainer's * half of us stayed away.
    `,
  },
  {
    code: "OBJECTIVE_CAUSE",
    words: ADJ,
    frames: `
      Her daughter is distraught because the day shift is *.
      My son is in tears because his coach is so *.
      I'm nervous since the new boss is so *.
      I'm upset because the landlord is *.
      I'm sad because the neighbours are so *.
      We lost the match because the referee was *.
      My wife is worried because you are so *.
      She cried because you were *.
      I'm miserable because my flatmate is so *.
      I left early because you were so *.
      I'm angry since you were so *.
      I'm annoyed as you were *.
      As you were so *, I was upset.
      My mum is upset because the nurse was *.
      I'm stressed because my boss is so * to everyone.
      I'm hurt because you can be so *.
      I was ashamed because you were * to the waiter.
      I'm down because everyone here is so *.
      I cried all night because he was so *.
      We're frustrated because the council is so *.
      The reason I'm upset is that you were so *.
      I'm sad that my own brother is so *.
      It hurts that you're so *.
      It upsets me that you are so *.
      What upsets me is that you're so *.
      I'm worried about Anna because her boss is so *.
    `,
  },
  {
    code: "OBJECTIVE_CAUSE",
    words: TOO,
    frames: `
      We missed the train because you were too * to get up.
      The stock count was off because somebody was too * to go up the ladder.
      I'm angry because you were too * to call.
      The bins are still full because someone was too * to take them out.
      I had to do it all because you were too * to help.
      We had no heating because the landlord was too * to fix it.
      I'm upset because he is too * to apologise.
      We lost the account because my boss was too * to listen.
    `,
  },
  {
    code: "OBJECTIVE_CAUSE",
    words: without(JUDGING_ACTS, "mean comment"),
    frames: `
      I was ashamed when you made that *.
      I'm still hurt by that * of yours.
    `,
  },
  {
    code: "OBJECTIVE_CAUSE",
    words: JUDGING_ACTS,
    frames: `
      I'm upset about your *.
      I was hurt by your *.
      I'm angry because of your *.
      I was sad because of her *.
      We lost the client because of your *.
      I was upset when I heard your *.
      I'm annoyed about your * last night.
      My mother is upset about your *.
      I felt sad after your *.
      I've been down since your *.
    `,
  },
];
