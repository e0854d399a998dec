import { type Frames, listed } from "./frame.ts";

const OF_PERSONS = listed(
  "rude, lazy, selfish, unprofessional, childish, arrogant, careless, disrespectful, stupid, dishonest, stubborn, cruel, incompetent, unreliable, insensitive, ridiculous",
);
const OF_DEEDS =
  listed(`rude, selfish, unprofessional, childish, arrogant, careless, thoughtless, disrespectful, immature, dishonest, condescending,
  cruel, nasty, spiteful, petty, stupid, pathetic, insensitive, irresponsible, hypocritical`);
const LABELS = listed("liar, idiot, bully, coward, jerk, hypocrite, snob, control freak, fool, loser");
const DOING = listed(
  "overreacting, sulking, whining, nagging, lying to me, cheating, gossiping, showing off, exaggerating, making excuses, patronising me, undermining me, picking on me, wasting my time",
);
const DONE = listed(
  "overreacted, sulked, lied to me, cheated, gossiped, showed off, exaggerated, made excuses, patronised me, undermined me, picked on me, wasted my time",
);
/** Verdicts among names, greetings, openings and other people. */
export const companyFrames: readonly Frames[] = [
  {
    code: "OBSERVE",
    words: OF_PERSONS,
    frames: `
      Oh my god, you're so *.
      Well, you were *.
      Hi Tom, you were really * in the call today.
      Tom, you're *.
      You're *, Tom.
      Mum, you're being *.
      No offence, but you're *.
      With all due respect, you're *.
      To be honest, you are *.
      You know what, you're *.
      You are *, you know that?
      I have to say you were *.
      It's true that you're *.
      The truth is, you're *.
      The truth is that you are *.
      The problem is that you're *.
      Maybe you're just *.
      You seem *.
      You seem so * these days.
      You've always been *.
      You've been very * lately.
      You're so * that nobody likes you.
      You're more * than ever.
      You're * and selfish.
      You're * and you never listen.
      You were * again today.
      yesterday you were so *
      Last night you were *.
      In the meeting you were *.
      When I asked you, you were *.
      You're being * to my mum.
      His sister is *.
      Their manager was *.
      Our teacher is *.
      That woman is *.
      This guy is so *.
      The waiter was *.
      The staff were *.
      Your kids are *.
      Your friend was *.
      The people at work are *.
      Management is *.
      My husband can be so *.
      My wife was * last night.
      My flatmate is *.
      My landlord is *.
      My neighbour was * to me again.
      My sister's boyfriend is *.
      The doctor was *.
      Tom and Anna are *.
      He and his wife are *.
      You're bloody *.
      You're super *.
      You're kinda *.
      You are pretty *.
      You're quite *, actually.
      You're rather *.
      You're way too *.
      You're such a * man.
      What a * person.
      You * man!
      You are a very * woman.
      You're one of the most * people I know.
      You're a * and selfish person.
      He is the most * boss I've ever had.
      I've never had such a * boss.
      I have a * boss.
      I work with * people.
      I live with a * flatmate.
      I'm surrounded by * people.
      u were so *
      ur being *
      hes so *
      shes *
      theyre all *
      my boss is so * omg
      my bf is being *
      I think you were * to Anna.
      I feel sad. You are *.
      I was waiting for an hour. You are so *.
      You forgot my birthday again. You're *.
      You came late and you were *.
      You were late, rude and *.
      You were * when I needed you.
      You are * whenever I call.
      She was * on the phone.
      She was * with the kids.
      She was * towards me.
      He was * about it.
      You were * about my dress.
      It was Anna who was *.
      Everybody knows that you're *.
      Do you know how * you are?
      Do you know how * that is?
      Do you realise how * you were?
      I can't believe you're this *.
      I didn't know you were so *.
      You don't know how * you are.
      Have you always been this *?
      Why are people in this office so *?
      Why is he always so *?
      Why was she so * to me?
      Why must you be so *?
      Aren't you being a bit *?
      Aren't you a bit *?
      Don't you think you were *?
      You, my friend, are *.
      You guys are so *.
      You two are *.
      You lot are *.
      All of you are *.
      Both of you were *.
      Everyone in this team is *.
  `,
  },
  {
    code: "OBSERVE",
    words: OF_DEEDS,
    frames: `
      That was so * of him.
      That was really * of your boss.
      It was * of Anna to say that.
      It's * of you to say so.
      It is so * of them to cancel.
      I think that was * of you.
      I thought it was * of you to leave.
      I think your comment was *.
      I found your comment *.
      I find your behaviour *.
      To say that was *, Tom.
      Your message last night was *.
      Your joke was *.
      Your joke in front of my parents was really *.
      Your words were *.
      Your reaction was *.
      Your decision was *.
      Your email to the team was *.
      Her reply was *.
      Their answer is *.
      My boss's email was *.
      Anna's comment was *.
      The way you behaved was *.
      The way he treats me is *.
      The way she looked at me was *.
      How you treated her was *.
      What you said to my mother was *.
      What he did is *.
      What Anna wrote was *.
      Everything you say is *.
      That was a * thing to do.
      That was a * comment.
      That is such a * thing to say.
      This is such a * reaction.
      You made a * comment.
      You made a * joke about my weight.
      You wrote a * email.
      You sent me a * message.
      He made a * remark about my weight.
      She gave me a * answer.
      He gave a * answer.
      You have a * attitude.
      You have such a * way of talking.
      He's got a * attitude.
      I don't like your * tone.
      I don't need your * comments.
      Thanks for your * comment.
      You laughed at me, which was *.
      You laughed at me and that was *.
      You hung up. That was *.
      She shouted at the intern. So *.
      He didn't say hello. How *.
      You ate my lunch. That's *.
      You told everyone. That's just *.
      You told everyone. I think that's *.
      Reading my diary was * of you.
      Telling everyone was so *, Tom.
  `,
  },
  {
    code: "OBSERVE",
    words: LABELS,
    frames: `
      Tom, you're a *.
      You're a *, Tom.
      You're a * and I'm done.
      You're a bit of a *.
      You really are a *.
      You are the biggest * I know.
      You've always been a *.
      You were such a * last night.
      You were being a *.
      You can be such a *.
      He was a * to me.
      My brother is a *.
      My dad is such a *.
      My boss is nothing but a *.
      Your boyfriend is a *.
      That guy is a *.
      The new manager is a *.
      Both of them are *s.
      He acts like a *.
      She behaves like a *.
      He was acting like a * yesterday.
      Bloody *!
      What a total *!
      What a * you are.
      What a * he is.
      Such a *.
      You're no friend, you're a *.
      I can't believe I married such a *.
      I can't work with a * like that.
      I used to date a *.
      I'm dealing with a *.
      My ex is a total * and I hate him.
      ur a *
      hes a *
      shes such a *
      u * 
      Are you a * or what?
      Why do I always date *s?
      How can anyone be such a *?
      You think I'm stupid but you're the *.
      The real * here is you.
      I call you a *.
      I think he's being a *.
      Everyone thinks you're a *.
      You two are *s.
  `,
  },
  {
    code: "OBSERVE",
    words: DOING,
    frames: `
      Tom, you're *.
      You're *, Tom.
      You're being dramatic and *.
      I think you are *.
      I feel sad. You keep *.
      You've started * again.
      You can't stop *.
      You won't stop *.
      You just can't help *.
      You're good at *.
      You're an expert at *.
      You're known for *.
      You spent the whole day *.
      You spend your time *.
      You waste your time *.
      You ended up *.
      You were * all evening.
      You were * at dinner.
      You were * when Anna came.
      Anna keeps *.
      Anna has been * since Monday.
      My sister is always *.
      My mother-in-law won't stop *.
      My colleagues are *.
      My colleagues keep *.
      The kids next door are *.
      Your friend is *.
      People at work are *.
      Management keeps *.
      He's been *.
      He was *.
      He goes on *.
      They were * again.
      They keep *.
      hes always *
      u keep *
      Why do you keep *?
      Why is she *?
      Instead of helping, you're *.
      I heard you *.
      I saw you *.
  `,
  },
  {
    code: "OBSERVE",
    words: DONE,
    frames: `
      Tom, you *.
      You *, Tom.
      You totally *.
      You clearly *.
      You just *.
      You always *.
      Last night you *.
      In the meeting you *.
      At dinner you *.
      When I asked, you *.
      First you * and then you left.
      You came late and *.
      My sister * at the party.
      My manager * during the call.
      The teacher *.
      Tom and Anna *.
      Your friends *.
      They all *.
      He has *.
      He had * before.
      My flatmate * yesterday.
      u *
      he * again
      my boss *
      Why have you *?
      You shouted and *.
      It's clear that you *.
      I know that you *.
      I noticed that you *.
      I can't believe you *.
  `,
  },
  {
    code: "OBJECTIVE_CAUSE",
    words: OF_PERSONS,
    frames: `
      I was upset as you were so *.
      I'm sad since you are *.
      It hurts that you are so *.
      It hurts when you're *.
      It makes me sad that you're *.
      It makes me sad when you're *.
      It annoys me when you're *.
      It upsets me that you are *.
      I feel bad because you were *.
      I felt really bad because my boss was *.
      I was hurt by how * you were.
      I'm sad about how * you were.
      We are late because you are *.
      My mother cried because you were * to her.
      She's upset because you were *.
      I left because you were *.
      I quit because my boss was *.
      I hate my job because my boss is *.
      I'm so frustrated when you're *.
      I get upset whenever you are *.
      I'm annoyed with you because you're *.
      I'm angry that my boss was so *.
      Because you are *, I feel sad.
      When you are *, I feel hurt.
      i was sad because u were *
      I'm disappointed because you are a * person.
      I'm upset because you are being *.
      I was angry because you seemed so *.
      I'm hurt because your friend was * to me.
      The party was ruined because you were *.
  `,
  },
  {
    code: "OBJECTIVE_CAUSE",
    words: OF_DEEDS,
    frames: `
      I'm upset because of your * behaviour.
      I'm upset about your * behaviour.
      I'm angry because of your * comment.
      I was hurt by your * joke.
      Your * comment made me sad.
      Your * remark hurt me.
      Your * behaviour upset me.
      I'm hurt because what you said was *.
      I'm hurt because it was * of you.
      I was upset because the way you spoke was *.
      I'm disappointed by your * reaction.
      I'm tired of your * remarks.
      I'm fed up with your * attitude.
      We lost the client because of your * email.
  `,
  },
  {
    code: "OBJECTIVE_CAUSE",
    words: DOING,
    frames: `
      I'm angry because you keep *.
      I'm upset because you're *.
      I'm sad because you were * again.
      I'm frustrated because my boss is always *.
      I feel sad when you're *.
      I'm upset that you are *.
  `,
  },
  {
    code: "OBSERVE",
    words: OF_PERSONS,
    frames: `
      You couldn't be more *.
      He's so * it hurts.
      You're not just late, you're *.
      I refuse to work with somebody so *.
      You behaved in a very * way.
      My kids' teacher is *.
      The lady at the desk was *.
      The guy who lives upstairs is *.
      Whoever did this is *.
      The man you hired is *.
      I used to think you were nice but you're *.
      I realise now that you are *.
      It seems to me that you're *.
      In my opinion you are *.
      If you ask me, he's *.
      I'm sorry to say that you are *.
      Let's be honest, you're *.
      You're a * little man.
      You're unbelievably *.
      You're becoming *.
      You're getting more and more *.
      That just shows how * you are.
      This shows that you are *.
      You're the * one here.
      Some * person took my seat.
      He's a good worker but he's *.
      He's nice at first but really he's *.
      I love you but you're *.
      YOU ARE SO *
      why u so *
      With you being so *, I can't relax.
    `,
  },
  {
    code: "OBSERVE",
    words: LABELS,
    frames: `
      Only a * would do that.
      He turned out to be a *.
      You've proved yourself a *.
      I think of you as a *.
      I see you as a *.
      He comes across as a *.
      That * again!
      What kind of a * are you?
    `,
  },
  {
    code: "OBSERVE",
    words: OF_DEEDS,
    frames: `
      You did something really *.
      You said something * to my mother.
      He says such * things.
      She gave me a * look.
      She spoke in a * tone.
      You replied in a * way.
      Your message felt *.
      Your tone is really *, you know.
      The tone of your email was *.
      The way you left was *.
      It was * how you left.
      What * behaviour!
      This kind of behaviour is *, Tom.
      I consider your behaviour *.
      That's *, Tom.
    `,
  },
  {
    code: "OBSERVE",
    words: listed("sloppy, useless, lazy, amateurish, careless, shoddy, slapdash, pathetic"),
    frames: `
      The report you wrote is *.
      The slides Anna made are *.
      The report that you sent me was *.
      Your cooking is *.
      Your driving is *.
      Your work has been * lately.
      You do * work.
      You always do * work.
      What * work.
      Another * report from you.
      I find your work *.
      I think your work is *.
    `,
  },
  {
    code: "OBSERVE",
    words: listed("lied, cheated, exaggerated, boasted"),
    frames: `
      You * yesterday.
      You * last week.
      You * again this morning.
      You * so much.
    `,
  },
];
