import type { LexiconClass } from "./lexicon.ts";
import { list } from "./list.ts";

/** Set phrases of politeness and regret that only look like feelings, orders or prohibitions. */
export const courtesy: LexiconClass = {
  name: "courtesy",
  source: "Own list of formulas from letters, mails and chats.",
  entries: list(
    `
        i'm afraid we, i'm afraid i, i'm afraid there, i'm afraid that we, i'm afraid that i, i'm afraid it, i'm afraid so, i'm afraid not, i'm afraid
        the, i'm afraid your, i am afraid that, we're afraid we, we are afraid that, sorry for, sorry about, sorry to hear, sorry to say, sorry if, sorry that, sorry to bother, i regret to inform, we regret to inform, i
        regret to say, we regret that, regret to inform, happy to help, glad to help, only too happy to, delighted to, pleased to meet you, pleased to
        announce, pleased to inform, pleased to confirm, feel free, feel free to, feel better soon, feel better, get better soon, hurry up and get better, hurry up and get well, hurry up and feel better, hurry back, hurry home, just bring yourself, just bring yourselves, hope you feel better, sad to say, sad
        to hear, sad to see you go, sorry for your loss, don't hesitate, please don't hesitate, don't be shy, don't worry, don't you worry, no worries, not to worry, never mind, nevermind, don't mention it, don't panic, don't be afraid to, don't be scared
        to, don't be afraid, don't be a stranger, don't forget to have fun, don't be sad, don't feel bad, don't feel obliged, don't feel pressured,
        don't rush, don't stress, don't sweat it, don't beat yourself up, don't be too hard on yourself, don't be so hard on yourself, don't give up,
        don't lose heart, don't lose hope, don't trouble yourself, don't apologise, don't let it get you down, don't miss out, don't
        work too hard, don't work too late, don't overdo it, don't get me wrong, don't ask, don't quote me, don't hold your breath,
        don't get up, don't wait up, don't wait for me, don't let the bedbugs bite, don't do anything i wouldn't do, no need to, no rush, no hurry, no
        pressure, no problem, no trouble, no hard feelings, no offence, no stress, no strings, no obligation, stop by, stop in, stop off,
        drop by, come in, come on in, take care, take your time, take a seat, have a seat, have a good, have a nice, have a great, have a lovely, have
        a safe, have a wonderful, have fun, have a look, enjoy your, get well, get well soon, get home safe, give my love, give my regards, send my
        love, say hi, say hello, let me know, let us know, keep in touch, stay in touch, keep me posted, keep us posted, keep well, keep warm, keep
        safe, stay safe, stay well, stay warm, stay healthy, rest up, sleep well, sleep tight, good luck, break a leg, cheer up, hang in there, chin
        up, keep going, keep smiling, help yourself, make yourself at home, be my guest, be well, be safe, be happy, see you, see attached, see below,
        see above, see the attached, see you soon, please note, rest assured, be aware, bear with me, bear with us, excuse me, excuse us, excuse the, pardon the, pardon me,
        forgive me, forgive the, allow me, believe me, trust me, mark my words, come again, count me in, count me out, call me crazy, correct me if,
        guess what, remember me to, long live, happy birthday, merry christmas, speak soon, talk soon, drive safely, drive carefully, safe travels,
        watch this space, mind the gap, mind your step, mind your head, watch your step, give it time, give it a try, give it a go, sleep on it, treat
        yourself, thank you, don't let me keep you, don't mind me, don't count on it, don't be daft, don't go to any trouble, don't spend it all at once, don't
        peek, don't you start`,
  ),
};
