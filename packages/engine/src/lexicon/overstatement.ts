import type { LexiconClass } from "./lexicon.ts";
import { list } from "./list.ts";

/** Whole phrases that leave no exception about people, or claim to know an inside: "the only reason you came", "to you I'm just a taxi". */
export const overstatement: LexiconClass = {
  name: "overstatement",
  source: "Own list, by person; each holds its own subject.",
  entries: list(
    `
        since when do you care, do you even care, do you even like me, do you even love me, does anybody here ever, does anyone here ever,
        is it too much to ask that you think, just once i'd like you to, can't get a word in with you, can't get a word in with him,
        can't get a word in with her, can't finish a sentence without you, can't finish a sentence without him, can't finish a sentence without her,
        i bet you're enjoying, i bet you're loving this, i bet he's enjoying, i bet she's enjoying,
        i know exactly what you're thinking, i know exactly what you think, as soon as there's work, the moment there's work,
        the moment the bill comes, the minute the bill comes, as soon as the bill comes, it pleases you to see, it pleases him to see,
        it pleases her to see, it pleases them to see, nobody at head office has ever, no one at head office has ever, nobody upstairs has ever,
        no one upstairs has ever, nobody upstairs knows what, no one upstairs knows what, nobody at the top has ever, no one at the top has ever,
        i'm only good enough to, we're only good enough to, i'm good enough to do your, always just your second choice, just your second choice,
        your family comes last, your children come last, your kids come last,
        gets more love than i do, can you never be,
        i'm always the one to, we're always the ones to, i could drop dead and, i could be dead and you, i could be on fire and, it has to be all about him, it has to be all about her,
        it has to be all about you, the world revolves around, that was no accident, not that you'd care, not that you care, not that anyone cares,
        not that anybody cares, not that he cares, not that he'd care, not that they care, not that they'd care, not that she cares,
        not that she'd care, not that anyone would care, but what do you care, only your opinion, only your needs, only your feelings,
        only your wishes, only his opinion, only his needs, only his feelings, only her opinion, only her needs, only her feelings,
        what i want has never mattered, what i want never matters, what i think never matters, what i say never counts, what i say never matters,
        what i want doesn't matter, what i think doesn't matter, what i think doesn't count, i only hear from you when, i only hear from him when,
        i only hear from her when, i only hear from them when, we only hear from you when, we only hear from him when, i only ever hear from,
        we only ever hear from, we only exist when, i only exist when, rules don't apply to you, rules don't apply to him, rules don't apply to her,
        they're all laughing at me, you're all laughing at me, everyone is laughing at me, everybody is laughing at me, all laughing at me,
        all laughing at us, i always get the blame, we always get the blame, i always get the worst, we always get the worst, i always get stuck with,
        we always get stuck with, i always get blamed, we always get blamed, i always get left with, we always get left with, our ideas never get,
        my ideas never get, my ideas are never, our ideas are never, my name never comes up, our names never come up, one rule for you,
        one rule for him, one rule for her, one rule for them, one rule for the boss, one rule for the bosses, one rule for management,
        one rule for the managers, one rule for your, one rule for me, one law for you, one law for them, always something with you,
        always something with him, always something with her, always a drama with you, always a problem with you, always some drama with,
        can't say anything without you, can't say anything without him, can't say anything without her, can't say a word without you,
        can't say a word without him, can't say a word without her, can't open my mouth without you, can't open my mouth without him,
        can't open my mouth without her, can't ask anything without you, can't move without you, every conversation ends up about,
        every conversation ends with you, every talk ends with you,
        everything i do is wrong, everything i say is wrong, every single thing i do is wrong, every single thing i say is wrong, everything we do is wrong, everything i cook is wrong, all i ever hear from you, all we ever hear from you, all i ever get from you,
        all i hear from you is, all i get from you is, i never get a thank you, i never got a thank you, we never get a thank you, we never got a thank you, i never hear a thank you, you couldn't wait to tell, he couldn't wait to tell, she couldn't wait to tell, they couldn't wait to tell, never a thank you, never a word of thanks, never a kind word, never heard a kind word,
        never hear a kind word, never had a kind word, never get a kind word, never get a word of thanks, never got a word of thanks, i never get told, we never get told, i never get thanked, we never get thanked,
        you'd never admit, he'd never admit, she'd never admit, they'd never admit, you would never admit, he would never admit, she would never admit, they would never admit, you'd never apologise, he'd never apologise, she'd never apologise,
        they'd never apologise, you would never apologise, he would never apologise, she would never apologise, they would never apologise, you'd never understand, you would never understand, you wouldn't understand, he wouldn't understand, you'd never say sorry,
        he'd never say sorry, you'd never lift a finger, he'd never lift a finger, she'd never lift a finger, everyone takes his side,
        everyone takes her side, everyone takes your side, everybody takes his side, everybody takes her side, everybody takes your side, everything is a competition to, everything's a competition to, everything is a competition for, everything's a competition for,
        everything is a joke to, everything's a joke to, everything is a game to, everything's a game to, morning noon and night, always muggins, muggins here,
        how little we mean to, how little i mean to, how little i matter to, how little we matter to, how little you care, how little he cares, how little she cares,
        how little they care, how little you think of, dance to your tune, dances to your tune, dance to his tune, dances to his tune, dance to her tune, dances to her tune, the only thing that matters to you, the only thing that matters for you, all that matters to you, the only thing that matters to him, the only thing that matters for him, all that matters to him, the only thing that matters to her, the only thing that matters for her, all that matters to her, the only thing that matters to them, the only thing that matters for them, all that matters to them, the only thing that counts to you, the only thing that counts for you, all that counts to you, the only thing that counts to him, the only thing that counts for him, all that counts to him, the only thing that counts to her, the only thing that counts for her, all that counts to her, the only thing that counts to them, the only thing that counts for them, all that counts to them, everything's a competition with, ever good enough for you, ever good enough for him, ever good enough for her, ever good
        enough for them, ever in your life asked, ever in your life said, ever in your life thanked, everyone for himself, everyone for themselves, the only thing you care about, the only thing you cares about, the only thing you think about, the only thing you thinks about, the only thing you ever,
        the only thing you know how to, the only thing you knows how to, the only thing you want is, the only thing you wants is, the only thing you understand,
        the only thing you understands, the only person you care about, the only person you cares about, the only person you think about, the only person you
        thinks about, the only reason you came, the only reason you come, the only reason you comes, the only reason you volunteered, the only reason you
        offered, the only reason you said, the only reason you asked, the only reason you did, the only reason you help, the only reason you helped, the only
        reason you stay, the only reason you stays, the only reason you're, the only reason you invited, the only reason you called, the only reason you call,
        the only reason you married, the only reason you want, the only reason you wants, the only time you call, the only time you calls, the only time you
        ring, the only time you rings, the only time you talk, the only time you speak, the only time you show, the only time you help, the only time you
        listen, the only time you're nice, deep down you know, deep down you knows, deep down you want, deep down you wants, deep down you hope, deep down you
        hate, deep down you think, deep down you like, deep down you enjoy, deep down you're, to you i'm just, to you i'm nothing, to you we're just, to you we're nothing, for you i'm just, for you we are just, for
        you i am only, for you we are only, in your eyes i'm, in your eyes we're, in your eyes i can't, in your eyes i never, in your eyes
        nothing, i'm just a * to you, i'm only a * to you, i'm nothing but a * to you, we're just * to you, we're nothing to you, i'm nothing to you, i mean nothing to you, we mean nothing to you, i don't matter to you, i
        don't exist for you, i might as well not exist, i might as well be invisible, as far as you're concerned i don't, as far as you're concerned i'm, as far
        as you're concerned we, everything revolves around you, everything has to revolve around, everything has to be about you, everything has to be your way, everything has to be done your way, everything has to go your way, always has to be your way, always has to be his way, always has to be her way,
        everything is about you, everything's about you, the world revolves around you, the whole world revolves around, the sun shines out of, it's all about
        you, it's always about you, it's a game to you, it's all a game to you, this is all a game to you, this is a game to you, it's a joke to you, this is a
        joke to you, it's all a joke to you, exactly what you wanted, just what you wanted, what you wanted all along, what you were after, what you was after,
        you got what you wanted, you conveniently forgot, you conveniently forget, you conveniently left, you conveniently ignored, you conveniently lost, you
        somehow always, the only thing he care about, the only thing he cares about, the only thing he think about, the only thing he thinks about, the only
        thing he ever, the only thing he know how to, the only thing he knows how to, the only thing he want is, the only thing he wants is, the only thing he
        understand, the only thing he understands, the only person he care about, the only person he cares about, the only person he think about, the only
        person he thinks about, the only reason he came, the only reason he come, the only reason he comes, the only reason he volunteered, the only reason he
        offered, the only reason he said, the only reason he asked, the only reason he did, the only reason he help, the only reason he helped, the only reason
        he stay, the only reason he stays, the only reason he's, the only reason he invited, the only reason he called, the only reason he call, the only reason
        he married, the only reason he want, the only reason he wants, the only time he call, the only time he calls, the only time he ring, the only time he
        rings, the only time he talk, the only time he speak, the only time he show, the only time he help, the only time he listen, the only time he's nice,
        deep down he know, deep down he knows, deep down he want, deep down he wants, deep down he hope, deep down he hate, deep down he think, deep down he
        like, deep down he enjoy, deep down he's, to him i'm just, to him i'm nothing, to him we're just, to him we're nothing, for him i'm just, for him we are just, for him i am only, for him we are only, in his
        eyes i'm, in his eyes we're, in his eyes i can't, in his eyes i never, in his eyes nothing, i'm just a * to him, i'm only a * to him,
        i'm nothing but a * to him, we're just * to him, we're nothing to him, i'm nothing to
        him, i mean nothing to him, we mean nothing to him, i don't matter to him, i don't exist for him, as far as he's concerned i don't,
        as far as he's concerned i'm, as far as he's concerned we, everything revolves around him, everything has to be about him, everything has to be his way,
        everything is about him, everything's about him, the world revolves around him, it's all about him, it's always about him, it's a game to him, it's all
        a game to him, this is all a game to him, this is a game to him, it's a joke to him, this is a joke to him, it's all a joke to him, exactly what he
        wanted, just what he wanted, what he wanted all along, what he were after, what he was after, he got what he wanted, he conveniently forgot, he
        conveniently forget, he conveniently left, he conveniently ignored, he conveniently lost, he somehow always, the only thing she care about, the only
        thing she cares about, the only thing she think about, the only thing she thinks about, the only thing she ever, the only thing she know how to, the
        only thing she knows how to, the only thing she want is, the only thing she wants is, the only thing she understand, the only thing she understands, the
        only person she care about, the only person she cares about, the only person she think about, the only person she thinks about, the only reason she
        came, the only reason she come, the only reason she comes, the only reason she volunteered, the only reason she offered, the only reason she said, the
        only reason she asked, the only reason she did, the only reason she help, the only reason she helped, the only reason she stay, the only reason she
        stays, the only reason she's, the only reason she invited, the only reason she called, the only reason she call, the only reason she married, the only
        reason she want, the only reason she wants, the only time she call, the only time she calls, the only time she ring, the only time she rings, the only
        time she talk, the only time she speak, the only time she show, the only time she help, the only time she listen, the only time she's nice, deep down
        she know, deep down she knows, deep down she want, deep down she wants, deep down she hope, deep down she hate, deep down she think, deep down she like,
        deep down she enjoy, deep down she's, to her i'm just, to her i'm nothing, to her we're just,
        to her we're nothing, for her i'm just, for her we are just, for her i am only, for her we are only, in her eyes
        i'm, in her eyes we're, in her eyes i can't, in her eyes i never, in her eyes nothing, i'm just a * to her, i'm only a * to her, i'm
        nothing but a * to her, we're just * to her, we're nothing to her, i'm nothing to her, i mean nothing to her, we mean nothing to her, i don't matter to her, i don't exist for her, as far as she's concerned i don't, as
        far as she's concerned i'm, as far as she's concerned we, everything revolves around her, everything has to be about her, everything has to be her way,
        everything is about her, everything's about her, the world revolves around her, it's all about her, it's always about her, it's a game to her, it's all
        a game to her, this is all a game to her, this is a game to her, it's a joke to her, this is a joke to her, it's all a joke to her, exactly what she
        wanted, just what she wanted, what she wanted all along, what she were after, what she was after, she got what she wanted, she conveniently forgot, she
        conveniently forget, she conveniently left, she conveniently ignored, she conveniently lost, she somehow always, the only thing they care about, the
        only thing they cares about, the only thing they think about, the only thing they thinks about, the only thing they ever, the only thing they know how
        to, the only thing they knows how to, the only thing they want is, the only thing they wants is, the only thing they understand, the only thing they
        understands, the only person they care about, the only person they cares about, the only person they think about, the only person they thinks about, the
        only reason they came, the only reason they come, the only reason they comes, the only reason they volunteered, the only reason they offered, the only
        reason they said, the only reason they asked, the only reason they did, the only reason they help, the only reason they helped, the only reason they
        stay, the only reason they stays, the only reason they're, the only reason they invited, the only reason they called, the only reason they call, the
        only reason they married, the only reason they want, the only reason they wants, the only time they call, the only time they calls, the only time they
        ring, the only time they rings, the only time they talk, the only time they speak, the only time they show, the only time they help, the only time they
        listen, the only time they're nice, deep down they know, deep down they knows, deep down they want, deep down they wants, deep down they hope, deep down
        they hate, deep down they think, deep down they like, deep down they enjoy, deep down they're, to them i'm just, to them i'm nothing, to them we're just, to them we're nothing, for them i'm just, for them we are just, for them i am only, for them we are only, in their eyes i'm, in their eyes we're, in their eyes i can't, in their
        eyes i never, in their eyes nothing, i'm just a * to them, i'm only a * to them, i'm nothing but a * to them, we're just * to them, we're nothing to them, i'm nothing to them, i mean nothing to them, we mean
        nothing to them, i don't matter to them, i don't exist for them, as far as they're concerned i don't, as far as they're concerned i'm, as far as they're
        concerned we, everything revolves around them, everything has to be about them, everything has to be their way, everything is about them, everything's
        about them, the world revolves around them, it's all about them, it's always about them, it's a game to them, it's all a game to them, this is all a
        game to them, this is a game to them, it's a joke to them, this is a joke to them, it's all a joke to them, exactly what they wanted, just what they
        wanted, what they wanted all along, what they were after, what they was after, they got what they wanted, they conveniently forgot, they conveniently
        forget, they conveniently left, they conveniently ignored, they conveniently lost, they somehow always, i do everything in this, i do everything around
        here, i do everything round here, i do everything at home, i do everything here, i do everything myself, i do everything alone, i have to do everything,
        i end up doing everything, i always end up doing, everything falls on me, everything falls to me, it all falls on me, it all falls to me, everything is
        left to me, everything gets left to me, it's all left to me, everything lands on my, everything ends up on my, everything is my fault, everything's my
        fault, everything is always my fault, i can't do anything right, i can't do a thing right, i can never do anything right, nothing i do is right, nothing
        is ever right, nothing is ever enough, nothing is enough for, nothing is good enough, nothing's ever good enough, no matter how hard i try, no matter
        how much i, no matter how early, no matter how often i, no matter how late, no matter what time, why must everything, must everything be, does
        everything have to be, why does everything have to, why is everything a fight, everything is a fight with, everything is a drama with, everything is a
        competition with, everything is an argument with, everything has to be a fight, everything has to be a drama, everything has to be an argument, is there
        ever a day, is there ever a time, will you ever learn, will you ever listen, will you ever stop, will you ever grow up, will you ever change, will he
        ever learn, will they ever learn, must you always, do you always have to, does he always have to, does she always have to, do they always have to, the
        whole world is against me, the whole world is against us, the whole world hates me, the world is against me, everyone is against me, everybody is
        against me, everyone hates me, everybody hates me, everyone hates us, everybody hates us, everyone ignores me, everybody ignores me, everyone ignores
        what i, everybody ignores what i, everyone is always, everyone blames me, everybody blames me, everyone takes me for, everyone leaves me, everybody
        leaves me, everyone laughs at me, everybody laughs at me, everyone looks down on me, everyone else gets, everyone but me, all of you are against, all of
        you hate, all of you think, you're all against me, they're all against me, you all hate me, they all hate me, all against me,
        isn't a soul in, not a soul in this, not a living soul, nobody in this house, nobody in this office, nobody in this family, nobody in this team, nobody
        here gives, nobody here cares, nobody here listens, nobody here ever, no one here ever, nobody gives a, no one gives a, can't remember a single, can't
        think of a single, not a single time, not a single occasion, not on a single occasion, not a single word of thanks, not one word of thanks, not so much
        as a thank you, not so much as a text, not so much as a call, not so much as a sorry, not even a thank you, not even a sorry, not even a text, not even
        a call, without so much as a, since the day we met you've, from day one you've, ever since i've known you you, in all the years i've known you you, in
        all these years you've never, in all these years you haven't, for once in your life, for once in your lives, for once in his life, for once in her life,
        just for once, at no other time, it's the same story with you, the same story with you, the same song with you, it's the same story with him, it's the
        same story with her, it's the same thing every time, it's the same every time, it's always the same with, the same old story with, same old story with
        you, same thing every time with you, i bet you didn't even, i bet you haven't even, i bet you don't even, i bet he didn't even, i bet she didn't even,
        one rule for you and, one rule for him and, one rule for her and, one rule for them and, one rule for them
        another, one law for you and, one law for them and, why does it always have to be me, why is it always me, why am i always the, why do i
        always have to, why must i always, your work always comes first, your job always comes first, his work always comes first, her work always
        comes first, your friends always come first, your mother always comes first, his mother always comes first, work always comes first with you,
        work always comes first for you, i always come last, i always come second, we always come last, we always come second, i come last, i come
        second to your, always second best to`,
    { severity: 0.55 },
  ),
};
