import type { LexiconClass } from "./lexicon.ts";
import { list } from "./list.ts";

/** Causes of a feeling that are nobody's act: illness, death, weather, outages, exams, time (ruling 4). */
export const harmlessCause: LexiconClass = {
  name: "harmless-cause",
  source: "Own list of events without an author.",
  entries: [
    { text: "fall", pos: "noun" },
    ...list(
      `
        accident, age, ageing, aging, allergy, arthritis, asthma, avalanche, bereavement, blackout, blizzard, breakdown, cancer, chemo, chemotherapy, cold,
        commute, condition, cough, covid, crisis, dark, darkness, death, dementia, depression, diabetes, diagnosis, disease, downpour, drought, earthquake,
        economy, exam, examination, fever, fire, flight, flood, flu, fog, funeral, future, hail, heat, heatwave, height, hurricane, ice, illness, infection,
        inflation, injury, insomnia, lightning, loss, menopause, migraine, miscarriage, monday, news, operation, outage, pain, pandemic, passing, politics,
        pollen, power cut, pregnancy, queue, rain, result, scan, score, sea, season, snow, spider, snake, storm, stroke, sun, surgery, symptom,
        thunder, thunderstorm, time of year, traffic, train delay, tumour, tumor, virus, war, wave, weather, wind, winter, world,
        die, burglary, break-in, pass away, is ill, was ill, fall ill, got sick, in hospital, crash, collapse, snowed, rained, ache, born, expire, bad luck, biopsy, heart attack, put to sleep, relapse, seizure, broken leg, broken hip, broken arm, stillbirth, coma,
        hospice, palliative, my knee, my back, my health, my job interview, my driving test,
        stomach bug, tummy bug, bug going round, bug going around, food poisoning, hangover, sore throat, jet lag, a temperature, something i ate,
        prawns, oysters, sick all night, sick all day, staying in bed, the jab, the vaccine`,
    ),
  ],
};
