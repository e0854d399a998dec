import type { LexiconClass } from "./lexicon.ts";
import { list } from "./list.ts";

/** Things that are somebody's work once their maker is in view: "your code", "Ama's slides" (ruling 13). */
export const workNoun: LexiconClass = {
  name: "work-noun",
  source: "Own list of things made at a desk, in a kitchen, a workshop, a class or a studio.",
  entries: list(
    `
        api, application, assignment, book, brief, budget, build, cake, chapter, code, codebase, commit, config, contract, cover letter, cv, dashboard, data
        entry, deck, diagram, dish, dissertation, document, documentation, docs, dinner, essay, exam paper, mark, grade, figure, file, filing, film, fix, form, function,
        graph, hack, handout, homework, implementation, installation, invoice, issue, kitchen, lesson, lesson plan, library, lunch, manual, meal, merge, merge
        request, migration, minute, model, module, outline, page, paint job, painting, paper, paperwork, patch, picture, pipeline, poem, policy, poster, pr,
        project, pull request, query, quote, recipe, record, refactoring, release, repair, resume, roster, rota, schedule, schema, score, script, site, slide,
        song, soup, spreadsheet, stew, story, sum, syllabus, table plan, template, test, thesis, ticket, timesheet, timetable, translation, unit test,
        wallpapering, website, wiki page, wiring, tiling, plastering, plumbing, part, section, intro, introduction, conclusion, paragraph, passage, abstract,
        appendix, welding, brickwork, stitching, ironing, mowing, hoovering`,
    { pos: "noun" },
  ),
};
