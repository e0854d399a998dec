import { type CreateScenario, NO_PARTS } from "@wellput/contract";
import { namedScenarioIds } from "./named-scenarios.ts";

interface Situation {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
}

const situations: readonly Situation[] = [
  {
    id: namedScenarioIds.scenario1,
    title: "The aggressive communicator",
    paragraphs: [
      "You and Viktor lead two teams that share one workshop. On Monday a delivery went to the wrong door, and both teams lost a morning. In the meeting that afternoon, Viktor stood up and spoke loudly for several minutes. He pointed at you and said, ‘This is what happens when your people are in charge.’ When you began to explain, he said, ‘I am not finished,’ and hit the table with his hand. The others looked at their notes. Afterwards he greeted you as on any other day.",
      "It was the second time this month. Since then you have noticed that you say less when he is in the room. You also know that his team had a customer waiting, and that he was called about it twice at home. Next week the two of you plan the summer shifts. You would like to talk with him before that, alone, and agree on how you speak to each other in front of the teams.",
    ],
  },
  {
    id: namedScenarioIds.scenario2,
    title: "The idea stomper",
    paragraphs: [
      "You work with Beatriz on the plans for next year’s fair. She has organised it for nine years, and you joined in the spring. In the last three meetings you brought up five ideas: a stand for children, a later closing hour, tickets by phone, music on the square, and a second entrance. Each time Beatriz answered within a few words. ‘We tried that.’ ‘That won’t work here.’ ‘Who would pay for it?’ Then she went on with her list.",
      "After the third meeting, Kofi told you that he liked the tickets by phone and had not dared to say so. You have begun to keep your ideas to yourself, and the work is less fun. You also see how much Beatriz carries. She knows every permit and every cable, and last year she was ill for two weeks after the fair. You want to go on working with her. You would like your ideas to get a few minutes each before they are decided on.",
    ],
  },
  {
    id: namedScenarioIds.scenario3,
    title: "The boss who only criticizes",
    paragraphs: [
      "Mr Osei has been your manager for a year. Every Friday he goes through your week with you. The talk lasts ten minutes. He reads from a sheet: the call that went on too long, the report with the wrong date, the customer who rang twice. When the sheet is empty, he says, ‘That’s it, then,’ and stands up. In twelve talks you have not heard about anything that went well, although your sales have gone up since the summer. Two customers wrote to thank you, and you know that he read both letters.",
      "You have started to sleep badly on Thursdays. Last week you caught yourself looking at other jobs. A colleague says that Mr Osei speaks well of you when you are not there. He may think that good work needs no words. You would like to know where you stand, and you would like to leave the Friday talk with something that you can build on.",
    ],
  },
  {
    id: namedScenarioIds.ownscenario,
    title: "A situation of your own",
    paragraphs: [
      "Here you bring a situation from your own life. Choose one that still bothers you, but not the hardest one you have. A talk that went wrong last week is a good start; an old wound can wait until you have had some practice.",
      "Write down what happened as you would tell it to a stranger. Who said what? When and where was it? What happened next? Leave out real names and places, and use a letter or a made-up name instead. Then let your judgments come: write them as they are, nobody marks them here. They are a good trail, because under each of them you will find a feeling and something that matters to you.",
      "The steps that follow lead you along that trail, to the other person’s side, and back to a message. At the end you can send it, change it, or keep it for yourself. If you are in danger, please look for help from people first. This page is for learning.",
    ],
  },
  {
    id: "2b6e8f43-d05a-4e17-9c2d-71a3b4f8e505",
    title: "A phone at the dinner table",
    paragraphs: [
      "You and Elif eat together at half past seven, most days with your two children. It is the only hour of the day in which all four of you are in one room. For some weeks now Elif’s phone has been on the table. Yesterday it rang twice during dinner. She answered, went into the hall and came back when the plates were empty. Your son asked, ‘Is Mum coming back?’ You said something sharp when she sat down, and the rest of the evening was quiet.",
      "You know that her team is short of two people, and that she is afraid to miss a call from her boss. You also remember what she said in the spring: that these dinners were what she looked forward to. You miss her, and you miss the talking. You would like to find a way in which she can be reached when it truly matters, and in which dinner belongs to the four of you again.",
    ],
  },
  {
    id: "f7a1c9d8-4e62-4b93-8d3f-5c0e9b7a2606",
    title: "News that was yours to tell",
    paragraphs: [
      "Three weeks ago you were told that you have an illness that will stay with you. You can live well with it, but you needed time to get used to the thought. You told two people: your partner and your friend Chidi. You asked Chidi to keep it to himself. On Saturday, at a birthday party, Marisol put her arm around you and said that she was so sorry to hear your news. Then a man whom you hardly know gave you the name of a clinic. You went home early.",
      "Chidi sent you a text on Sunday, asking how you were. You have not answered. You are hurt, and you had counted on him. At the same time, he sat with you for a whole evening when you had just heard. Perhaps he was worried and needed someone to talk to. You want to tell him what Saturday was like, and agree on who learns what, and from whom.",
    ],
  },
];

function toScenario({ id, title, paragraphs }: Situation): CreateScenario {
  const own = { id, title, summary: paragraphs.join("\n\n") };
  return { ...NO_PARTS, ...own, finalMessage: "", isPublic: true, parentDoc: null, groupName: null };
}

/** The public scenarios of a fresh installation; their ids are fixed, so that installing twice stores them once. */
export const starterScenarios: readonly CreateScenario[] = situations.map(toScenario);
