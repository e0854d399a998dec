import type { LexiconClass } from "./lexicon.ts";
import { list } from "./list.ts";

/** Things, software, events and nature: a hard word about one of them judges no person (rule 10 of 'Where two codes meet'). */
export const thing: LexiconClass = {
  name: "thing",
  source: "Own list of machines, software, places, goods, events, weather and creations without a maker in view.",
  entries: list(
    `
        printer, scanner, copier, computer, laptop, pc, tablet, phone, mobile, screen, monitor, keyboard, mouse, cable, charger, battery, router, modem, wifi,
        wi-fi, internet, network, server, cluster, node, disk, memory, cpu, gpu, cache, database, query, index, table, schema, migration, replica, pod,
        container, image, build, pipeline, job, cron, script, code, codebase, function, method, module, package, library, framework, dependency, api, endpoint,
        request, response, loop, thread, process, queue, compiler, parser, linter, test, test suite, branch, commit, merge, repo, repository, release, version,
        patch, hotfix, bug, error, exception, crash, outage, alert, log, stack trace, config, setting, flag, feature, button, menu, page, site, website, app,
        software, program, tool, plugin, update, upgrade, installer, login, password, form, spreadsheet, template, file, folder, document, pdf, manual,
        algorithm, model, garbage collector, firewall, browser, chatbot, bot, robot, machine, engine, motor, car, van, truck, lorry, bus, train,
        tram, plane, flight, bike, boat, lift, elevator, escalator, door, gate, lock, key, window, roof, wall, fence, floor, ceiling, stair, pipe, tap, boiler,
        heater, heating, radiator, fridge, freezer, oven, cooker, stove, kettle, toaster, dishwasher, dryer, vacuum, lamp, bulb, socket, fuse,
        tv, telly, remote, radio, speaker, camera, clock, alarm, alarm clock, drill, saw, iron, pan, hammer, ladder, mower, lawnmower, chair, desk, bed, sofa,
        mattress, shelf, cupboard, bin, box, bag, bottle, cup, plate, knife, fork, spoon, shoe, coat, jacket, shirt, dress, hat, glove, umbrella, toy, ball,
        game, puzzle, film, movie, play, drama, comedy, opera, musical, poem, tale, legend, myth, cartoon, podcast, sketch, series,
        episode, show, book, novel, story, plot, song, album, concert, match, recipe, soup, cake, coffee, tea, beer, wine, pizza, food, meal, fruit, milk,
        bread, weather, rain, snow, storm, wind, hail, sun, heat, heatwave, frost, ice, fog, flood, drought, hurricane, tornado, earthquake, fire, lightning,
        thunder, tide, wave, sea, ocean, river, mountain, hill, road, motorway, street, traffic, traffic jam, tax, price, fee, rent, bill, economy, market,
        inflation, virus, flu, fever, disease, cancer, infection, wound, treatment, therapy, drug, medicine, dose, operation, valve, heart, knee, tooth,
        cough, sneeze, snore, migraine, headache, toothache, earache, hangover, rash, bruise, cut, graze, sprain, blister, splinter, scar, scab, sting, bite,
        bump, burn, sunburn, fall, eye, eyelid, ear, nose, throat, toe, finger, thumb, ankle, wrist, elbow, shoulder, hip, knuckle, spine, muscle, hamstring,
        bladder, bowel, lung, kidney, liver, tummy, belly, gum, stain, knot, zip, cork, lid, screw, bolt, hinge, satnav, gps, blender, mixer, trolley, pram,
        buggy, wheelbarrow, hose, tent, kayak, canoe, scooter, tractor, caravan, thermostat, doorbell, headset, sprinkler, shredder, treadmill, sourdough,
        sparrow, wren, crow, gull, goose, geese, hen, cockerel, duck, swan, goat, pony, hamster, tortoise, bee, moth, slug, snail, badger, hedgehog,
        bramble, ivy, nettle, piñata, stomach, appetite, eyesight, hearing, circulation, dog, cat, puppy, kitten, horse, bird, pigeon, seagull, fox, rat, spider, wasp, mosquito, plant, tree,
        weed, hedge, garden, lawn, day, week, month, year, winter, summer, spring, autumn, monday, morning, night, evening, weekend, party, wedding, holiday,
        afternoon, breakfast, brunch, sunday, saturday, stroll, nap, trip, journey, commute, exam, homework, question, exercise, level, boss fight, theory, hypothesis, statistic, law, rule`,
    { pos: "noun" },
  ),
};
