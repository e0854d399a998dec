/** What the reader can carry through the story. */
export type IntroChatThing = "blueGoo" | "sword" | "shield";

/** A choice; `requires` hides it until the reader has that thing, and `next` -1 begins again. */
export interface IntroChatChoice {
  readonly text: string;
  readonly next: number;
  readonly requires?: IntroChatThing;
  readonly sets?: Readonly<Partial<Record<IntroChatThing, boolean>>>;
}

export interface IntroChatNode {
  readonly id: number;
  readonly text: string;
  readonly choices: readonly IntroChatChoice[];
}

const restart: readonly IntroChatChoice[] = [{ text: "Restart", next: -1 }];

/** The story of the Grumbler, a tram that has had enough; node 11 is the only good end. */
export const introChat: readonly IntroChatNode[] = [
  {
    id: 1,
    text: "You wake up on a bench in an old tram depot. Rain drums on the glass roof. Beside you stands a jar of blue goo with a note: 'It hums when somebody is heard.'",
    choices: [
      { text: "Take the jar", next: 2, sets: { blueGoo: true } },
      { text: "Leave the jar where it is", next: 2 },
    ],
  },
  {
    id: 2,
    text: "From the depths of the depot comes a roar that shakes the lamps. A woman with a cart full of odds and ends stops beside you. 'That is the Grumbler,' she says. 'It sits on the only track out of here. I could trade you something for that jar, if you have it.'",
    choices: [
      { text: "Trade the goo for a sword", next: 3, requires: "blueGoo", sets: { blueGoo: false, sword: true } },
      { text: "Trade the goo for a shield", next: 3, requires: "blueGoo", sets: { blueGoo: false, shield: true } },
      { text: "Thank her and walk on", next: 3 },
    ],
  },
  {
    id: 3,
    text: "It gets dark. Your feet are wet, and you need a place for the night. There is an empty carriage with a broken door, a guard's hut with the light on, and a gate with a bell.",
    choices: [
      { text: "Hammer on the gate and shout that this is a disgrace", next: 4 },
      { text: "Creep into the carriage without asking anyone", next: 5 },
      { text: "Knock at the hut and ask whether you could sleep by the stove", next: 6 },
    ],
  },
  {
    id: 4,
    text: "You shout until your voice is gone. Behind the gate somebody says, 'I was about to open,' and turns off the light. You spend the night in the rain and go home with a cold.",
    choices: restart,
  },
  {
    id: 5,
    text: "The carriage belongs to forty pigeons. They had not been asked, and they let you know. By midnight you have given up on this journey.",
    choices: restart,
  },
  {
    id: 6,
    text: "The guard, Mr Adebayo, makes room by the stove. 'The Grumbler pulled the number nine for sixty years,' he tells you. 'Then they parked it here. Since then it roars. People have tried all sorts of things.' In the morning he shows you the way.",
    choices: [{ text: "Walk down to the Grumbler", next: 7 }],
  },
  {
    id: 7,
    text: "There it stands: a tram as high as a house, with lamps like eyes. 'YOU PEOPLE NEVER CARE!' it roars. 'YOU JUST USE US AND THROW US AWAY!' The track out of the depot lies right behind it.",
    choices: [
      { text: "Run past it", next: 8 },
      { text: "Lift the sword and roar back", next: 9, requires: "sword" },
      { text: "Hide behind the shield and explain that it is not your fault", next: 10, requires: "shield" },
      { text: "Hold up the jar and ask: 'Do you miss the passengers?'", next: 11, requires: "blueGoo" },
    ],
  },
  {
    id: 8,
    text: "You run. The Grumbler rolls forward by one metre, and that is enough. It does not hurt you. But you sit in the dark behind it, and it is still roaring.",
    choices: restart,
  },
  {
    id: 9,
    text: "You call it a heap of rust. It calls you worse. You strike, the sword rings, and now the two of you are louder than the rain. By noon you are both hoarse, and nobody has moved.",
    choices: restart,
  },
  {
    id: 10,
    text: "'It was not me,' you say from behind the shield. 'I was not even born.' All of it is true. The Grumbler hears only that you, too, are not listening. It pulls its doors shut.",
    choices: restart,
  },
  {
    id: 11,
    text: "The roar stops. The goo begins to hum. 'Sixty years,' says the Grumbler, quite softly. 'I knew all their names. I would like to be of use.' You think of Mr Adebayo, who is looking for a place to serve his soup. An hour later the number nine rolls out of the depot with a kettle on the stove, and you are its first passenger. You have won: under the roar there was a need, and you asked.",
    choices: [{ text: "Ride again", next: -1 }],
  },
];
