/** Small words of big languages of Latin letters that are no words of English, nor names. */
export const FOREIGN_WORDS: ReadonlySet<string> = new Set(
  // German, Dutch
  (
    "ich du mich mir dich dir wir ihr euch uns nicht nie immer und ist sind bist zu zum zur wie warum wenn aber auch doch nur schon noch kein keine mein meine dein deine sein mit für auf von " +
    "het een niet nooit altijd ik jij je mij jou wij zijn voor naar maar ook waarom mijn jouw luistert geen " +
    // French
    "je tu il nous vous ils ne pas jamais toujours est es suis sommes êtes et ou où une mes ta tes c'est j'ai pourquoi avec pour dans très mais qui que quoi rien encore " +
    // Spanish, Portuguese, Italian
    "yo tú él ella nosotros nunca siempre eres está estás estoy muy por qué porque para pero tus los " +
    "eu você ele ela nós não sempre é são estou está muito também mas meu minha seu sua " +
    "io lui lei noi voi mai sempre sei è sono siamo non perché molto anche mio mia tuo tua gli della che " +
    // Polish, Swedish, Turkish, Indonesian, Tagalog, Vietnamese, Hindi in Latin letters
    "nie się jest mnie nigdy zawsze dlaczego jestem bardzo też " +
    "jag du är inte aldrig alltid och mig vi varför har också mitt din ditt " +
    "sen beni seni bana hiç çok neden ama değil bir bu zaman " +
    "aku kamu saya tidak pernah selalu kenapa sangat " +
    "ako akong ikaw ka ang hindi lagi palagi bakit naman wala kasi po " +
    "bạn tôi không bao giờ rất mệt " +
    "tum mujhe kabhi nahi hamesha kyun hai hoon mera meri tumhari bahut"
  ).split(" "),
);
