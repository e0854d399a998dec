import type { Locator, Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../fixtures/accessible.ts";
import { expect, test } from "../fixtures/test.ts";

const step = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
const panel = (page: Page) => page.getByRole("tabpanel").filter({ visible: true });
const family = (page: Page, name: string) => panel(page).getByRole("button", { name, exact: true });
const word = (page: Page, name: string) => panel(page).getByRole("checkbox", { name, exact: true });
const tray = (page: Page) => panel(page).getByRole("status", { name: "What you picked, as a sentence" });

/** How large a word is written, in pixels. */
const sizeOf = (page: Page, name: string) =>
  panel(page)
    .locator("label")
    .filter({ has: page.getByRole("checkbox", { name, exact: true }) })
    .evaluate((label) => Number.parseFloat(getComputedStyle(label).fontSize));

test("SCEN-12 feelings and needs are picked from tiles, by search and by own words, and go into the message", async ({
  memberPage: page,
}) => {
  await page.goto("/createprivate");
  await step(page, "Feelings & Needs").click();
  await family(page, "Angry").click();
  await panel(page).getByRole("button", { name: /^More/ }).click();
  await word(page, "irritated").check();
  const sizes = [await sizeOf(page, "irritated"), await sizeOf(page, "frustrated"), await sizeOf(page, "furious")];
  expect(new Set(sizes).size, "three sizes of type").toBe(3);
  expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
  await page.getByRole("searchbox", { name: "Search: My needs and values" }).fill("respe");
  await word(page, "respect").check();
  await expect(tray(page)).toHaveText("“I feel irritated, because respect matters to me.”");
  const own = panel(page).getByRole("textbox", { name: "Own words: My feelings" });
  await own.fill("torn");
  await own.press("Enter");
  const said = "I feel irritated and torn, because respect matters to me.";
  await expect(tray(page)).toHaveText(`“${said}”`);

  await step(page, "Acknowledge").click();
  await page.getByRole("searchbox", { name: "Search: What may matter to them" }).fill("order");
  await word(page, "order").check();
  const guess = "I imagine that order matters to you.";
  await expect(tray(page)).toHaveText(`“${guess}”`);

  await step(page, "Final Message").click();
  const message = panel(page).getByRole("textbox", { name: "Final message", exact: true });
  await message.fill("The report came on Friday.");
  for (const sentence of [guess, said]) {
    await panel(page)
      .getByRole("button", { name: `Add to the message: ${sentence}` })
      .click();
  }
  await expect(message).toHaveValue(`The report came on Friday. ${guess} ${said}`);
  await expect(panel(page).getByRole("button", { name: /^Add to the message/ })).toHaveCount(0);
});

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error("It is not on the screen.");
  return box;
}

test("SCEN-12 on a wide screen the families stand on a wheel, on a phone side by side, and neither overlaps", async ({
  memberPage: page,
}) => {
  await page.goto("/createprivate");
  await step(page, "Feelings & Needs").click();
  const tiles = panel(page).getByRole("group", { name: "My feelings" }).locator("button[aria-controls]");
  for (const width of [1280, 1024, 360]) {
    await page.setViewportSize({ width, height: 900 });
    const places = await Promise.all((await tiles.all()).map(boxOf));
    expect(places).toHaveLength(15);
    for (const [at, one] of places.entries()) {
      for (const other of places.slice(at + 1)) {
        const isApart =
          one.x + one.width <= other.x + 0.5 ||
          other.x + other.width <= one.x + 0.5 ||
          one.y + one.height <= other.y + 0.5 ||
          other.y + other.height <= one.y + 0.5;
        expect(isApart, `tiles ${at} and another at ${width}`).toBe(true);
      }
    }
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  const middle = async (name: string) => {
    const { x, y, width, height } = await boxOf(family(page, name));
    return { x: x + width / 2, y: y + height / 2 };
  };
  expect((await middle("Calm")).x, "pleasantness goes across").toBeGreaterThan((await middle("Worn out")).x);
  expect((await middle("Angry")).y, "energy goes up").toBeLessThan((await middle("Sad")).y);
});

test("SCEN-12 SCEN-11 open tiles and the tray are accessible at a desk and on a phone, in light and dark", async ({
  memberPage: page,
}) => {
  // Four readings of some hundred tiles take their time on a busy machine.
  test.slow();
  await page.goto("/createprivate");
  await step(page, "Feelings & Needs").click();
  await family(page, "Calm").click();
  await word(page, "comfortable").check();
  await panel(page).getByRole("button", { name: "What “comfortable” means" }).click();
  for (const width of [1280, 360]) {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.setViewportSize({ width, height: 780 });
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await expectNoSidewaysScroll(page);
      await expectAccessible(page, `the tiles, ${width} wide, ${colorScheme}`);
    }
  }
});
