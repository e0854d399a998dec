import { relative } from "node:path";
import type { Reporter, TestModule } from "vitest/node";

const SHOWN = 15;
const ROOT = `${import.meta.dirname}/..`;

/** The files that took longest, in a few lines. */
export function slowest(seconds: ReadonlyMap<string, number>): string {
  const all = [...seconds].toSorted(([, one], [, other]) => other - one);
  const sum = all.reduce((total, [, each]) => total + each, 0);
  const lines = all.slice(0, SHOWN).map(([name, each]) => `${each.toFixed(0).padStart(6)} s  ${name}`);
  return `\nWhere ${sum.toFixed(0)} s of tests went, beside each other, in ${all.length} files:\n${lines.join("\n")}\n`;
}

/** Tells at the end of a run of Vitest where its time went. */
export default class WhereTimeGoes implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    // A run of one file has nothing to tell.
    if (modules.length < SHOWN) return;
    const seconds = modules.map((module): [string, number] => {
      const { setupDuration, duration } = module.diagnostic();
      return [`${module.project.name} ${relative(ROOT, module.moduleId)}`, (setupDuration + duration) / 1000];
    });
    console.log(slowest(new Map(seconds)));
  }
}
