import type { Frames } from "./frame.ts";

const sentences = (text: string) => text.trim().split(/\s*\n\s*/);

/** Sentences that stand for themselves, alone and behind a greeting. */
export const plainSentenceFrames: readonly Frames[] = [
  // Verdicts on people, their work and what they do.
  {
    code: "OBSERVE",
    words: sentences(`
      My boss treats us like dirt.
      He treated her like garbage.
      You talk to me like I'm stupid.
      Your mother sticks her nose into everything.
      You always play the boss.
      My sister is such a gossip.
      Your son has no manners.
      The waiter didn't have any manners at all.
      You made a complete mess of the accounts.
      You let us all down yesterday.
      He cheated on his wife.
      You betrayed my trust.
      Your attitude stinks.
      Her behaviour was out of order.
      You went behind my back.
      He stabbed me in the back.
      You are the worst roommate ever.
      She is a terrible cook and a worse friend.
      My brother is good for nothing.
      The new boss doesn't have a clue.
      You haven't got a clue.
      He couldn't organise a party in a brewery.
      You have no shame.
      What a stupid thing to do.
      That was low, even for you.
      You are so full of yourself.
      You act like a child.
      He behaves like a spoilt child.
      My neighbour is crazy.
      Your friend is weird.
      She's two-faced and fake.
      You are not a good friend.
      You're a bad father.
      He is a terrible driver.
      Your work is not good enough.
      Your excuse is lame.
      The teacher was unfair to my son.
      They are all thieves.
      You acted like an idiot last night.
      He talks rubbish.
      You are talking nonsense.
      Your plan makes no sense, it's stupid.
      The way you dress is embarrassing.
      Your jokes are not funny, they are cruel.
      You abused our trust.
      You took advantage of my kindness.
      You used me.
      You exploited your staff.
      You embarrassed me in front of my parents with your bad behaviour.
      You stole my idea.
      He is a control freak and a bully.
      She lied to everybody.
      My ex is a psycho.
      You're crazy.
      Are you stupid?
      How stupid can you be?
      You must be out of your mind.
      You are sick in the head.
      You have a screw loose.
      My colleague is slow and lazy.
      You're slow.
      You have a big mouth.
      You are a big disappointment.
      You are a failure as a father.
      You're an awful person.
      Nobody is as selfish as my sister.
      I have never seen such a lazy man.
      You are no better than your father.
      You are just as bad as him.
      The manager is incompetent and should be fired.
      You wrote the worst report I have ever read.
      That was the most selfish thing anyone has done to me.
      You have ruined your children with your laziness.
      You lied through your teeth.
      You cheated in the test.
      Your room is a pigsty.
      He's dumb as a rock.
      You are a disgrace to this family.
      The doctor was cold and arrogant with my mother.
      It was mean of you to laugh.
      You were not honest with me.
      You weren't fair to her.
      You are not normal.
      You handled it badly.
      You did a bad job.
      You did it wrong on purpose, you fool.
      You spoil that child rotten.
      My landlord is a greedy man who only thinks of money.
      You are being ridiculous.
      Don't be such a baby.
      Stop being so dramatic.
      What a selfish man you are.
      You people are so rude.
      The guy at the counter was rude and unhelpful.
      He was very unfriendly to me.
      The staff was unfriendly and slow.
      The service was terrible and the waitress was rude.
      You are impossible.
      You are unbearable.
      She's a pain.
      My flatmate is disgusting, he never washes.
      You're so mean to me.
      You are heartless.
      You have a heart of stone.
      You're cold as ice.
      My mother-in-law is a nosy old woman.
      Your brother is a drunk.
      He's just a lazy student who lives off his parents.
      You sounded so arrogant on the phone.
      You looked bored and you were rude to my guests.
      You gave me a stupid answer.
      He gave us a lame excuse.
      She made a nasty comment about my dress.
      They played a cruel trick on my son.
      The mechanic did a terrible job on my car.
      You cooked a disgusting meal.
      What you wear is ridiculous.
      The way you eat is disgusting.
      How you treat your mother is shameful.
      The thing you did to her was unforgivable.
      The people who live next door are noisy and rude.
      The man who sold me this car is a crook.
      The teacher who wrote this letter is unfair.
      The friend who told you that is a liar.
      Someone who treats animals like that is cruel.
      The one who is lazy here is you.
      It is you who is being rude.
      You, my friend, are a hypocrite.
      You and your friends are so immature.
      You are as stubborn as your father.
      You're worse than a child.
      You're more selfish than ever.
      You never were honest, you're a liar.
      You are simply not reliable.
      You can't be trusted.
      You're not trustworthy.
      One can't rely on you, you are unreliable.
      You lack respect.
      You show no respect.
      You've got no heart.
      You ran away like a coward.
      You cheated me out of my money.
      They tricked my grandmother.
      You manipulated me for years.
      You neglected your own children.
      He bullies the younger boys.
      She spreads lies about me.
      She gossips about everyone in the office.
      He shows off in front of his friends.
      You waste your life in front of the TV.
      You are wasting everybody's time.
      You overreacted yesterday.
      You exaggerate everything.
      You're making a drama out of nothing.
      You were drunk and disgusting.
      You broke your promise like the liar you are.
      Your email was rude.
      Your text message was mean.
      The letter from your lawyer is an insult.
      The answer from the school was arrogant.
      The reply I got from you was rude.
      Your house is a mess and so are you.
      Your kids are badly behaved.
      Your dog is fine but you are rude.
      Look at this mess, you lazy pig.
      Thanks for nothing.
      Great, you forgot it again, genius.
      How nice of you to finally answer.
      Congratulations, you lost the keys again.
      The dentist who treated my son was rough and rude.
      The girl who cut my hair was careless.
      The family that lives below us is noisy and inconsiderate.
      The students we rent to are pigs.
      The colleague who sits behind me is a gossip.
      The boss we had before was a tyrant.
      The lawyer you recommended is a crook.
      The man my sister married is a liar.
      Those who vote for him are stupid.
      People who leave their dogs alone all day are selfish.
      Somebody who lies to his wife is a coward.
      Whoever planned this trip is an idiot.
      Whoever hired him was blind and stupid.
      What you told the kids was irresponsible.
      What he wrote about me is a lie.
      What your mother cooked was disgusting.
      Everything you said last night was hurtful and cruel.
      The story you told my boss is a lie.
      The present you gave her was cheap and thoughtless.
      The way my colleagues talk about clients is disgusting.
      The way you drive is dangerous and stupid.
      How he spoke to the cleaner was disgusting.
      I think your sister is a bit arrogant.
      I find my new colleague arrogant.
      I find it rude that you left early.
      I consider him a fool.
      I call that selfish.
      To be honest, your boyfriend is a loser.
      If you ask me, he's a fraud.
      In my eyes you are a coward.
      Let's be honest, you are lazy.
      You know what? You are a hypocrite.
      Sorry to say it, but you were rude to my parents.
      I have to say, your team is badly organised.
      You seem to be a selfish person.
      You turned out to be a liar.
      You proved that you are a coward.
      It was a stupid idea of yours.
      It was your stupid idea.
      It's typical of you to be late, you are so unreliable.
      This was a mean trick.
      You played a dirty trick on us.
      You behaved badly at dinner.
      You treated my guests badly.
      You spoke very rudely to the nurse.
      He looked at me in a disgusting way.
      She answered me in a rude tone.
      He answered very rudely.
      You carelessly broke my cup.
      You selfishly took the last one.
      You foolishly told him everything.
      My lazy flatmate never cooks.
      Your rude friend called again.
      Our greedy landlord raised the rent.
      That stupid man at the bank lost my papers.
      His arrogant lawyer laughed at us.
      Your crazy brother shouted at my kids.
      My useless boss is on holiday again.
      Some people are just rude, and you are one of them.
      You're nothing but trouble.
      You are a burden.
      You are a bad influence on my son.
      You are a bad example for the kids.
      He is a snake.
      She is a witch.
      You're a pig.
      My boss is a dinosaur.
      You're a robot, you have no heart.
      He's a big baby.
      You are a wet blanket.
      She is all talk.
      You have two faces.
      You're a wolf in sheep's clothing.
      You are blind to your own mistakes.
      You're as blind as a bat.
      Talking to you is like talking to a wall.
      You have the brain of a chicken.
      You are a joke.
      Your management is a joke.
      This department is a joke.
      You make a fool of yourself when you drink.
      You made a fool of me.
      You disappoint me, you are so weak.
      You let the team down.
      You failed as a mother.
      You failed us.
      You are to blame for this mess.
      My brother-in-law is a know-it-all.
      The woman who runs the office is bossy.
      The guys who moved our furniture were careless.
      The boss they gave us is a nightmare.
      The tenant you found is a liar.
      The babysitter we hired was irresponsible.
      What she told the police was a lie.
      What they did to my car is disgusting.
      What you posted about me was mean.
      Your comments are always so negative and mean.
      Your tone is aggressive.
      Your handwriting is terrible.
      Your explanation was useless.
      Her presentation was boring.
      His report is full of nonsense.
      My colleague's work is sloppy.
      You drive like a maniac.
      He eats like a pig.
      You dress like a clown.
      You speak to me as if I were a child, that's arrogant.
      You are no angel either.
      He's no gentleman.
      You are not very bright.
      You're not a nice person.
      You are a mean old man.
      You are the laziest person in this office.
      She's the most selfish woman I know.
      You're lazier than my cat.
      I didn't know you were so selfish.
      I can't believe how rude you were.
      It's unbelievable how lazy he is.
      I hate how arrogant you are.
      Why is your son so rude?
      Why are your friends so loud and stupid?
      When did you become so bitter?
      Have you always been this selfish?
      Since when are you so arrogant?
      Must you be so childish?
      Can't you see how selfish you are?
      If you weren't so lazy, we would be finished.
      At least I'm not a liar like you.
      Only an idiot would lend you money.
      I was married to a bully.
      I have a liar for a boss.
      I'm stuck with a lazy partner.
      We are ruled by idiots.
      I don't want a hypocrite like you in my house.
      Get out, you liar!
      Shut up, you idiot.
      Hey stupid, move your car.
      You fool, you forgot the tickets.
      What an idiot!
      What a jerk you are.
      Such a selfish decision.
      How childish of him.
      How could you be so stupid?
      Shame on you.
      You should be ashamed, you coward.
      Your laziness is unbelievable.
      His stupidity cost us the contract.
      I'm tired of this, you are a coward and a cheat.
      Everybody knows that she is a liar.
      The truth is that you are a coward.
      The problem is that you are lazy.
      The problem with you is that you are selfish.
      You are the problem.
      One thing is clear, you are a liar.
      he's such an asshole
      ur such a liar
      u are so mean
      your a idiot
      you are stupid and ugly
      youre fat and lazy
      my boss is a stupid idiot who knows nothing
      you little brat
      You are a not good mother.
      He is very unpolite person.
      The people in the office is rude.
      You are very lazy people.
    `),
    frames: `
      *
      Hi Tom. *
    `,
  },
  // Exaggerations, minds read, kinds of people.
  {
    code: "NO_BIAS",
    words: sentences(`
      You don't love me anymore.
      You love your phone more than me.
      You only care about your job.
      You don't want me to be happy.
      You are never there for me.
      You're never home.
      You always take his side.
      You always find something to complain about.
      Everything I do is wrong for you.
      Nothing I do is good enough for you.
      I can't do anything right in your eyes.
      You never have time for me.
      He never has time for the kids.
      My husband never helps at home.
      My son never tidies his room.
      She never says thank you.
      Nobody ever listens to me.
      Nobody cares about me.
      No one ever asks me.
      Everyone is against me.
      Everybody hates me.
      It's always the same with you.
      It's always my fault.
      You always blame me for everything.
      I always have to do everything alone.
      You only call me when you need something.
      You only talk to me when you need money.
      You did that just to hurt me.
      You wanted to make me look stupid.
      You just want to be right.
      You think only of yourself.
      You think you are better than us.
      You think I'm stupid.
      He thinks he can do what he wants.
      You don't take me seriously.
      You don't respect me.
      My boss doesn't respect his staff.
      You have no interest in my life.
      You don't even listen to me.
      You didn't even try.
      You don't give a damn about us.
      You forgot on purpose.
      You ignored my message on purpose.
      You are jealous of my success.
      You're just jealous.
      She is only nice to me because she wants something.
      He only married her for her money.
      You want to control me.
      You want to destroy our family.
      You hate my family.
      You are ashamed of me.
      You enjoy seeing me suffer.
      You constantly criticise me.
      You criticise me all the time.
      You are late every single day.
      Every day you come home late.
      You complain about everything.
      All you do is sit in front of the TV.
      Typical man.
      That's so typical of you.
      You're just like your father.
      You are all the same.
      Women can't drive.
      Men don't understand anything.
      Young people today don't want to work.
      You never finish what you start.
      You never keep your word.
      You never apologise for anything.
      Why do you never answer?
      Why are you always late?
      Can't you ever be on time?
      Do you ever think of me?
      You haven't listened to me once.
      You've never supported me.
      In ten years you have never said sorry.
      Not once did you ask how I am.
      You always know everything better.
      You always have to have the last word.
      You can never admit a mistake.
      He will never change.
      You'll never understand me.
      They never tell us anything.
      Management never listens to us.
      HR doesn't care about us.
      The company only cares about profit.
      My parents have always preferred my brother.
      Mum always loved you more.
      You did nothing all day.
      You do nothing in this house.
      He does nothing at home.
      You always forget our anniversary.
      You always leave your socks on the floor.
      You leave the light on every time.
      Every time I need you, you are busy.
      Whenever I talk, you look at your phone.
      When I need help nobody is there.
      The neighbours are always fighting.
      My boss is never satisfied.
      My mother is never happy with anything I do.
      You are always in a bad mood.
      You're always tired when I want to talk.
      You're always working.
      You're always on your phone.
      You are always right, aren't you?
      You always want more.
      You always say that.
      You always do what you want.
      You always promise and never deliver.
      You never clean the kitchen.
      You never ask me what I want.
      You never pay for anything.
      You never invite us.
      You never hug me.
      They always exclude me.
      They laugh at me all the time.
      Everyone laughs at me.
      Everybody in the office talks about me.
      Nobody likes me here.
      Nobody wants to work with you.
      Nobody believes you anymore.
      No one in this house helps.
      None of you care.
      He doesn't care about his children.
      She doesn't want to understand.
      They don't want us here.
      He wants to make me angry.
      She just wants to be the centre of attention.
      He's only nice when he needs money.
      You're only doing this to annoy me.
      You did it to punish me.
      You said it to hurt me.
      You planned this from the start.
      You knew exactly what you were doing.
      You don't love the children.
      You don't trust me.
      You have already made up your mind about me.
      You think money grows on trees.
      You think the world owes you something.
      You think you can treat me like that.
      You believe you are something special.
      You look down on us.
      You think everything is about you.
      You can't stand seeing me happy.
      You couldn't care less about my feelings.
      Rich people only think about money.
      Foreigners are all the same.
      Landlords only want your money.
      Lawyers always lie.
      Boys never listen.
      Teenagers only think about themselves.
      Typical boss.
      Typical of my sister.
      What do you expect from a man?
      That's men for you.
      The people who live upstairs are always fighting.
      The man next door never says hello.
      The woman at the desk never smiles.
      The boss who runs this place never listens.
      My colleague who sits next to me is always late.
      My ex never paid for anything.
      Your family has never liked me.
      Your friends never liked me.
      The teachers never explain anything.
      The doctors never have time.
      The waiters here never smile.
      Everyone at work hates me.
      Nobody in the team respects me.
      Nobody ever tells me anything.
      No one ever thanks me.
      You say that every time.
      You always make excuses.
      You always shout at the kids.
      You never spend time with the kids.
      You wouldn't even notice if I left.
      You don't even know what day my birthday is.
      You don't notice anything I do.
      You want me to fail.
      You like to see me cry.
      You're trying to make me jealous.
      You are doing this to annoy me.
      You just don't want to work.
      You don't want to understand me.
      You obviously don't care.
      You clearly have no interest in us.
      He married me for my passport.
      She stays with him for the money.
      You invited me out of pity.
      You think I am your servant.
      You see me as a cash machine.
      I mean nothing to you.
      My feelings don't matter to you.
      Your job is more important to you than your family.
      You love your car more than your kids.
      Men think they know everything about cars.
      Women always talk too much.
      Teachers are all the same.
      All doctors only want money.
      Bosses never admit mistakes.
      Students are always late.
      People like him never change.
      People like you always get what they want.
      You men are all the same.
      You women always exaggerate.
      Just like a man to forget the milk.
      He never lets me finish.
      She always interrupts me.
      My mother always knows better.
      My father never once hugged me.
      My sister constantly compares us.
      Our boss is constantly shouting.
      Our landlord never repairs anything.
      The council never answers.
      The bank never tells us the truth.
      The office never calls back.
      My team never supports me.
      Your company never delivers on time.
      You are never on time.
      You are always against me.
      You have always hated me.
      You've never liked my family.
      You never wanted this baby.
      You've been lying to me all the time.
      You never ever say sorry.
      You always have an excuse.
      You always need to be right.
      You always ruin everything.
      No matter what I say, you get angry.
      Everything has to go your way.
      It always has to be about you.
      It's always about you.
      Everyone takes me for granted.
      Nobody takes me seriously.
      Nobody in this office works except me.
      I'm the only one who does anything here.
      I am always the one who pays.
      You only invited me because you needed a driver.
      You only came for the food.
      You're just pretending to be ill.
      You're just looking for an excuse.
      You don't really want to help.
      You don't actually care what I think.
      You couldn't wait to get rid of me.
      You are glad that I failed.
      You hate me.
      You think you own this place.
      She thinks she's the queen.
      He thinks he is God.
      They think we are stupid.
      My boss thinks I'm a machine.
      My husband thinks the house cleans itself.
      You expect me to read your mind.
      You want everything for yourself.
      You wanted to embarrass me.
      He wanted revenge.
      She did it out of spite.
      You did that deliberately.
      u never listen to me
      you allways shout
      he never help me
      You never do nothing in house.
      Always you come late.
    `),
    frames: `
      *
      Hi Tom. *
    `,
  },
  // Causes that judge.
  {
    code: "OBJECTIVE_CAUSE",
    words: sentences(`
      I'm angry because you are so lazy.
      I am sad because you never have time for me.
      I'm upset because you don't care.
      I'm hurt because you lied to me.
      I was furious because he acted like an idiot.
      I feel lonely because you only think about work.
      I'm disappointed because you let me down.
      I am frustrated because you always interrupt me.
      I'm nervous because my boss is a tyrant.
      I cried because you were so mean to me.
      I left because he was rude.
      I'm stressed because my colleagues are incompetent.
      I'm exhausted because nobody ever helps me.
      We are late because you are so slow.
      We lost the match because you played like a fool.
      I'm angry about your stupid comment.
      I'm upset about your childish behaviour.
      I am annoyed by your constant complaining.
      I'm tired of your lies.
      I'm sad that you are so selfish.
      I was hurt when you made fun of me in that nasty way.
      I was scared when you acted like a madman.
      I feel bad because you always criticise me.
      I'm worried because you never tell me the truth.
      I don't sleep because you constantly nag me.
      I quit because my boss was a bully.
      She is crying because you bullied her.
      He is angry because you cheated.
      I feel sad when you treat me like a child.
      I'm mad at you because you did it on purpose.
      Because you never plan anything, we missed the train.
      Since you don't care about us, I am sad.
      As you are so unreliable, I'm worried.
      I am ashamed because of your terrible behaviour.
      Due to your carelessness the vase broke.
      I'm unhappy because my husband is lazy and selfish.
      I'm angry because the neighbours are so loud and rude.
      I am upset because they betrayed me.
      I'm hurt because my best friend stabbed me in the back.
      I'm irritated because you only call when you need money.
      I'm angry because the man who fixed the roof did a sloppy job.
      I was upset because the waiter was so rude to us.
      I'm sad because my own sister is such a liar.
      I'm frustrated because my colleague is lazy.
      I'm worried because you behave like a child.
      I feel hurt because you treated me like garbage.
      I feel ashamed because you were so rude to the guests.
      I'm disappointed because you betrayed my trust.
      I am annoyed because you are always late.
      I am hurt because you only think of yourself.
      I'm lonely because nobody ever visits me.
      I'm desperate because nobody helps me.
      I was nervous because you drove like an idiot.
      I was embarrassed because you acted so childishly.
      We missed the flight because of your stupid phone call.
      We had to pay a fine because of your carelessness.
      The party was boring because your friends are boring.
      The project is late because the team is lazy.
      The customer left because your people were unfriendly.
      My daughter is scared because her teacher is mean.
      My mother cried because of your cruel words.
      I'm angry that you never ask me.
      I get angry when you act so stupid.
      I get sad when you are so cold to me.
      I feel small when you talk down to me.
      I'm fed up because you always leave the dishes to me.
      I am furious about your lies.
      I was shocked by your rude answer.
      I'm mad because you cheated on me.
      I'm sad because my boss is so unfair.
      I'm angry because the neighbours are selfish.
      I'm afraid because my husband is so aggressive.
      I feel terrible because you abandoned me like a dog.
      I'm disappointed since you always put your friends first.
      I'm hurt because what you said was so cruel.
      I'm angry because whoever did this is a coward.
      I'm stressed because my team does nothing.
      I am upset because he treats me like a slave.
      I was sad because nobody cared about me.
      I hate my job because my boss is an idiot.
      I can't sleep because the people upstairs are so inconsiderate.
      I can't concentrate because of your stupid music.
      I had to do it again because you did a sloppy job.
      The kids are scared because you are so violent.
      My son hates school because his teacher is mean.
      We are poor because you waste our money.
      Our marriage failed because you are selfish.
      I was late because you are so disorganised.
      im sad bc u never call me
      I'm upset cause you're being a jerk.
      I'm annoyed by your childish jokes.
      I'm tired of your stupid excuses.
      I'm frustrated with your constant lies.
      It hurts me when you act like such a jerk.
      It makes me sad that you are so selfish.
      I get nervous when he gets so aggressive.
    `),
    frames: `
      *
      Hi Tom. *
    `,
  },
  // Effects told as ruin.
  {
    code: "OBJECTIVE_EFFECT",
    words: sentences(`
      You ruined my birthday.
      You destroyed our family.
      You have ruined my life.
      You spoiled everything.
      Because of you I lost everything.
      Your lateness cost us everything.
      My life is over because of you.
      You made my life hell.
      You turned my wedding into a disaster.
      Your mistake was a catastrophe for us.
      You killed our friendship.
      You have destroyed my trust.
      You forgot the keys and the whole day was ruined.
      You were late and it was a total disaster.
      He wrecked my career.
      She destroyed my self-confidence.
      You are destroying this family.
      Your decision will destroy us.
      The holiday was a nightmare because of you.
      Thanks to you my weekend is ruined.
      You came late and now everything is ruined.
      I can never trust anyone again because of you.
      I will never be happy again because of what you did.
      You broke something in me that will never heal.
      Your words destroyed me.
      You've made a mess of my life.
      You drove us into ruin.
      You are killing me with your questions.
      You traumatised my daughter.
      Your gossip ruined my reputation.
      You have destroyed the peace in this house.
      You ruined my chances.
      Your brother ruined Christmas for everyone.
      You killed the mood.
      My whole life is a mess because of you.
      Because of your mistake our company is finished.
      You made the evening a disaster.
      The wedding was a catastrophe thanks to your speech.
      You turned our home into a war zone.
      You have poisoned our family.
      You forgot to lock the door and now we have lost everything.
      You didn't call and my evening was ruined.
      What you did destroyed our marriage.
      The way you left ruined everything.
      You have wrecked my nerves.
      You've made this trip a living hell.
      Your message ruined my whole week.
      You drove me to despair and ruined my health.
      You crushed my dreams.
      It's a disaster what you did to the garden.
      You ruined the surprise.
      You ruined my new shirt and my day.
      You broke up our family.
      You ruined the party with your bad mood.
      Your behaviour destroys our team.
      His lies destroyed everything.
      My boss ruined my health.
      The people upstairs are ruining my life.
      The man who sold us this house ruined us.
      What you told them ruined my reputation.
      You've spoilt my whole evening.
      You made our holiday a nightmare.
      You lost the file and now the project is dead.
      I lost everything because of you.
      you ruin my life
      u destroyed my day
    `),
    frames: `
      *
      Hi Tom. *
    `,
  },
  // Duties laid on somebody.
  {
    code: "PERSONAL_WANT",
    words: sentences(`
      You should listen to me.
      You should be ashamed.
      You should know better.
      You should have called me.
      You could have told me earlier.
      You must stop smoking in the house.
      You have to help me more.
      You need to grow up.
      You need to learn how to say sorry.
      You ought to treat me better.
      He should apologise to me.
      She must respect my decisions.
      My husband should spend more time with us.
      My boss should pay me more.
      They have to give me my money back.
      You should not talk to me like that.
      You shouldn't have done that.
      You mustn't lie to me.
      You were supposed to pick me up.
      You are supposed to be my friend.
      As my friend you should support me.
      The least you could do is call.
      You should take your job more seriously.
      You should think about others.
      Your team should work harder.
      You owe me an apology.
      You should be more honest with me.
      My flatmate has to clean the bathroom.
      My sister needs to pay her share.
      You should help your mother.
      Dad should stop drinking.
      You really should have asked me first.
      You must be more careful with my things.
      You have to understand me.
      You need to listen when I talk.
      You should do your homework before you play.
      You should have been there for me.
      Your brother should mind his own business.
      The man upstairs should turn his music down.
      The manager who made this rule should explain it to us.
      The boy who broke the window has to pay for it.
      You two need to sort out your problems.
      All of you should help more.
      Both of you have to say sorry.
      Your parents should be more polite.
      The teachers at your school should know better.
      My colleagues should do their share.
      Mr Brown has to answer my emails.
      You shouldn't be so hard on him.
      You should not have lied to me.
      You must never do that again.
      You have got to stop lying.
      You gotta listen to me.
      you should of told me
      You need to be nicer to your sister.
      You ought to be grateful.
      You should care more about your family.
      He has to learn to share.
      She should have told me the truth.
      They shouldn't have fired her.
      You have to trust me.
      You should be happy for me.
      You should at least say hello.
      It's your duty to help your parents.
      It's your job to clean up.
      The neighbour who has the dog should keep it quiet.
      The doctor should listen to me.
      The teacher must be fair to my son.
      The bank has to give us an answer.
      Your kids need to be quiet.
      Your mother should stay out of it.
      My daughter should respect me.
      Peter should do the dishes today.
      You guys should clean up after yourselves.
      Somebody like you should know that.
      you must to help me
      You should to listen.
      you need 2 calm down
      You have to be nicer.
      You could at least try.
      You might have told me.
      You are obliged to help me.
      You shouldn't always blame others.
    `),
    frames: `
      *
      Hi Tom. *
    `,
  },
  // Plain facts, things, animals, forecasts, tips, reports and talk of oneself.
  {
    words: sentences(`
      My dog is stupid and lazy but I love him.
      The film was stupid.
      The weather has been terrible all week.
      My computer is so slow.
      The bus is always late.
      My phone never works.
      This stupid door doesn't close.
      The test was unfair.
      The soup is awful.
      I never eat meat.
      She never drinks coffee.
      He always takes the train to work.
      My mother always bakes bread on Sunday.
      You always make me laugh.
      You never forget my birthday, thank you.
      It should rain tomorrow.
      You should try the soup.
      You should see a doctor about that cough.
      You have to press the green button.
      We should be home by six.
      The train should arrive at nine.
      He must be tired after the trip.
      You must be hungry.
      I must go now.
      I have to work late today.
      She said that I was lazy.
      He told me I was an idiot.
      My teacher called me stupid.
      I don't think you are lazy.
      You are not stupid.
      Nobody said you were lazy.
      The cat destroyed my sofa.
      The rain ruined our picnic.
      The storm destroyed the roof.
      The children broke a window.
      You came home at eleven last night.
      You didn't call me on Friday.
      He left the dishes in the sink.
      She walked out of the room.
      You said you would come at six.
      He interrupted me three times.
      I was late because the bus broke down.
      I'm sad because my cat died.
      I'm tired because I slept badly.
      We lost because the other team was better.
      I was rude to you, I'm sorry.
      I made a mistake.
      I forgot your birthday, sorry.
      Our dog is a coward, he is afraid of cats.
      The cat is the boss in our house.
      The book is about a lazy boy.
      He plays a cruel king in the film.
      I read an article about rude drivers.
      There was a rude word on the wall.
      The baby cries all the time.
      Babies always cry.
      Everyone had a good time.
      Nobody was at home.
      Nobody answered the door.
      All the men wore black.
      The nurses here all speak English.
      Men usually wear ties there.
      Most people here work in the factory.
      You are the best.
      You're crazy good at this!
      You two are the best neighbours ever.
      What you did for me was so kind.
      Whoever baked this cake is a genius.
      The man who fixed it was very friendly.
      The person who wrote this knows a lot.
      The woman I work with is lovely.
      Those pigeons are everywhere.
      That horse is stubborn.
      Water the plants or else they die.
      Hold the handle, otherwise it falls.
      Don't touch it, it's hot.
      You must not swim after the storm.
      The parcel should be here on Monday.
      He should be there by now.
      My brother should be home soon.
      The plumber has to come again on Friday.
      My sister has to work on Sundays.
      My daughter has to learn French at school.
      He needs to see a dentist.
      You need a passport to travel.
      I was angry with myself.
      I'm such a fan of yours.
      You have a lovely house.
      I hate Mondays.
      My back is killing me.
      This heat is killing me.
      The exam was a disaster.
      The traffic was a nightmare.
      I broke my leg.
      I cried because the film was so sad.
      It made me sad to leave the old house.
      That makes sense.
      That makes you the winner.
      What makes you so happy?
      She is like a sister to me.
      You sing like a bird.
      He works like a horse.
      My son is like his father.
      You look like your mother.
      I work with a nurse from Spain.
      I live with two students.
      I married a teacher.
      My boss is from Poland.
      My grandma never complains.
      The neighbours never make any noise.
      My boss never shouts.
      He always pays on time.
      You're always so kind to me.
      You always know how to cheer me up.
      Every time I see you I feel happy.
      Whenever you call, I feel better.
      Everybody loved your cake.
      Nobody cooks like you.
      All of you did a great job.
      My colleagues are nice.
      The nurses here are so kind.
      Men and women work together here.
      Women live longer than men.
      Teenagers need a lot of sleep.
      Old people often feel cold.
      Children always ask questions.
      Cats never listen.
      Goats always climb.
      My dog never listens to me.
      Our cat is a thief, she stole the ham.
      The crows are clever little thieves.
      The dog is lazy today.
      The horse I ride is stubborn.
      The parrot is rude, he swears all day.
      That film was boring and stupid.
      This book is rubbish.
      The hotel was awful and dirty.
      The food was disgusting.
      My old car is useless.
      This app is terrible.
      The internet is so slow today.
      The lesson was boring.
      The exam was hard and unfair.
      Winter is cruel here.
      Life is unfair.
      The match was a disaster for us.
      The party was a disaster because it rained.
      My hair is a mess.
      My room is a mess.
      I was lazy this weekend.
      I can be stubborn sometimes.
      I overreacted, sorry.
      I was unfair to you yesterday.
      I always forget names.
      I never finish my books.
      I should call my mother.
      I must be more patient.
      We have to leave at eight.
      We need to buy milk.
      You don't have to come.
      You should get some rest.
      You should read this book, it's great.
      You must visit us soon!
      You have to turn left at the church.
      You need to add salt before the eggs.
      You should have seen his face!
      She should be at work now.
      The shop should be open until six.
      It must be cold outside.
      He had to go to hospital.
      My son has to wear glasses.
      The children have to be in bed by eight.
      The guests should arrive at seven.
      Visitors must wear a badge.
      She asked me if I was lazy.
      My father says that I am too soft.
      In the story the wolf is evil.
      The villain lies to everyone.
      My character in the play is a bully.
      The article says that men lie more than women.
      He was accused of theft.
      The judge called him a liar.
      They arrested the thief.
      Was I rude to you?
      Am I too strict?
      Do you think I am selfish?
      Is your boss nice or strict?
      You don't look lazy to me.
      You are anything but stupid.
      It wasn't stupid of you to ask.
      That's not a stupid question.
      I hope I wasn't rude.
      I don't want to sound rude.
      You moved the meeting to Friday.
      You left at three and the report was not finished.
      You haven't paid the rent for May yet.
      He shouted at me in front of the team.
      She read my diary.
      They started without me.
      My brother borrowed my car without asking.
      Your music was loud until two o'clock.
      We lost the game by two goals.
      The delay cost us two hundred euros.
      The vase broke when it fell.
      The frost killed my tomatoes.
      The mice ruined the carpet.
      The flood destroyed half the village.
      My phone died.
      This noise is driving me crazy, it's the fridge.
      I'm happy because you called.
      I'm sad because the summer is over.
      I was scared because the dog barked.
      I'm late because of the snow.
      I'm nervous because of the exam.
      We stayed at home because of the rain.
      He is angry because he lost his keys.
      I'm proud of you because you never gave up.
      The dog who lives next door is friendly.
      The cat I adopted is lazy.
      The phone I bought is useless.
      The chair that broke was old.
      The house we rent is cold and ugly.
      The film we saw was stupid.
      The teacher we had was wonderful.
      The man who helped me was kind.
      The people we met were friendly.
      Whoever finds my keys, please call me.
      Whoever comes first can start.
      What you cooked was delicious.
      What you said made me happy.
      The way you sing is beautiful.
      How you handled it was great.
      Everything you did was perfect.
      I think your sister is very kind.
      I find your work excellent.
      I find this game stupid.
      I find the rule unfair.
      My son is a bit shy.
      My son is two and he is stubborn but cute.
      My brother is ill.
      My neighbour is deaf.
      My boss is very tall.
      My teacher is strict but fair.
      He is tired and hungry.
      She is busy today.
      You are late, the film has started.
      You are wrong, the train leaves at six.
      You made three mistakes in the test.
      You forgot the milk.
      You took the wrong bag.
      You broke the cup.
      You spoke for ten minutes.
      You didn't answer my email from Monday.
      You were on the phone for two hours.
      You cancelled our meeting twice this month.
      He came forty minutes late.
      She ate my yoghurt.
      They parked in front of our gate.
      The neighbours had a party until three.
      My sister borrowed fifty euros in May.
      The council closed the library.
      The waiter brought the wrong soup.
      The shop sent me the wrong size.
      Nobody came to the meeting on Friday.
      Everyone laughed at the joke.
      All the shops are closed on Sunday.
      Every morning he walks the dog.
      She always sings in the shower.
      My father never learned to swim.
      They never eat before nine in Spain.
      You always win at chess!
      You never get lost, how do you do it?
      He thinks he has the flu.
      She thinks the bus leaves at ten.
      You think the blue one is nicer?
      They want to buy a house.
      She wants to be a nurse.
      He doesn't care for fish.
      She doesn't like coffee.
      You don't want sugar, right?
      He did it on his own.
      He came to help me.
      She moved to Spain to be near her son.
      You should see the garden now!
      You should wear a coat, it's cold.
      You should take the second street on the left.
      You have to boil the eggs for ten minutes.
      You must be so proud of her!
      He should feel better tomorrow.
      It should work now.
      The results should be ready by Friday.
      My parents should arrive at noon.
      I should go to bed.
      We should meet for coffee.
      Dogs must be kept on a lead.
      Tickets must be shown at the gate.
      He said you were lazy, but I don't agree.
      She told everyone that I was a liar.
      My ex used to call me stupid.
      The report says the driver was careless.
      I felt so stupid when I fell.
      I'm not lazy, I'm tired.
      I'm lazy on Sundays.
      I lied to you and I'm sorry.
      I know I was unfair.
      I ruined the cake, sorry.
      The wind ruined my hair.
      The fire destroyed the factory.
      My toothache is killing me.
      The wifi is driving me mad.
      We are late because of the traffic.
      We lost the match because it rained.
      I'm upset because my train was cancelled.
      I was happy when you called.
      He cried because he fell off his bike.
      The baby is crying because she is hungry.
      That man is my uncle.
      This is my stupid old bike.
      What a stupid cold I have.
      What terrible weather.
      How beautiful you are.
      You look like a film star.
      You are like a brother to me.
      She swims like a fish.
      He sleeps like a baby.
      My dad is a rock.
    `),
    frames: `
      *
      Hi Tom. *
    `,
  },
];
