import type { LexiconClass } from "./lexicon.ts";
import { list } from "./list.ts";

/** Frames with which the speaker names a need, value or aspiration, whatever stands in them. */
export const needFrame: LexiconClass = {
  name: "need-frame",
  source: "Own list of ways to say that something matters; a star stands for adverbs.",
  entries: [
    ...list(
      `
        matter to me, matter to us, matter * to me, matter * to us, important to me, important to us, important for me, important for us, importance to me,
        important in my life, important to our family, vital to me, vital to us, vital for me, essential to me, essential to us, essential for me, essential
        for us, crucial to me, crucial to us, crucial for me, key to me, key for me, precious to me, precious to us, dear to me, dear to my heart, close to my
        heart, sacred to me, central to me, priority for me, priority for us, priority of mine, top of my list, mean * to me, mean * to us, count for a lot
        with me, counts a lot for me, worth a lot to me, is everything to me, is what i need most, is what matters most to me, is what counts for me, i value,
        we value, i treasure, we treasure, i cherish, we cherish, i prize, i * value, we * value, we believe in, i stand for, we stand for, i long for, we
        long for, i'm longing for, longing for, i yearn for, i'm yearning for, yearning for, i crave, we crave, i'm craving, i hanker after,
        i ache for, i pine for, i aspire to, we aspire to, i strive for, we strive for, i hope for, we hope for, i'm hoping for, we're hoping
        for, i was hoping for, i wish for, i wish for more, i care about, we care about, i care deeply about, we care deeply about, i care a lot about, i care a great deal about, i care so much about, we care a lot about, what i need right now is, what i need now is, what i need today is, what i really need is, i care
        very much about, i do care about, i really care about, i hold dear, i set great store by, i set store by, i attach great importance to, i put great
        value on, i place great value on, i place a lot of value on, i place value on, i rely on being, i thrive on, i take pride in, we take pride in, my
        need for, our need for, my need is, my needs are, what i need is, what i need most is, what we need is, i have a need for, i have a strong need for,
        my value of, a value of mine, one of my values, one of our values, core value, i'm committed to, we are committed to, my hope is, my hope is that, my wish is, my dream is, my goal is that we, my heart is set on, i want us to, i'd like us to, i
        would like us to, i'd love us to, i would love us to, we want us to, i'd love for us to, i would love for us to, i want for us to, i want our team to,
        i'd like our team to, i hope we can, i hope that we can, i hope we could, i'd love it if we, i'd like it if we, i want to feel safe, i want to feel
        heard, i want to feel included, i want to feel welcome, i want to feel respected, i want to feel trusted, i need to feel safe, i need to feel heard, i
        need to feel, i want to feel, i'd like to feel, i would like to feel, i'd love to feel, i long to, i'm longing to, i yearn to, i want to be able to, i
        need to be able to, i'd like to be able to, i would like to be able to, i want to be included, i want to be heard, i want to be treated, i want to be
        seen, i want to be trusted, i want to be part of, i want to belong, i want to contribute, i want to be involved, i want to learn, i want to grow, i
        want to trust, i need to know where i stand, i need to trust, i need to be heard, i need to be included, i need to be seen, i want to be proud of, i'd
        like to be included, i'd like to be heard, i'd like to be asked, i'd like to be involved, i'd like to be consulted, i want to be asked, i want to be
        consulted, i want to work in a team, i want to work together, i want to live in, of great value to me, of great importance to me, matter to my family,
        close to our hearts, i set a high value on, i put a high value on, i'm a great believer in, i believe deeply in, i believe strongly in, i need a sense
        of, i'd love a sense of, i miss feeling, i miss being, i'd feel safer, i'd like there to be, i would like there to be, i want there to be, we need
        there to be, i'd love there to be, what i value, what we value, what matters to me, what matters to us, what i care about, what i long for, what i'm
        longing for, what i hope for, what i want is, what i'd like is more, what i would love is,
        i * want us to, i * like us to, i * love us to, i want everyone to be, i want everyone to feel, i want everybody to be, i want everybody to feel, i
        want the kids to be, i want the kids to feel, i want the children to be, i want the children to feel, i want our kids to, i want our children to,
        i want all of us to, i want both of us to, i want people to feel, i'd like everyone to feel, i'd like everyone to be, i want my children to, i want
        my kids to, i want our home to, we want our children to, we want our kids to, i want a team where, i want a home where, i want a
        relationship, i'd like a relationship, i want a place where, i want somewhere i can, i want a workplace, i want a partner, i need people around, i
        need someone to, i need somebody to, i need to know i can, i need to know that i can, i want to know i can, i need to know that everyone, i want to
        know that everyone, i want to know that we, i need to be sure, i want to be sure, i need to be able to rely, be able to rely on, be able to count on,
        be able to trust, can rely on each other, rely on each other, count on each other, trust each other, trust one another, look after each other, i
        miss our, i miss us, i miss the way we, i miss spending, i miss laughing, i miss talking, i miss the closeness, spend more time together, spend more
        time with you, spend time together, be closer to you, feel closer to you, feel close to you, closer to one another, have a
        good relationship, be there for each other, i'm someone who needs, i'm someone who values, i'm a person who needs, i'm a person who values, for me it's about, to me it's about, to me it is about, for me it is about, this is about * for me,
        it's about * for me, a big deal for me, a big deal to me, big thing for me, mean the world to me, means everything to me, come first for me, comes first with me, for me * comes first, first and foremost for me, i dream of a, i dream of having, i dream
        of being, my aim is, our aim is, my goal is, our goal is, my intention is, my priority is, our priority is, my concern is the, i want what is best
        for, i want what's best for, i want the best for, i only want what's best, for the sake of our, i have need of, i have a big need for, for me * is
        important, for me is important, for me is very important, is for me important, is for me very important, for us * is important, it is for me, is
        important for our family, i love being able to, i love it when we, i thrive when, i do my best work when, i work best when, i sleep better when, i feel
        safe when, i feel safest when, i feel at home when, i'd feel better with, i'd feel safer with, i would feel safer, i would feel better with, i'd feel
        more at ease, helps me feel, helps me to feel, so that i can feel, so i can feel, to feel safe, to feel heard, to feel part of, to feel included, to
        feel welcome, to feel respected, to feel that i belong, to feel that my work, to feel that we, i have a right to be, be treated with respect, be
        treated fairly, be treated as an equal, being treated as an equal, being treated with respect, being able to rely, being able to count, being able
        to trust, being part of, feeling safe, feeling part of, knowing that i can, i like to be prepared, i like to be ready, i like to be asked, i like to be
        included, i like to be told, i like to be on time, i like to be sure, i like to know what, i like to know where, i like to know who, i like to know when,
        i like knowing, i like to plan, i like to have a plan, i like to look ahead, likes to plan, likes to be prepared, likes to know, i'd like to be part of,
        i would like to be part of, i'd love to be part of, i would love to be part of, i'd like to be treated, i would like to be treated, i'd love to be
        treated, i would like to be asked, i'd love to be asked, i would like to be heard, i would like to be included, i would like to be involved, i would
        like to be consulted, i'd like to be told before, i would like to be told before, i'd love to be included, i'd love to be heard, i want to matter, i'd
        like to matter, i want my work to be, i'd like my work to be, i would like my work to be, i want my voice to, i'd like my voice to, i want my opinion
        to count, i wish we could be, i wish we were, i wish that we could be, i wish we had more, i function better, i function best, i work better when, i work
        better with, i sleep better with, i cope better when, i cope better with, i count on us, i'd like to know where i stand, i would like to know where i
        stand, i want to know where i stand, i like to know where i stand, i care that everyone, i care that everybody, i care that people, i care that nobody,
        i care that we, i'm keen on fairness, do me good, doing me good, helps me to think, help me think, helps me to plan, help me plan, help me sleep, help me relax, help me concentrate, help me focus, helps me learn, helps me to learn, helps me trust, keep me going, keep me sane, keep
        me calm, calms me, it helps me to know, it helps me when i know, it helps me when we, it would help me to have, it would help me to know what, would
        help me to have, count for a lot, there's a longing in me, a longing in me, nourish me, feed my soul, give me strength, give me energy, gives me hope, gives me joy, give me confidence, gives me peace, i find comfort in, i find peace in, i find joy in, i find strength in, i find it important, we find it important, i attach
        importance to, a lot of weight to, a matter of honour for me, a matter of honour to me, part of who i am, i want to give my best, i want to do my best,
        i want to do a good job, i want to do good work, i want to do my job well, i want to do this job well, i want to do right by, i want to be a good, i
        want to be a better, i want to be good at, i want the patients to, i want our patients to, i want my patients to, i want our guests to, i want our
        customers to, i want my students to, i want the team to be, i want the team to feel, i want to look after, left in peace, is to be understood, is to be
        heard, is to be seen, is to be included, is to be asked, is to be trusted, is to belong, a great need of, a great need for, i need to know that the
        kids, i need to know that the children, i need to know that my, i need to know that our, i need to know that we, i need to
        know that i, i need to know we, i need to know what to expect, i want to know what to expect, i'd like to know what to expect, i need to breathe, i love
        that we, i miss how we, i miss when we, a good thing in my eyes, i live for, notice would help, warning would help, notice would have
        helped, warning would have helped, heads-up would have helped, would have helped me plan, would have helped me to plan, i appreciate it when people, i
        like it when people, i like it when we, i like it when everyone, i believe in treating, i find honesty important, safety first, i love it when things, i like it when things, i love it when everyone, hoping for some, hoping for more,
        i lack support, searching for meaning, what keeps us together, i take promises seriously, i take my
        work seriously, i take my job seriously, i take safety seriously, i take this seriously, i take our agreements seriously, give me
        a sense of, give me peace of mind, give me security, give me some security, give me more security, make me feel safe, make me feel at home, make me feel welcome,
        make me feel part of, makes me feel secure, let me sleep, lets me rest, let me relax, lets me plan, let
        me breathe, make my life easier, do my heart good, a matter of trust for me, a matter of trust to me, a
        matter of respect for me, a question of respect for me, a question of trust for me, a matter of principle for me, all the difference to me, is a need
        for, is my need for, is my wish for, is my wish to, is my longing for, in need of rest, in need of quiet, in need of support, in need of comfort, in
        need of help, in need of clarity, in need of peace, my values are, a value that i hold, a value i hold, i care how we, i care how people, i care what
        we, to lose our friendship, to lose your trust, to lose touch with you, lose the closeness, at my best when, happiest when, so that i can plan, so that
        i can rest, so that i can sleep, so that i can relax, so that i can concentrate, so i can plan, so i can rest, so i can sleep, so i can relax, so i can
        concentrate, in order to concentrate, i'd feel calmer, i would feel calmer, i'd be calmer, i'd sleep better, i would sleep better, i'd feel part of, i
        would feel part of, people i can trust, i'd love to know that i'm, trying to find some balance, trying to be a good,
        mean a lot now and then, now and then would mean a lot, now and then means a lot, would mean a lot to, i'd rather we were, i depend on clear, i rely on clear, i depend on being, i rely on
        knowing`,
    ),
  ],
};
