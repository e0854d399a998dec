import { expect, test } from "vitest";
import { realDev, unseenStings } from "../scripts/sting-messages.ts";
import { LIKELY } from "../src/care/danger.ts";
import { riskOf } from "../src/care/risk.ts";
import { analyse, careOf, empathise, empathyHtml, empathyWords } from "../src/index.ts";
import { read } from "../src/text/read.ts";

const FOREIGN = [
  "Du hörst mir nie zu und das macht mich wütend.",
  "Tu ne m'écoutes jamais et je suis fatiguée de répéter.",
  "Nunca me escuchas y estoy cansada de repetir lo mismo.",
  "Non mi ascolti mai e sono stanca di ripetere sempre le stesse cose.",
  "Você nunca me ouve e eu estou cansada de repetir.",
  "Je luistert nooit naar mij en daar word ik moe van.",
  "Nigdy mnie nie słuchasz i mam już tego dość.",
  "Du lyssnar aldrig på mig och det gör mig ledsen.",
  "Beni hiç dinlemiyorsun ve bundan çok yoruldum artık.",
  "Kamu tidak pernah mendengarkan saya dan saya sangat lelah.",
  "Hindi ka nakikinig sa akin at pagod na ako dito.",
  "Bạn không bao giờ nghe tôi và tôi rất mệt mỏi.",
  "tum meri baat kabhi nahi sunte yaar bahut thak gayi hoon",
  "Tu ne m'écoutes jamais.",
  "Tu es toujours en retard.",
  "Du hörst mir nie zu.",
  "Nunca me escuchas, y siempre igual.",
  "Sen beni hiç dinlemiyorsun.",
  "Ты никогда меня не слушаешь.",
  "你从来不听我说话",
  "أنت لا تستمع إلي أبدا",
  "तुम मेरी बात कभी नहीं सुनते",
];

test.each(FOREIGN)("ENG-12 “%s” is told to be in another language", (text) => {
  const { language, sentences } = analyse(text);
  expect(language).toBe("other");
  expect(sentences.flatMap(({ comments }) => comments)).toEqual([]);
});

test.each(FOREIGN)("ENG-12 ENG-07 nothing is guessed about “%s”, and it is told why", (text) => {
  const html = empathyHtml(empathise(text));
  expect(html).toMatch(/^<p class="english-only">I read English so far\. In another language [^<?]+\.<\/p>/);
  expect(empathyWords(text).guess).toBeNull();
});

test("ENG-10 ENG-12 in another language the reader of danger is sure of nothing: where it is alarmed, a line says where help is", () => {
  const text = "Pagod na ako, wala na akong pag-asa.";
  expect(riskOf(read(text)).chance).toBeGreaterThan(LIKELY);
  expect(careOf(text)).toEqual({ mayNeedHelp: true });
});

test.each([
  "Ben met Dan.",
  "Dig deep, men.",
  "La la la.",
  "Staff must wear a badge on site.",
  "I insist on a full refund.",
  "Thanks!",
  "Merci, Anna.",
  "OK. Bis Montag!",
  "We met at the Gare de Lyon, near the café Les Deux Amis.",
])("ENG-12 “%s” is too short, or English", (text) => {
  expect(analyse(text).language).toBeUndefined();
});

test("ENG-12 English as people write it is never taken for another language: five in a thousand at most", () => {
  const messages = [...unseenStings(), ...realDev()];
  const foreign = messages.filter(({ text }) => analyse(text).language !== undefined);
  expect(foreign.length / messages.length).toBeLessThanOrEqual(0.005);
}, 60_000);

test("ENG-09 every flag says how sure it is: in dialect that may be no English, and after help, too", () => {
  const texts = [...unseenStings(), ...realDev()].map(({ text }) => text);
  const flags = [...texts, "You are lazy and I want to kill myself."].flatMap((text) =>
    analyse(text, { goOn: true }).sentences.flatMap(({ comments }) => comments.filter(({ bad }) => bad)),
  );
  expect(flags.length).toBeGreaterThan(500);
  expect(flags.filter(({ certainty }) => certainty === undefined)).toEqual([]);
  expect(flags.at(-1)).toMatchObject({ phrase: "lazy", certainty: "red" });
}, 60_000);
