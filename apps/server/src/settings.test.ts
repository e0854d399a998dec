import { isAbsolute } from "node:path";
import { expect, test } from "vitest";
import { readSettings, SETTINGS_TABLE, WrongSetting } from "./settings.ts";

test("without any setting the server has what it needs, and empty ones count as absent.", () => {
  const settings = readSettings({ PORT: "", HOST: " ", UNRELATED: "x" });
  expect(settings).toMatchObject({ PORT: 3000, HOST: "127.0.0.1", TRUST_PROXY: 0, LINKS: {}, LOG_LEVEL: "info" });
  expect(settings.DATABASE_URL).toBeUndefined();
  expect([settings.DATA_DIR, settings.WEB_DIR].every(isAbsolute)).toBe(true);
});

test("every setting is described for the README in one line.", () => {
  expect(SETTINGS_TABLE.length).toBeGreaterThan(15);
  for (const { name, default: value, does } of SETTINGS_TABLE) {
    expect(name).toMatch(/^[A-Z_]+$/);
    expect(value).not.toBe("");
    expect(does).toMatch(/^[A-Z][^\n|]+\.$/);
  }
});

test("the defaults that the table shows are the ones that hold.", () => {
  const shown = Object.fromEntries(
    SETTINGS_TABLE.filter(({ default: value }) => !/^\(|PORT/.test(value)).map(({ name, default: value }) => [
      name,
      value,
    ]),
  );
  expect(readSettings(shown)).toEqual(readSettings({}));
});

test("a wrong value names its setting.", () => {
  const wrong = {
    PORT: "70000",
    LINKS: '["x"]',
    PUBLIC_URL: "ftp://x",
    AUTH_SECRET: "short",
    TRUST_PROXY: "-1",
    LOG_LEVEL: "loud",
  };
  const read = () => readSettings(wrong);
  expect(read).toThrow(WrongSetting);
  for (const name of Object.keys(wrong)) expect(read).toThrow(`${name}: `);
});
