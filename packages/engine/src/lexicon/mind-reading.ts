import type { LexiconClass } from "./lexicon.ts";
import { list } from "./list.ts";

/** What a writer says about the inside of another head: not caring, wanting, meaning, thinking. Said of "I" or "we" they are clean. */
export const mindReading: LexiconClass = {
  name: "mind-reading",
  source: "Own list of frames, in the base form that follows a subject.",
  entries: [
    // Not caring
    ...list(
      `
        don't care, doesn't care, didn't care, couldn't care less, could care less, don't give a damn, doesn't give a damn, don't give a
        toss, don't give a monkey's, don't give a shit, doesn't give a shit, don't give a fuck, don't give a hoot, don't give two hoots, don't give a rat's
        arse, don't give a rat's ass, can't be bothered, couldn't be bothered, can't be arsed, couldn't be arsed, can't even be bothered, aren't bothered,
        isn't bothered, aren't bothered about, didn't bother, didn't even bother, never bother, never bothered, aren't interested in, isn't interested in,
        have no interest in, has no interest in, had no interest in, don't respect, doesn't respect, have no respect, has no respect, have no respect for, has
        no respect for, don't value, doesn't value, don't appreciate, doesn't appreciate, don't take * seriously, doesn't take * seriously, don't want to
        understand, don't want to listen, don't want to know, doesn't want to know, doesn't want to understand, doesn't want to listen, don't even try, didn't
        even try, doesn't even try, aren't even trying, isn't even trying, not even trying, have given up on, has given up on, had no intention of, have no
        intention of, has no intention of, never meant to, never wanted to, never intended to, never cared, don't really mean it, don't think about anyone,
        don't think of anyone, don't think about others, doesn't think about others, only care about, only cares about, only cared about, care only about,
        cares only about, only think about, only thinks about, only think of, only thinks of, thinks only of, think only of, think only about, thinks only
        about, only in it for, just in it for, in it for yourself, in it for himself, in it for herself, in it for the money, only out for, just out for, out
        for yourself, out for himself, out for herself, look after number one, looks after number one, looking after number one`,
      { severity: 0.65 },
    ),
    // Intention
    ...list(
      `
        on purpose, deliberately, deliberatly, intentionally, purposefully, wilfully, willfully, purposely, out of envy, out of vanity, out of pure malice, out of pure envy, out of sheer spite, out of sheer malice, out of spite, just to spite, just to annoy, just
        to hurt, just to punish, just to embarrass, just to humiliate, just to provoke, just to show off, just to impress, just to be difficult, just to be
        awkward, just to get out of, just to get rid of, just to wind me up, just to wind us up, just to get back at, to get even, to make * look bad, to make
        * look stupid, to make * feel small, to make * jealous, to prove a point, to score points, to look good, to look better, to look clever, to look
        important, for attention, for the attention, for the glory, for the applause, for appearances, to get your own way, to get his own way, to get her own
        way, to cover yourself, to cover himself, to save your own skin, to save his own skin, to curry favour, to suck up to, out of
        jealousy, out of laziness, out of malice, out of boredom, out of greed, out of pity, just because you can, just because he can, just because she can,
        because you felt like it, just for the sake of, so it looks good, so that it looks good, so you look good, so that you look good, so you can look
        good, so he can look good, so she can look good, so you don't have to, so he doesn't have to, so that you don't have to, so you wouldn't have to, so
        he wouldn't have to, so everyone would notice, so people would notice, so * would notice, so * notices, so that * notices`,
      { severity: 0.65 },
    ),
    // Wanting
    ...list(
      `
        just want, just wants, just wanted, only want, only wants, only wanted, all you want is, all he wants is, all she wants is, all they want is, secretly
        want, secretly wants, want me to fail, wants me to fail, want us to fail, want to see me fail, wants to see me fail, want attention, wants attention,
        want to control, wants to control, want to be the centre of attention, wants to be the centre of attention, want everything your own way, want it all
        your own way, wants everything his own way, want to get rid of, wants to get rid of, want to hurt, wants to hurt, want to punish, wants to punish,
        want me out, wants me out, want us out, trying to get rid of, trying to get out of, trying to get at me, trying to make me look, trying to make us
        look, trying to humiliate, trying to punish, trying to hurt, trying to annoy, trying to wind me up, trying to provoke, trying to control, trying to
        manipulate, trying to push me out, trying to sabotage, trying to undermine, trying to catch me out, trying to start a fight, trying to pick a fight,
        trying to pick a quarrel, trying to be difficult, trying to impress, trying to show me up, trying to score points, trying to hide something, hoping
        i'd fail, hoping we'd fail, hoping nobody would notice, hoping no one would notice, waiting for me to fail, waiting for me to slip up, have it in for,
        has it in for, had it in for, out to get, enjoy seeing, enjoys seeing, enjoyed seeing, enjoy making, enjoys making, get off on, love to see me, takes pleasure in`,
      { severity: 0.65 },
    ),
    // Thinking
    ...list(
      `
        think you're better than, thinks he's better than, thinks she's better than, think they're better than, thinks he is better
        than, thinks she is better than, think you're so, thinks he's so, thinks she's so, think you're above, thinks
        he's above, thinks she's above, think our * is a hotel, think this house is a, think this place is a, thinks this house is a, don't want to help, doesn't want to help, think you're special, thinks he's special, think you're god's gift, thinks he's god's gift, thinks she's god's gift,
        think you know everything, thinks he knows everything, thinks she knows everything, think you know it all, think they know it all, think you know best,
        thinks he knows best, thinks she knows best, think you own, thinks he owns, thinks she owns, think they own, think you can do whatever, thinks he can do
        whatever, think you can get away with, thinks he can get away with, thinks she can get away with, think they can get away with, think the rules don't
        apply, thinks the rules don't apply, think rules are for other people, think the world revolves around you, thinks the world revolves around, think it's
        all about you, thinks it's all about, it's all about you, it is all about you, think we're machines, think we're idiots, think we're stupid, think i'm
        stupid, think i'm an idiot, thinks i'm stupid, thinks i'm an idiot, thinks we're stupid, think i'm a machine, think i'm your servant,
        think i'm your maid, think i'm made of money, think i'm not good enough, thinks i'm not good enough, think i'm beneath you, are all against me, are all against us, is out to get me, are out to get me, only protects, only protect the, only looks after, only look after themselves, clearly think, obviously think, obviously thinks, obviously believe, obviously believes, clearly believe, clearly believes, evidently think, evidently thinks, clearly
        thinks, you just don't get it, just don't get it, don't want to get it, know exactly what
        you're doing, knows exactly what he's doing, knows exactly what she's doing, you knew exactly, knew full well, knows full well, know full well, knew
        perfectly well, know perfectly well, knows perfectly well, pretend to care, pretends to care, pretending to care, pretending not to, pretend not to,
        pretends not to, act as if you care, act like you care, acting like you care, make out you care, hate me, hates me, hate us, hates us, hate my guts,
        hates my guts, despise me, despises me, no respect for, zero respect for, glad to be rid of, glad to see the back of, wanted this all along, planned
        this all along, planned it all along, had it planned, couldn't even be bothered, couldn't * be bothered, can't * be bothered, just for attention, to
        make me look bad, in order to look good, to look big, to look tough, not even bothered, in it for the glory, only cares about * self, puts on a show,
        put on a show, turn a blind eye, turns a blind eye, turned a blind eye, couldn't give a damn, couldn't give a toss, couldn't give a monkey's, couldn't
        give a shit, couldn't give a fuck, couldn't give a hoot, couldn't give a fig, doesn't give a toss, doesn't give a hoot, don't give a flying, doesn't
        give a flying, only interested in, interested only in, want only my, wants only my, want only our, wants only our, want only money, wants only money, look only for your, look only for your advantage, looks only for his advantage, look only for their advantage, couldn't give a monkeys, don't give a monkeys, doesn't give a monkeys, love being the, loves being the, enjoy being the centre of attention, enjoys being the centre of attention, love the
        sound of your own voice, loves the sound of his own voice, loves the sound of her own voice, out of * spite, out of * malice, out of * jealousy, out of
        * laziness, from sheer spite, care more about, cares more about, cared more about, care more for, means nothing to you, mean nothing to you, means
        nothing to him, means nothing to her, means nothing to them, mean nothing to them, want to get me, wants to get me, wanted to get me, want to get us,
        cover * back, cover * tracks, cover * arse, cover * ass, cover * behind, look the other way, looks the other way, looked the other way, to get back at,
        after your money, after my money, after our money, after her money, after his money, after their money, think you are too good, thinks he is too good,
        always hated, never liked, never loved, never wanted, never trusted, never respected, have no idea how hard, has no idea how hard, have no idea what i,
        have no idea what we, act like i, acts like i, act as if i, acts as if i, act as though i, acts as though i, act like we, act as if we, simply don't get
        it, just doesn't get it, simply doesn't get it, jealous of me, jealous of my, jealous of us, jealous of our, have better things to do, has better things
        to do, only here for, only here because, pretend to listen, pretends to listen, pretend to work, pretends to work, pretend to help, pretends to help,
        pretend to understand, pretending to listen, pretending to work, don't see me, doesn't see me, take me for a fool, takes me for a fool, take us for
        fools, takes us for fools, take me for an idiot, waiting for me to, waiting for us to, secretly hope, secretly hopes, secretly enjoy, secretly enjoys,
        secretly love, secretly loves, secretly like, secretly likes, secretly wish, secretly wishes, only listen to people, only listens to people, is the one language you, is the only language you, hoping the * fails, love pointing fingers, loves pointing fingers, wait to get rid of, waited to get rid of, hope i fail,
        hopes i fail, hope we fail, hope i quit, hopes i quit, take * for granted, takes * for granted, took * for granted, think you walk on water, love to
        hear yourself talk, loves to hear himself talk, loves to hear herself talk, have an ulterior motive, has an ulterior motive, have ulterior motives, has
        ulterior motives, up to no good, don't give a crap, doesn't give a crap,
        didn't give a crap, couldn't give two hoots, expect me to drop everything, expect us to drop everything, expects me to drop everything, expect me to
        read your mind, expects me to read, expect the world to, expects the world to, all for show, want your cake and eat it, want to have your cake, make it
        all about you, make it all about yourself, makes it all about himself, makes it all about herself, know very well what you, know very well what i, knew
        very well what you, knows very well what he, knows very well what she,
        get a kick out of seeing, gets a kick out of seeing, get a kick out of making, gets a kick out of making, get a kick out of watching me, gets
        a kick out of watching me, get a kick out of hurting, get a kick out of winding, don't fancy me, doesn't fancy me, don't find me, doesn't find
        me, no longer love me, no longer loves me, no longer care, no longer cares, no longer want me, no longer wants me, think of no one but, thinks
        of no one but, think of nobody but, thinks of nobody but, thought of no one but, thought of nobody but, think about no one but, think about
        nobody but, care about no one but, cares about no one but, care about nobody but, cares about nobody but, care about nothing but, cares about
        nothing but, cared about nothing but, care for nobody but, cares for nobody but, care for no one but, interested in nothing but, interested in
        nobody but, interested in no one but, too busy with your, too busy looking at your phone, too busy to care, too important to, above getting
        your hands dirty, too posh to, too grand for, couldn't wait to get rid, couldn't wait to leave, couldn't wait to see the back, glad i'm gone,
        glad to see me go, wish i'd never been born, wish i had never, wish i'd drop dead, want to see me suffer, wants to see me suffer, want to see
        us suffer, want me to suffer, rules don't apply to you, rules don't apply to him, rules don't apply to her, the rules don't apply to you, love
        your phone more than, love your car more than, love that car more than, love that dog more than, loves that dog more than, love your job more
        than, loves his job more than, loves her job more than, matters more to you than, means more to you than, mean more to you than, matter more
        to you than, matters more to him than, means more to him than, matters more to her than, means more to her than,
        couldn't have cared less, could not have cared less, couldn't have been less interested`,
      { severity: 0.6 },
    ),
  ],
};
