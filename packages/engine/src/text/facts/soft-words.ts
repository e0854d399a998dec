/** Judge somebody only when something stresses or aims them: "so cold", "poor at listening", "slow as ever". */
export const SOFT = new Set(
  "cold poor slow low hard weak loud bad thick dim dense soft tight wet dull fat dirty short sharp blunt rough wild cheap strict sensitive emotional distant absent stiff passive limited awful terrible horrible empty false wooden disappointing lax inadequate critical rigid disturbed wrong sour withdrawn dependent touchy unfit worse unnecessary awkward bitter tetchy testy ratty cranky gloomy pessimistic miserable superior lenient timid noisy strange odd peculiar intense hormonal dozy excitable exhausting draining grating rambling coarse unattractive brutal ghastly frightful".split(
    " ",
  ),
);
/** Bad marks for what somebody does: "your timing is terrible". */
export const LOW_MARKS = new Set([
  "terrible",
  "awful",
  "horrible",
  "dreadful",
  "ghastly",
  "frightful",
  "poor",
  "bad",
  "disappointing",
  "inadequate",
]);
export const STRESS = new Set(
  "so too such this that always really being very just how utterly totally completely plain simply incredibly unbelievably bloody".split(
    " ",
  ),
);
/** Before a word for somebody's manner these judge: "his aggressive tone", "your negative attitude". */
export const ON_MANNER = new Set(
  "aggressive negative harsh hostile cold icy frosty defensive mean erratic terrible awful horrible poor bad lousy disappointing inadequate unfriendly robotic sour bitter blunt sharp confusing misleading vague pointless unnecessary excessive disproportionate extreme brutal savage ghastly frightful coarse flimsy arbitrary archaic antiquated monotonous corny insipid overlong invasive disturbing provocative corrosive irksome vexing meaningless futile hasty rambling lukewarm paltry inflammatory cavalier so-called unfounded groundless baseless unjustified unwarranted superior grating tetchy testy".split(
    " ",
  ),
);
/** Soft words that judge anybody of whom they are said straight: "he's dim", "Marta is tetchy". */
export const PLAIN = new Set(
  "dim thick dense dozy tetchy testy touchy superior lax dull inadequate pessimistic rigid disappointing awful terrible horrible horrid ghastly frightful".split(
    " ",
  ),
);
/** Soft words that judge when they are said to somebody's face: "you're slow"; of others they may be news. */
export const TO_A_FACE = new Set(
  "slow cheap bitter distant sour strange odd peculiar brutal wooden fat hormonal exhausting draining grating unattractive coarse cranky ratty excitable false".split(
    " ",
  ),
);
/** Marks for what somebody wrote or made: "your minutes are hopeless", "a superficial report". */
export const MARKS = new Set(
  "hopeless slack vague boring pointless patchy superficial shallow flimsy misleading unbalanced wordy bland clunky stodgy dreary robotic insufficient futile meaningless hasty weak dull brutal savage scrappy bitty woolly waffly lightweight lifeless pants".split(
    " ",
  ),
);
/** Ambiguous words that judge an act when "that" points at it. */
export const POINTED = new Set(["low", "mean", "harsh", "cheap", "twisted", "sick"]);
