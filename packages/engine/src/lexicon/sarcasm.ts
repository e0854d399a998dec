import type { LexiconClass } from "./lexicon.ts";
import { list } from "./list.ts";

/** Formulas that carry sarcasm by themselves. */
export const sarcasm: LexiconClass = {
  name: "sarcasm",
  source: "Own list of set sarcastic phrases; plain praise is never in it.",
  entries: list(
    `
        the cheek of her, the cheek of him, the cheek of them, the nerve of her, the nerve of him, the nerve of them, the gall of him, the gall of her,
        the gall of them, what a nerve,
        what on earth is wrong with you, what the hell is wrong with you, what is wrong with you people, what's wrong with you people, what on earth is the matter with you, what the hell is the matter with you, what is the matter with you people,
        have you lost your mind, have you all lost your minds, are you out of your mind, are you blind or, who raised you, did nobody teach you manners, did no one teach you manners, where are your manners,
        shame on the lot of you, shame on all of you, shame on you all, hey genius, another of your brilliant ideas, another one of your brilliant ideas, another one of your bright ideas, another of your bright ideas, aren't you the helpful one,
        how grown-up of you, very grown-up of you, how adult of you, nice of you to finally, nice of you to show up, nice of you to turn up, nice of you to join us, nice of you to let us know, nice
        of you to let me know, nice of him to finally, nice of her to finally, nice of them to finally, kind of you to finally, good of you to finally, good of
        you to join us, good of you to show up, good of you to turn up, how kind of you to finally, how nice of you to finally, so nice of
        you to finally, so kind of you to finally, decided to grace us, grace us with your presence, grace us with his presence, grace us with her presence,
        graced us with, so much for your, so much for his, so much for her, so much for their, as per usual, as per bloody usual, surprise surprise, quelle surprise, well there's a shock, oh the irony, who'd have thunk it, well
        done you, well done genius, nice one genius, nice going, nice going genius, way to go genius, good job genius, great job genius, genius move, another
        genius idea, you genius, another stroke of genius, another brilliant idea, another bright idea, another great idea from, another masterpiece, another
        triumph, captain obvious, mother of the year, parent of the year, dad of the year, mum of the year, husband of the year, wife of the year, friend of the
        year, boss of the year, manager of the year, neighbour of the year, teacher of the year, teammate of the year, his lordship, her
        ladyship, lord muck, lady muck, your royal highness, mr perfect, mrs perfect, miss perfect, ms perfect, little miss perfect, mr know-it-all, mister know-it-all, god's gift, all-knowing, the all-knowing, the almighty, oh wise one, o wise one, so-called manager, so-called
        leader, so-called friend, so-called expert, so-called professional, so-called parent, so-called help,
        so-called teacher, so-called team, self-proclaimed expert, self-styled expert, thanks for nothing, thanks a bunch, thanks a lot for
        nothing, gee thanks, great help you are, a fat lot of good, fat lot of help, fat lot of use, fat lot of good, big help you are, a great help you are,
        you're a great help, a lot of help you are, some help you are, some friend you are, shame on you, shame on him, shame on her, shame on them, some team player, some team player you are, what a great friend you
        turned out, with friends like you who needs enemies, don't strain yourself, don't work too hard will you, don't hurt yourself, don't break a sweat, hope
        we didn't wake you, hope i'm not disturbing your beauty sleep, hope you enjoyed your lie-in, if it isn't too much to ask, if that's not too much to ask,
        if it's not asking too much, god forbid you, god forbid that you, heaven forbid you should, far be it from you, i'm sure you were terribly busy, i know
        you're very important, since you're so important, since you're so clever, since you know everything, as you know everything, if
        you're so clever, if you're so smart, aren't you clever, aren't you special, aren't we clever, aren't we special, aren't you a ray of sunshine, bless
        your heart, bless your little heart, poor little you, poor baby, my heart bleeds, my heart bleeds for, cry me a river, boo-hoo, slow clap, slow
        handclap, give the man a medal, give that man a medal, give him a medal, give her a medal, give yourself a medal, want a medal, do you want a medal,
        have a medal, want a gold star, gold star for you, pat yourself on the back, in your infinite wisdom, in his infinite wisdom, in her infinite wisdom, in
        their infinite wisdom, in its infinite wisdom, with your usual charm, with your usual tact, with his usual charm, your usual charming self, your usual
        sunny self, his usual charming self, the usual excuse, the usual rubbish, the usual nonsense, the usual story, same old excuses,
        hello is anybody home, did you even read, can you even read, can't you read, can you not read, are you even trying, were you born in a barn, were you
        born yesterday, what planet are you on, which planet are you on, what planet is he on, are you for real, do i have to spell it out, do i need to spell
        it out, shall i draw you a picture, do i have to draw you a picture, need me to draw you a picture, which part of no, what part of no, how hard is it,
        how hard can it be to, how hard is it to, is it really so hard, is it really that hard, is it so hard to, would it kill you, would it kill you to, would
        it hurt you to, a child could do it, a child could have, a five-year-old could, a monkey could, a trained monkey could, even a five-year-old, finally
        bothered to, finally graced us, finally deigned to, didn't deign to, must be nice to be you, must be nice to have so much time, must be nice to have
        staff, must be nice to do nothing, finally deigned, good of you to bother, nice of you to bother, kind of you to bother, nice of you to grace, good of
        you to grace, how very kind of you to finally, how thoughtful of you to finally, big of you, so big of you, how big of you, so glad you could join us,
        look who finally, look who decided to, look who's finally, about time you showed up, well isn't that just great, well isn't that nice, how convenient,
        how very convenient, clever you, aren't you the clever one, what would we do without you and your, your lordship, her royal highness, his royal
        highness, wonder boy, golden boy, golden girl, lord of the manor, mr big shot, mr important, mr nice guy, little mr perfect, the genius who, the
        geniuses in, the geniuses at, the geniuses who, some genius, whichever genius, what genius, the brain trust, the wise men of, the
        great leader, our great leader, our dear leader, our fearless leader, strategy wizard, masterminds in, masterminds at, so-called apology, so-called
        report, so-called plan, so-called analysis, so-called solution, so-called fix, so-called service, so-called doctor, so-called nurse, so-called support,
        so-called colleague, so-called family, so-called father, so-called mother, so-called husband, so-called boss,
        so-called specialist, so-called craftsman, so-called builder, so-called plumber, so-called landlord, so-called neighbour, so-called partner, talking to
        you is like talking to, talking to him is like talking to, talking to her is like talking to, talking to them is like talking to, like talking to a
        wall, like talking to a brick wall, like talking to the wall, like herding cats with you, like getting blood out of a stone with you, like pulling teeth
        with you, about as useful as, about as subtle as, about as sharp as, about as welcome as, about as honest as, about as much use as, about as much help
        as, as useful as a chocolate, as much use as a chocolate, as subtle as a brick, as subtle as a sledgehammer, as sharp as a marble, as bright as a
        broken, real mature, very mature of you, how very mature, so mature of you, very classy, real classy, how classy, stay classy, real nice of you, real
        helpful, very helpful i must say, really helpful not, real smart, real clever, very professional i must say, what a charmer, what a shocker you, what a
        shock you, shock horror, wonders never cease, will wonders never cease, well well well look, look what the cat dragged in, must be nice to have
        servants, must be nice to have a maid, must be nice to have nothing to do, must be nice to swan, don't let me keep you from your, don't mind me i'm
        only, don't mind me i just, don't all rush at once, don't rush on my account, don't bust a gut, don't strain yourselves, take your time why don't you,
        no no you sit down, no please you sit there, oh don't you worry about me, i'll just do it all then shall i, i'll just do everything then, i'll do it
        myself then shall i, i suppose i'll have to do it, as if you'd know, as if you cared, as if you'd care, as if you ever, like you'd know, like you'd
        care, you and your precious, him and his precious, her and her precious, your precious little, his precious little, her precious little, your precious
        phone, your precious car, your precious spreadsheet, your precious mother, his precious mother, your precious meetings, your precious job, your majesty,
        your highness, her highness, his highness, mr punctual, mr perfect himself, mr wonderful, mr efficient, mr high and mighty, miss high and mighty, little
        miss sunshine, little miss know-it-all, lady of leisure, lady of the manor, the great i am, the fountain of all wisdom, the font of all wisdom, the
        world's best dad, the world's greatest husband, customer service of the year, team player of the year, parent of the year award, give yourself a round
        of applause, and the oscar goes to, oscar-worthy, oscar-winning performance, oscar for best, alert the media, if only you put, gee i wonder why, i
        wonder why that is, i wonder whose fault, funny that you always, strange how you always, isn't it funny how, isn't it strange how you, nice of you to
        ask eventually, good of you to show your face, good of you to let us know at last, nice of you to grace
        us, thanks for telling me at the last minute, thanks for the heads-up not, thanks for letting me know at the last minute, thanks for the knife in,
        thanks for ruining, thanks for wasting, thanks for ignoring, thanks for embarrassing, thanks for making me look, thanks for making us look, thanks for
        humiliating, thanks for wrecking, thanks for spoiling, thanks for forgetting, thanks for dumping, thanks for dropping me in, thanks for the support as
        usual, thanks for your support not, thanks for absolutely nothing, thanks very much for nothing, cheers for nothing, ta for nothing, big thanks for
        nothing, it's like working with toddlers, it's like working with children, it's like working with a child, it's like dealing with a child, it's like
        dealing with a toddler, it's like dealing with toddlers, it's like dealing with children, it's like living with a child, it's like living with a
        teenager, it's like living with a pig, it's like living with pigs, it's like living with animals, it's like raising another child, it's like having
        another child, it's like having a third child, it's like babysitting, it's like running a kindergarten, is like talking to a child, is like talking to a
        toddler, is like talking to a wall, is like talking to a brick wall, was like talking to a wall, was like talking to a brick wall, might as well talk to
        a wall, might as well talk to the wall, might as well be talking to, funny how you always, funny how you never, funny how he always, funny how she
        always, funny how they always, what a charmer you, a first-year student would have, a first-year would have, a child would have, a five-year-old would
        have, even a child would, even a child could, a beginner would have, even a beginner would, a trainee would have, even the intern would have, my dog
        could have, my cat could have, my grandmother could have, my five-year-old could, a blind man could, a blind man would have, what a cheek, the nerve of
        you, the cheek of you, the cheek of it, the nerve of it, the audacity of you, how dare you, how dare he, how dare she, how dare they, call yourself a,
        call yourselves a, and you call yourself, some help you were, you're one to talk, you're a fine one to talk, look who's talking, that's rich coming from,
        pot kettle black, hark at you,
        the nerve of that, the cheek of that, the gall of you, some mother you are, some father
        you are, some dad you are, some mum you are, some boss you are, some manager
        you are, some teacher you are, fine
        friend you, a fine mother you, a fine one you are, look at the state of you, look at the
        state of him, look at the state of her, are you deaf or, are you thick or, are you stupid or, are
        you daft or, are you mad or, who do you think you are, who does he think he is, who
        does she think she is, what the fuck is wrong with you, what the hell is your problem, lovely of you
        to finally, lovely of you to bother,         so kind of you to bother, how good of you to,
        the nerve of the man, the nerve of the woman, the nerve of the bloke, the cheek of the man,
        the cheek of the woman, the cheek of the bloke, the cheek of some people`,
    { severity: 0.5 },
  ),
};
