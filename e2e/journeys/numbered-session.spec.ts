import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import { answeredWith } from "../fixtures/console.ts";
import { expect, test } from "../fixtures/test.ts";

const request = (page: Page) =>
  page.getByRole("tabpanel").filter({ visible: true }).getByRole("textbox", { name: "My request", exact: true });

test("SCEN-09 a link with a session's five digits opens that number's sheet, and another number is another sheet", async ({
  openPage,
  expectedConsole,
}) => {
  expectedConsole.push(answeredWith(404));
  const [ada, eve] = [await openPage(), await openPage()];
  const number = randomInt(10_000, 99_999);
  const link = (digits: number) => `/respondtoscenario/scenario1?groupName=general&sessionId=${digits}`;
  await ada.goto(`${link(number)}&initialiseDoc=true`);
  await eve.goto(link(number));
  await expect(eve.getByText(`Session ${number}: everybody who has this link`)).toBeVisible();
  for (const page of [ada, eve]) await page.getByRole("tab", { name: "Strategies", exact: true }).click();
  await request(eve).fill("Could we begin on Monday?");
  await expect(request(ada)).toHaveValue("Could we begin on Monday?");
  await eve.goto(link(number + 1));
  await expect(eve.getByText(/This shared session is not open/)).toBeVisible();
});
