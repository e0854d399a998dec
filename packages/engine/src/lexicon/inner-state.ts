import type { LexiconClass } from "./lexicon.ts";
import { list } from "./list.ts";

/** Inner states that nobody can see in another: no interest, a mind made up, a secret pleasure. Said of the writer they are clean. */
export const innerState: LexiconClass = {
  name: "inner-state",
  source:
    "Own list of predicates in the base form, by what they claim: no interest, fixed minds, pleasure in harm, envy, rank in a heart.",
  entries: list(
    `
        envy our, envy your own, envy his own, envy her own,
        lose all interest, lose any interest, lose every interest, lose interest in me, lose interest in us, have zero interest, have no interest, have not the
        slightest interest, have not the faintest interest, have not the remotest interest, have not the least interest, have not the smallest interest, show no interest, show zero interest, show not the slightest interest, show the slightest interest, take no interest, could have no
        less interest, feel nothing for, feel no shame, feel no remorse, feel no guilt, have no feelings, have no feeling for, have no heart for, have no
        intention, have no plan of, have no plans of, have no plans to ever, have no desire to, have no wish to, have no time for anyone, have no time for me,
        have no time for us, have no respect, have zero respect, have nothing but contempt, have only contempt, hold me in contempt, hold us in contempt,
        be bent on, be hell-bent on, be hellbent on, be out to, be against me, be against us, be set on getting, be set on ruining, have your heart set on getting, have your mind set on,
        have his mind set on, have her mind set on, have their minds set on, make up your mind, make up his mind, make up her mind, make up their minds, make your
        mind up, make his mind up, make her mind up, make their minds up, mind is made up, minds are made up, mind was made up, minds were made up, already decide that, already decide it, already decide against, decide long ago that, decide in advance, decide from the start, write me off, write us off, write him off, write her off, write them off, give up on me, give up on us, turn your back on me, turn
        his back on me, turn her back on me, turn your back on us, get it into your head, get it into his head, get it into her head, take it into your head,
        have it in your head, get pleasure out of, get pleasure from, get your kicks, get his kicks, get her kicks, get a kick, get a thrill, get * kick out of,
        get * thrill out of, get * thrill from, get * buzz out of, get * satisfaction from, get * satisfaction out of, take pleasure, take delight, take joy in,
        take satisfaction, take a perverse, delight in, revel in, gloat, rejoice, feast on, thrive on drama, thrive on conflict, thrive on other people's,
        give you pleasure to, give him pleasure to, give her pleasure to, give them pleasure to, give you great pleasure, give you satisfaction, give him
        satisfaction, not bother you in the least, not bother him in the least, not bother you one bit, not bother you at all, not bother them in the least,
        suit you fine that, suit you nicely that, suit you perfectly that, amuse you to, amuse him to, resent me, resent us, resent my, resent our, resent anyone, resent everyone, begrudge, envy me, envy us, envy my, be jealous of, be envious of, be
        green with envy, despise, loathe me, loathe us, hate us, hate me, hate everyone, hate women, hate men, hate children, hate my, hate our, hate that i,
        hate it that i, dislike me, dislike us, never forgive, not forgive, hold it against, hold a grudge, bear a grudge, bear me a grudge, feel threatened by
        me, feel threatened by us, feel threatened by my, be threatened by, be afraid of me, be afraid of us, be afraid i, be afraid that i, be scared of me,
        be scared i, be intimidated by, bear it that, bear that, bear to lose, bear being, bear to be, bear to share, bear the thought, stand that, stand it that, stand it if, stand being, stand to be, stand to lose, stand losing, stand the thought, stand the idea, handle that, handle being, handle losing, handle a strong, cope with being, accept that i, accept that we, accept that someone, accept that anyone, not give * a second thought, not give * a
        thought, not give me a thought, not spare * a thought, spare no thought, not waste a thought, not think twice, not give * two thoughts, only thought is,
        only thought of, only ever think of, mean more to you than, mean more to him than, mean more to her than, mean more to them than, matter more to you than,
        matter more to him than, matter more to her than, be more important to you than, be more important to him than, be more important to her than, be more
        important to them than, be worth more to you than, come before everything, come before everyone, come before me, come before us, come before your own,
        come before your family, care more for, care more about, think more of, like * more than me, love * more than me, love * more than us, love * more than
        your, love * more than his, love * more than her, prefer * to me, prefer * to us, prefer * to your own, be secretly, be only pretending, only pretend,
        only pretend to, be just pretending, just pretend, pretend to be ill, pretend to be asleep, pretend to be busy, pretend to be sick, pretend not to, pretend
        you don't, pretend he doesn't, pretend she doesn't, pretend they don't, be in it for, be in it only for, be in it just for, be only after my, be only after our, be only after the money, be after my, be after our money, be only interested in, be only here for, be only here because, be just here for, only care for, only love me, only like me, only
        married me, only want me, only need me, only need us, only talk to me, only speak to me, do anything for a, do anything for money, do anything for
        attention, sell your own, sell his own, sell her own, sell their own, would sell, would walk over, walk over dead bodies, walk over corpses, step over
        bodies, go over dead bodies, look down on me, look down on us, look down on everyone, look down on anyone, look down your nose, look down his nose, look
        down her nose, look down their noses, think nothing of us, think nothing of me, think very little of, think so little of, think the worst of, think only
        the worst, expect the worst of, not believe a word, not believe a single, not trust a soul, feel above, consider yourself above, consider yourself
        better, consider himself better, consider herself better, consider yourself too, consider himself too, consider herself too, fancy yourself, fancies
        himself, fancies herself, see yourself as the, see yourself as our, see yourself as above, know exactly what, know perfectly well, know full well, know
        very well that, know damn well, know bloody well, know darn well, know all along, know deep down, mean to hurt, mean to harm, be doing it to, be doing
        this to, be doing this because, be doing it because, want something from me, want something from us, be plotting, plot against, plot behind, conspire,
        scheme, plan this all along, plan this together, plan this behind, plan this with, plan it behind, engineer the whole, engineer this, set this up, set me up, set us up, have it in for,
        have an agenda, have your own agenda, have his own agenda, have her own agenda, have a hidden agenda, hidden agenda, play a game
        with me, play games with me, play games with us, play with my feelings, play with our feelings, be punishing, be testing me, be testing us, be playing
        hard,
        do anything to avoid, do anything to get out of, do anything to please, do anything to win, have a problem with strong, have a problem with women, have a problem with men, have a problem with authority, have a problem with me, have a problem with us, have a problem with people, have your mind made up, have his mind made up, have her mind made up, have their minds made up, be bored by everything, be bored with me, be bored with us, be bored of me, be tired of me, be sick of me, be ashamed of me, be ashamed of us, be ashamed of my, be embarrassed by me, be embarrassed by us, be disgusted by me,
 be provoking, be humouring me, be humouring us, be trying it on, only hear you when, only listen when, only react when, only act when, only move when, only answer when, only help when, only respond when,
        only listen if, only react if, only act if, as a punishment for, as revenge, as payback, in revenge, out of revenge, by way of revenge, in retaliation,
        never mean it, never mean it when, not mean a word, mean none of it, bear the idea, bear not, stand not, bear it when i, bear it when we, stand it when i, stand it when we, wait to be rid, wait to see the back, wait to get rid`,
    { severity: 0.6 },
  ),
};
