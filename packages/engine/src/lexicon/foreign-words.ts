/** Small words of big languages of Latin letters that are no words of English, nor names. */
export const FOREIGN_WORDS: ReadonlySet<string> = new Set(
  // German, Dutch
  (
    "ich du mich mir dich dir wir ihr euch uns nicht nie immer und ist sind bist zu zum zur wie warum wenn aber auch doch nur schon noch kein keine mein meine dein deine sein mit für auf von " +
    "het een niet nooit altijd ik jij je mij jou wij zijn ben bent voor naar maar ook waarom mijn jouw luistert geen " +
    // French
    "je tu il elle nous vous ils ne pas jamais toujours est es suis sommes êtes et ou où le la les des une mon ma mes ton ta tes c'est j'ai pourquoi avec pour dans très mais qui que quoi rien encore " +
    // Spanish, Portuguese, Italian
    "yo tú él ella nosotros nunca siempre eres está estás estoy muy por qué porque con para pero mi mis tus una los las y del " +
    "eu você ele ela nós não sempre é são estou está muito também mas meu minha seu sua com " +
    "io lui lei noi voi mai sempre sei è sono siamo non perché molto anche ma mio mia tuo tua gli della che " +
    // Polish, Swedish, Turkish, Indonesian, Tagalog, Vietnamese, Hindi in Latin letters
    "nie się jest mnie mi ty nigdy zawsze dlaczego jestem bardzo ale też mam " +
    "jag du är inte aldrig alltid och mig dig vi varför har också men min mitt din ditt " +
    "ben sen beni seni bana sana hiç çok neden ama değil bir bu ve her zaman " +
    "aku kamu saya tidak pernah selalu kenapa dan yang sangat " +
    "ako akong ikaw ka mo ko ang ng sa hindi lagi palagi bakit naman wala kasi po " +
    "bạn tôi không bao giờ rất mệt " +
    "tum mujhe kabhi nahi hamesha kyun hai hoon mera meri tumhari bahut"
  ).split(" "),
);
