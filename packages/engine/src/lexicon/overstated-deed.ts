import type { LexiconClass } from "./lexicon.ts";
import { list } from "./list.ts";

/** Predicates that exaggerate about somebody else or claim to know their inside: "can't go five minutes without", "enjoy watching me". */
export const overstatedDeed: LexiconClass = {
  name: "overstated-deed",
  source: "Own list in the forms that follow a subject; said of the speaker they are clean.",
  entries: list(
    `
        obviously prefer, clearly prefer, obviously prefers, clearly prefers, always loved you more, always loved him more, always loved her more,
        always preferred your, always preferred my, got favourites, have your favourites, has her favourites, has his favourites, won't let me finish, won't let anyone finish, doesn't let anyone else speak, don't let anyone else speak,
        don't let anybody else speak, doesn't let anybody else speak, secretly glad, secretly pleased, secretly happy, secretly enjoy,
        secretly enjoying, secretly hope, glad that it went wrong, glad that i failed, glad i failed,
        happy to see me fail, happy to see us fail, pleased to see me fail, glad to see me fail, glad to see us fail,
        get a kick out of it, gets a kick out of it, get a kick out of this, gets a kick out of this, live for gossip, lives for gossip,
        lives for drama, feel superior to, feels superior to, expect me to do everything, expects me to do everything, expect us to do everything,
        expects us to do everything, expect us to work for free, expects us to work for free, expect me to work for free, expects me to work for free,
        expect me to read your mind, expects me to read his mind, expect us to read your mind, expect me to drop everything,
        expects me to drop everything, want everything for nothing, wants everything for nothing, want it both ways, want to have it both ways,
        wants to have it both ways, want to have your cake and eat it, want your cake and eat it, want the cake and eat it, has no idea what goes on,
        have no idea what goes on, always gets what she wants, always gets what he wants,
        always get what you want, always gets her own way, always gets his own way, always get your own way, all look down on me, all look down on us,
        all hate me, all hate us, all laugh at me, all ignore me, married me for my money, married me for the money, married him for his money,
        married her for her money, with me for my money, with me for the money, with her for the money, with her for her money, with him for the money,
        with him for his money, can never just say, can never just admit, can never just let, can never admit, can never be pleased,
        can never be satisfied, rarely if ever help, rarely if ever helps, rarely if ever listen, rarely if ever listens,
        stopped caring, stopped loving me, stopped loving us, stopped listening years ago, forgotten we exist, forgot we exist, forget we exist,
        forgotten i exist, forgot i exist, forget i exist, forgets i exist, forgotten that i exist, forgotten that we exist, forgets we exist,
        forget that i have, forgets that i have, forget i have a life, forgets i have a life, seem to forget that i, seem to forget that we,
        seems to forget that i, seems to forget that we, seem to forget i, seems to forget i, seem to have forgotten that i,
        seems to have forgotten that i, only see what you want, only sees what he wants, only sees what she wants, see what you want to see,
        sees what he wants to see, sees what she wants to see, hear what you want to hear, hears what he wants to hear, hears what she wants to hear,
        hear what they want to hear, hears what suits, hear what suits, sees what suits, see what suits, hear only what you want, does whatever suits,
        does as he pleases, does as she pleases, does what he likes with us, do what they like with us, do what they want with us,
        think they can do what, think you can do what, thinks he can do what, thinks she can do what, think they can do whatever,
        think you can do whatever, thinks he can do whatever, thinks she can do whatever, think you can do as, thinks he can do as,
        always got an excuse, always have an excuse, always has an excuse, always find an excuse, always finds an excuse, spend every minute on that,
        spends every minute on that, spend every minute on your, spends every minute on his, spends every minute on her, spend every waking, spends every waking, spend more time with * than with me, spends more time with * than with me,
        spend more time with * than with us, spends more time with * than with us, spend more time with * than with your,
        spends more time with * than with his, spends more time with * than with her, spend more time at * than with, spends more time at * than with,
        spend more time on * than with, spends more time on * than with, have time for everybody but, have time for everybody except,
        has time for everybody but, has time for everybody except, got time for everyone but, got time for everyone except, got time for everybody but,
        got time for everybody except,
        only have eyes for your, only has eyes for his, only have eyes for the, only has eyes for the, only have eyes for that, only has eyes for that, only had eyes for your,
        only had eyes for the, only have time for your, only has time for his, only has time for her, only got time for your, only got time for his, only got time for her, only have ears for, only has ears for,
        find me boring, finds me boring, don't find me interesting, doesn't find me interesting, don't find me attractive, doesn't find me attractive, don't find me funny, doesn't find me funny, don't find us interesting, regret marrying me,
        regrets marrying me, regret having me, regret hiring me, regrets hiring me, haven't listened to a word, hasn't listened to a word, don't listen to a word, doesn't listen to a word, didn't listen to a word, don't hear a word, doesn't hear a word,
        haven't heard a word, not listened to a word, not hear a word i, couldn't wait to rub, couldn't wait to get rid, couldn't wait to get away, couldn't wait to see the back, couldn't wait to blab, nothing better to do than,
        anything better to do than, have nothing better to do, has nothing better to do, got nothing better to do, can't handle a woman, can't handle being told, can't stand being told, can't handle being wrong,
        can't bear being wrong, can't stand being wrong, wrapped up in yourself, wrapped up in himself, wrapped up in herself, wrapped up in themselves, care about nothing but, cares about nothing but, cared about nothing but, care for nothing but,
        interested in nothing but, don't want to hear from us, doesn't want to hear from us, don't want to hear from me, doesn't want to hear from me, got it in for me, got it in for us, got it in for him, got it in for her, treat * as if i were invisible,
        treat * as if i was invisible, treat * as if i were air, treat * as if i was air, treat * as if i were nothing, treat * as if i was nothing, treat * as if i were stupid, treat * as if i was stupid, treat * like i'm invisible, treat * like i'm nothing,
        treat * like i'm stupid, treat * as if we were invisible, treat * as if we were stupid, treat * like we're invisible, treat * like we're stupid,
       , for one reason only, for one reason and, for only one reason, have an excuse for everything, have an answer for everything, have an excuse for every, be out for himself, be out for herself, be out for themselves,
        out for themselves, can't go five minutes without, can't go ten minutes without, can't go two minutes without, can't go a minute without, can't go a day without, can't go a single day without, sell * own grandmother, can't go
        an hour without, can't last five minutes without, can't sit still for five minutes without, can't find two minutes, can't find five minutes, can't find
        ten minutes, can't find one minute, can't find a minute, can't spare five minutes, can't spare two minutes, can't spare ten minutes, can't spare a
        minute, couldn't spare five minutes, couldn't spare two minutes, couldn't spare a minute, couldn't find five minutes, couldn't find two minutes, can't
        let anyone else, can't let anybody else, can't stand anyone else, can't take no for an answer, can't
        say one nice thing, can't say a kind word, can't open your mouth without, can't open his mouth without, can't open her mouth without, not lift a finger,
        haven't lifted a finger, hasn't lifted a finger, didn't lift a finger, don't lift a finger, doesn't lift a finger, wouldn't lift a finger, never lifted
        a finger, never lift a finger, never lifts a finger, lift a finger for, wouldn't bat an eyelid, wouldn't bat an eye, didn't bat an eyelid, wouldn't
        notice if i, wouldn't notice if we, wouldn't care if i, wouldn't care if we, wouldn't care less, couldn't care if, wouldn't even notice, don't even
        notice, doesn't even notice, don't even see, doesn't even see, didn't even apologise, didn't even say sorry, didn't even say
        thank, do absolutely nothing, done absolutely nothing, did absolutely nothing, do nothing at all, done nothing at all, did nothing at all, done nothing
        for, do nothing all day, does nothing all day, do nothing whatsoever, done nothing whatsoever, does absolutely nothing, contribute nothing, contributes
        nothing, contributed nothing, adds nothing to, bring nothing to, brings nothing to, give nothing back, gives nothing back, takes and takes, take
        everything and give nothing, haven't done a thing, hasn't done a thing, didn't do a thing, haven't done a stroke, hasn't done a stroke, haven't done a
        day's work, never done a day's work, has never done a day's work, not done a stroke of, live on your phone, lives on his phone, lives on her phone, live
        on their phones, glued to your phone, glued to his phone, glued to her phone, glued to their phones, glued to your screen, glued to that phone, glued to
        the telly, glued to the tv, glued to your laptop, married to your job, married to his job, married to her job, married to your phone, talk about nothing
        but, talks about nothing but, think of nothing but, thinks of nothing but, think about nothing but, thinks about nothing but, do nothing except, does
        nothing except, have eyes only for, have time for everyone but, have time for everyone except, has time for everyone but, has time for everyone except,
        have time for everything but, have time for everything except, make time for everyone but, make time for everyone except, nice to everyone but, nice to
        everyone except, blame everyone but yourself, blames everyone but himself, blames everyone but herself, blame everyone else, blames everyone else, blame
        everybody else, find fault with everything, finds fault with everything, find something wrong with, find something i did wrong, finds something wrong
        with, complain about everything, complains about everything, moan about everything, moans about everything, criticise everything i, criticises
        everything i, question everything i, contradict everything i, contradicts everything i, disagree with
        everything, disagrees with everything, pick holes in everything, say no to everything, says no to everything, make everything about, makes everything
        about, turn everything into, turns everything into, want everything your way, get away with everything, gets away with everything, get away with murder,
        gets away with murder, take everything for granted, takes everything for granted, take all of us for, treat me as your, regard me as your, look at me
        like i'm, looks at me like i'm, look right through me, looks right through me, look straight through me, look through me, enjoy it when i, enjoys it
        when i, enjoy it when we, enjoy it when the, can't stand to see me, can't stand seeing me, can't bear to see me, can't bear to see us, can't stand it
        when i'm, can't stand it when i, hate to see me, hates to see me, hate seeing me happy, hate it when i'm, didn't even think of, didn't even think about,
        didn't think of me, didn't think of us, don't even think about, didn't stop to think, don't stop to think, doesn't stop to think, never stop to think,
        never stopped to think, didn't for one second, didn't for a second think, not for one second think, made up your mind about, made up his mind about,
        made up her mind about, made up their minds about, made your mind up about, already made up your mind, already made your mind up, already made up his
        mind, already made up their minds, already decided i, already decided that i, already decided we, want everyone to feel sorry, wants everyone to feel
        sorry, want people to feel sorry, wants people to feel sorry, want me to feel guilty, wants me to feel guilty, want me to feel bad, wants me to feel
        bad, want me to feel small, want me to suffer, wants me to suffer, want me to be miserable, want me gone, wants me gone, want me to quit, wants me to
        quit, want me to look, wants me to look, want me to beg, want rid of me, wants rid of me, want shot of me, wish i were dead, wish i was dead, just
        jealous, only jealous, simply jealous, clearly jealous, obviously jealous, probably jealous, jealous that i, jealous because i, jealous because we,
        jealous of what i, just bitter, just envious, just insecure, just saying that, only saying that, just saying this to, only saying this to, just doing
        this to, only doing this to, only doing it to, just doing it to, just doing it for, only doing it for, just being nice because, only being nice because,
        only nice when, only nice because, only sorry because, only sorry that you got, hiding something, keeping something from, meant to hurt, meant to upset,
        meant to leave me, meant to embarrass, meant to humiliate, had it all planned, set me up to fail, set us up to fail, conveniently forgot, conveniently
        forget, conveniently forgets, conveniently left out, conveniently ignored, conveniently overlooked, hold something against, have a grudge against, has a
        grudge against, only after your, only after my, only after our, only after the, just after your, just after my, only after one thing, looking for an
        excuse, looking for a reason to, looking for a way to get rid, waiting for an excuse, just waiting for us, just waiting for me, don't love me, doesn't
        love me, don't love us, doesn't love us, don't like me, doesn't like me, don't like us, never liked me, has never liked me, have never liked me, never
        loved me, never wanted me, never wanted us, don't believe in me, doesn't believe in me, don't think i can, doesn't think i can, think i can't, thinks i
        can't, think i'm just, thinks i'm just, think i'm your, thinks i'm his, thinks i'm her, think you can walk all over, thinks he can walk all over, thinks
        she can walk all over, think you can just, thinks he can just, thinks she can just, think they can just, think nobody notices, think no one notices,
        thinks nobody notices, think nobody sees, think i won't notice, think i don't notice, think i don't know, think money grows, thinks money grows, think
        the world owes, thinks the world owes, think this is funny, think this is a joke, thinks this is a joke, think this is a game, thinks this is a game,
        think it's beneath, thinks it's beneath, think you're entitled, thinks he's entitled, thinks she's entitled, think they're entitled, think you're the
        boss, thinks he's the boss, thinks she's the boss, think you run this, thinks he runs this, thinks she runs this, think that's what i'm here for, get a
        thrill out of, gets a thrill out of, get your kicks, gets his kicks, gets her kicks, revel in, revels in, delight in making, delights in making, thrive
        on drama, thrives on drama, thrive on conflict, feed on drama, live for drama, love drama, loves drama, love the attention, loves the attention, love
        the drama, loves the drama, love to play the victim, loves to play the victim, crave attention, craves attention, desperate for attention, starved of
        attention, fishing for compliments, fishing for sympathy, have a hidden agenda, has a hidden agenda, have your own agenda, has his own agenda, has her
        own agenda, have ulterior motives, has ulterior motives, have other motives, hell-bent on, hellbent on, dead set on making, dead set on
        ruining, determined to ruin, determined to make my, determined to see me, just using me, only using me, just using us, only using us, only with me for,
        only with him for, only with her for, only want me for, only wants me for, only talk to me when, only talks to me when, only call me when, only calls me
        when, would sooner let, would sooner see, hate anything new, hates anything new, hate change, hates change, just hate, just hates, refuse to listen,
        refuses to listen, refuse to understand, refuses to understand, refuse to see, refuses to see, don't want to hear it, doesn't want to hear it, don't
        even want to, doesn't even want to, don't interest yourself, doesn't interest himself, doesn't interest herself, not interest yourself, lost interest in
        me, lost interest in us, given up on me, given up on us, gave up on us, gave up on me, can't wait to get rid, can't wait to see me, can't wait to see
        the back, only pretend to, only pretends to, only pretending, just pretending, are pretending, is pretending, pretend you don't, pretends he doesn't,
        pretends she doesn't, acted as if i weren't, acted as if i wasn't, acted like i wasn't, acted as if i didn't exist, act as if i don't exist, acts as if
        i don't exist, act like i don't exist, acts like i don't exist, act as if i'm not, act like i'm not, treat me as if i don't, love her more, love him
        more, loves her more, loves him more, planned this from, planned this all, planned this together, planned this behind, want only to, wants only to, want
        only that, wants only that, wanted only to, would sooner, hoping i'd, hoping i would, hoping we'd, hoping i won't, hoping i wouldn't, hoping we won't,
        hoping nobody, hoping no one, can't stand it when, can't bear it when, can't stand it that, can't bear it that, didn't even read, don't even read,
        doesn't even read, never even read, didn't even open, didn't even listen, don't even listen, doesn't even listen, didn't even watch, never even opened,
        never even looked, make a point of leaving, make a point of ignoring, make a point of excluding, make a point of not, make a point of making, makes a
        point of leaving, makes a point of ignoring, makes a point of excluding, makes a point of not, makes a point of making, never gave me a chance, never
        gave us a chance, never give me a chance, never gives me a chance, rather be anywhere, rather be anywhere but, wouldn't know i, want nothing to do with,
        wants nothing to do with, go out of your way to annoy, go out of his way to annoy, go out of her way to annoy, go out of their way to annoy, go out of
        your way to hurt, go out of his way to hurt, go out of her way to hurt, go out of their way to hurt, go out of your way to embarrass, go out of his way
        to embarrass, go out of her way to embarrass, go out of their way to embarrass, go out of your way to upset, go out of his way to upset, go out of her
        way to upset, go out of their way to upset, go out of your way to avoid, go out of his way to avoid, go out of her way to avoid, go out of their way to
        avoid, go out of your way to ignore, go out of his way to ignore, go out of her way to ignore, go out of their way to ignore, go out of your way to
        exclude, go out of his way to exclude, go out of her way to exclude, go out of their way to exclude, go out of your way to spite, go out of his way to
        spite, go out of her way to spite, go out of their way to spite, go out of your way to undermine, go out of his way to undermine, go out of her way to
        undermine, go out of their way to undermine, go out of your way to humiliate, go out of his way to humiliate, go out of her way to humiliate, go out of
        their way to humiliate, go out of your way to provoke, go out of his way to provoke, go out of her way to provoke, go out of their way to provoke, go
        out of your way to irritate, go out of his way to irritate, go out of her way to irritate, go out of their way to irritate, go out of your way to
        insult, go out of his way to insult, go out of her way to insult, go out of their way to insult, go out of your way to offend, go out of his way to
        offend, go out of her way to offend, go out of their way to offend, go out of your way to belittle, go out of his way to belittle, go out of her way to
        belittle, go out of their way to belittle, see me as a cash machine, see me as a wallet, see me as a taxi, see me as a burden, see me as a threat, see
        me as a nuisance, see me as a servant, see me as a maid, see me as a babysitter, see me as a doormat, see me as a cleaner, see me as a bank, see me as a
        problem, see me as a nobody, see me as a failure, see me as a joke, see me as a skivvy, see me as a number, see me as a resource, see me as a obstacle,
        see me as a free, sees me as a cash machine, sees me as a wallet, sees me as a taxi, sees me as a burden, sees me as a threat, sees me as a nuisance,
        sees me as a servant, sees me as a maid, sees me as a babysitter, sees me as a doormat, sees me as a cleaner, sees me as a bank, sees me as a problem,
        sees me as a nobody, sees me as a failure, sees me as a joke, sees me as a skivvy, sees me as a number, sees me as a resource, sees me as a obstacle,
        sees me as a free, think of me as a cash machine, think of me as a wallet, think of me as a taxi, think of me as a burden, think of me as a threat,
        think of me as a nuisance, think of me as a servant, think of me as a maid, think of me as a babysitter, think of me as a doormat, think of me as a
        cleaner, think of me as a bank, think of me as a problem, think of me as a nobody, think of me as a failure, think of me as a joke, think of me as a
        skivvy, think of me as a number, think of me as a resource, think of me as a obstacle, think of me as a free, thinks of me as a cash machine, thinks of
        me as a wallet, thinks of me as a taxi, thinks of me as a burden, thinks of me as a threat, thinks of me as a nuisance, thinks of me as a servant,
        thinks of me as a maid, thinks of me as a babysitter, thinks of me as a doormat, thinks of me as a cleaner, thinks of me as a bank, thinks of me as a
        problem, thinks of me as a nobody, thinks of me as a failure, thinks of me as a joke, thinks of me as a skivvy, thinks of me as a number, thinks of me
        as a resource, thinks of me as a obstacle, thinks of me as a free, enjoy watching me struggle, enjoy watching me suffer, enjoy watching me squirm, enjoy
        watching me fail, enjoy watching me cry, enjoy watching me beg, enjoy watching me sweat, enjoy watching me jump, enjoy watching me wait, enjoy watching
        me crawl, enjoy watching me lose, enjoy watching me panic, enjoy watching me flounder, enjoy watching me fall, enjoys watching me struggle, enjoys
        watching me suffer, enjoys watching me squirm, enjoys watching me fail, enjoys watching me cry, enjoys watching me beg, enjoys watching me sweat, enjoys
        watching me jump, enjoys watching me wait, enjoys watching me crawl, enjoys watching me lose, enjoys watching me panic, enjoys watching me flounder,
        enjoys watching me fall, love watching me struggle, love watching me suffer, love watching me squirm, love watching me fail, love watching me cry, love
        watching me beg, love watching me sweat, love watching me jump, love watching me wait, love watching me crawl, love watching me lose, love watching me
        panic, love watching me flounder, love watching me fall, loves watching me struggle, loves watching me suffer, loves watching me squirm, loves watching
        me fail, loves watching me cry, loves watching me beg, loves watching me sweat, loves watching me jump, loves watching me wait, loves watching me crawl,
        loves watching me lose, loves watching me panic, loves watching me flounder, loves watching me fall, like watching me struggle, like watching me suffer,
        like watching me squirm, like watching me fail, like watching me cry, like watching me beg, like watching me sweat, like watching me jump, like watching
        me wait, like watching me crawl, like watching me lose, like watching me panic, like watching me flounder, like watching me fall, likes watching me
        struggle, likes watching me suffer, likes watching me squirm, likes watching me fail, likes watching me cry, likes watching me beg, likes watching me
        sweat, likes watching me jump, likes watching me wait, likes watching me crawl, likes watching me lose, likes watching me panic, likes watching me
        flounder, likes watching me fall, enjoy seeing me struggle, enjoy seeing me suffer, enjoy seeing me squirm, enjoy seeing me fail, enjoy seeing me cry,
        enjoy seeing me beg, enjoy seeing me sweat, enjoy seeing me jump, enjoy seeing me wait, enjoy seeing me crawl, enjoy seeing me lose, enjoy seeing me
        panic, enjoy seeing me flounder, enjoy seeing me fall, enjoys seeing me struggle, enjoys seeing me suffer, enjoys seeing me squirm, enjoys seeing me
        fail, enjoys seeing me cry, enjoys seeing me beg, enjoys seeing me sweat, enjoys seeing me jump, enjoys seeing me wait, enjoys seeing me crawl, enjoys
        seeing me lose, enjoys seeing me panic, enjoys seeing me flounder, enjoys seeing me fall, like seeing me struggle, like seeing me suffer, like seeing me
        squirm, like seeing me fail, like seeing me cry, like seeing me beg, like seeing me sweat, like seeing me jump, like seeing me wait, like seeing me
        crawl, like seeing me lose, like seeing me panic, like seeing me flounder, like seeing me fall, likes seeing me struggle, likes seeing me suffer, likes
        seeing me squirm, likes seeing me fail, likes seeing me cry, likes seeing me beg, likes seeing me sweat, likes seeing me jump, likes seeing me wait,
        likes seeing me crawl, likes seeing me lose, likes seeing me panic, likes seeing me flounder, likes seeing me fall, love seeing me struggle, love seeing
        me suffer, love seeing me squirm, love seeing me fail, love seeing me cry, love seeing me beg, love seeing me sweat, love seeing me jump, love seeing me
        wait, love seeing me crawl, love seeing me lose, love seeing me panic, love seeing me flounder, love seeing me fall, loves seeing me struggle, loves
        seeing me suffer, loves seeing me squirm, loves seeing me fail, loves seeing me cry, loves seeing me beg, loves seeing me sweat, loves seeing me jump,
        loves seeing me wait, loves seeing me crawl, loves seeing me lose, loves seeing me panic, loves seeing me flounder, loves seeing me fall, love to see me
        struggle, love to see me suffer, love to see me squirm, love to see me fail, love to see me cry, love to see me beg, love to see me sweat, love to see
        me jump, love to see me wait, love to see me crawl, love to see me lose, love to see me panic, love to see me flounder, love to see me fall, loves to
        see me struggle, loves to see me suffer, loves to see me squirm, loves to see me fail, loves to see me cry, loves to see me beg, loves to see me sweat,
        loves to see me jump, loves to see me wait, loves to see me crawl, loves to see me lose, loves to see me panic, loves to see me flounder, loves to see
        me fall, like to see me struggle, like to see me suffer, like to see me squirm, like to see me fail, like to see me cry, like to see me beg, like to see
        me sweat, like to see me jump, like to see me wait, like to see me crawl, like to see me lose, like to see me panic, like to see me flounder, like to
        see me fall, likes to see me struggle, likes to see me suffer, likes to see me squirm, likes to see me fail, likes to see me cry, likes to see me beg,
        likes to see me sweat, likes to see me jump, likes to see me wait, likes to see me crawl, likes to see me lose, likes to see me panic, likes to see me
        flounder, likes to see me fall, love making me struggle, love making me suffer, love making me squirm, love making me fail, love making me cry, love
        making me beg, love making me sweat, love making me jump, love making me wait, love making me crawl, love making me lose, love making me panic, love
        making me flounder, love making me fall, loves making me struggle, loves making me suffer, loves making me squirm, loves making me fail, loves making me
        cry, loves making me beg, loves making me sweat, loves making me jump, loves making me wait, loves making me crawl, loves making me lose, loves making
        me panic, loves making me flounder, loves making me fall, like making me struggle, like making me suffer, like making me squirm, like making me fail,
        like making me cry, like making me beg, like making me sweat, like making me jump, like making me wait, like making me crawl, like making me lose, like
        making me panic, like making me flounder, like making me fall, likes making me struggle, likes making me suffer, likes making me squirm, likes making me
        fail, likes making me cry, likes making me beg, likes making me sweat, likes making me jump, likes making me wait, likes making me crawl, likes making
        me lose, likes making me panic, likes making me flounder, likes making me fall, enjoy making me struggle, enjoy making me suffer, enjoy making me
        squirm, enjoy making me fail, enjoy making me cry, enjoy making me beg, enjoy making me sweat, enjoy making me jump, enjoy making me wait, enjoy making
        me crawl, enjoy making me lose, enjoy making me panic, enjoy making me flounder, enjoy making me fall, have something against me, have something against
        us, have something against my, have something against our, has something against me, has something against us, has something against my, has something
        against our, had something against me, had something against us, had something against my, had something against our`,
    { severity: 0.55 },
  ),
};
