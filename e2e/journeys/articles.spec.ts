import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../fixtures/accessible.ts";
import { ATTACKS } from "../fixtures/attacks.ts";
import { answeredWith, UNREACHABLE } from "../fixtures/console.ts";
import { signUp } from "../fixtures/people.ts";
import { store } from "../fixtures/rows.ts";
import { toast } from "../fixtures/steps.ts";
import { GIVEN } from "../fixtures/template.ts";
import { expect, IN_THE_BROWSER, test } from "../fixtures/test.ts";

const text = (page: Page) => page.getByRole("textbox", { name: "Text", exact: true });
const title = (page: Page) => page.getByRole("textbox", { name: "Title" });
const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true });
const tool = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const waiting = (page: Page, name: string) => page.getByRole("group", { name });

/** Puts HTML where the cursor is, as the clipboard of another program does. */
async function paste(page: Page, html: string): Promise<void> {
  await text(page).evaluate((target, data) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", data);
    target.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

test("ART-01 a member writes with headings, a list and a link, an admin accepts it, and others read it", async ({
  memberPage: page,
  adminPage,
  openPage,
}) => {
  test.slow();
  await page.goto("/articles");
  await page.getByRole("link", { name: "Write one" }).click();
  await title(page).fill("On asking first");
  await page.getByRole("textbox", { name: "In short" }).fill("A question costs a second.");
  await text(page).click();
  await tool(page, "Heading").click();
  await page.keyboard.type("Why ask");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Because a guess is slow. See ");
  await tool(page, "Link").click();
  await page.getByRole("textbox", { name: "Address" }).fill("javascript:alert(1)");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Give a whole address")).toBeVisible();
  await page.getByRole("textbox", { name: "Address" }).fill("/diplomacyprinciples");
  await page.keyboard.press("Enter");
  await expect(text(page).getByRole("link", { name: "/diplomacyprinciples" })).toBeVisible();
  await expect(text(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await tool(page, "Bullet list").click();
  await page.keyboard.type("Look");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Ask");
  await page.getByRole("textbox", { name: "Quote", exact: true }).fill("A guess ends the talk.");
  await page.getByRole("textbox", { name: "Where the quote is from" }).fill("A colleague");
  await page.getByRole("textbox", { name: "Tags" }).fill("listening, work, listening");
  await expectAccessible(page, "writing an article");
  await page.reload();
  await expect(text(page).getByRole("listitem")).toHaveText(["Look", "Ask"]);
  await save(page).click();

  await expect(page).toHaveURL(/\/myarticles\/[\da-f-]{36}$/);
  await expect(page.getByText("It waits for an admin to read it. Until then nobody else sees it.")).toBeVisible();
  const mine = await (await page.request.get("/api/articles?mine=true")).json();
  expect(mine.items).toHaveLength(1);
  const address = page.url().replace("/myarticles/", "/articles/");
  await adminPage.goto("/admin/review");
  await adminPage.getByRole("button", { name: "Read On asking first" }).click();
  await waiting(adminPage, "On asking first").getByRole("button", { name: "Accept" }).click();
  await expect(waiting(adminPage, "On asking first")).toHaveCount(0);

  const reader = await openPage();
  await reader.goto("/articles");
  const item = reader.getByRole("list", { name: "Articles" }).getByRole("listitem").filter({ hasText: "On asking" });
  await expect(item).toContainText("A question costs a second.");
  await expect(item).toContainText("1 min read · listening, work");
  await item.getByRole("link", { name: "On asking first" }).click();
  await expect(reader).toHaveURL(address);
  await expect(reader.getByRole("heading", { level: 2, name: "Why ask" })).toBeVisible();
  await expect(reader.getByRole("figure")).toHaveText("A guess ends the talk.A colleague");
  await expect(reader.getByRole("main").getByRole("link", { name: "Edit" })).toHaveCount(0);
  await reader.getByRole("navigation", { name: "Next article" }).getByRole("link").click();
  await expect(reader).not.toHaveURL(address);
});

test("ART-01 what a member writes for their group alone, its members find and read; others neither find nor open it", async ({
  openPage,
  memberPage: outsider,
  adminPage,
  expectedConsole,
}) => {
  test.slow();
  expectedConsole.push(answeredWith(404));
  const [author, member, visitor] = [await openPage(), await openPage(), await openPage()];
  for (const { request } of [author, member]) await signUp(request, { joiningCode: GIVEN.partnerCode });
  await author.goto("/newarticle");
  await title(author).fill("For partners");
  await text(author).click();
  await author.keyboard.type("Said among us.");
  const readers = author.getByRole("group", { name: "For whom" });
  await readers.getByRole("checkbox", { name: "Everybody" }).uncheck();
  await save(author).click();
  await expect(toast(author, "Say for whom it is.")).toBeVisible();
  await readers.getByRole("checkbox", { name: `Members of ${GIVEN.partnerName}` }).check();
  await save(author).click();
  await expect(author).toHaveURL(/\/myarticles\//);
  const review = `/api/admin/reviews/article/${author.url().split("/").at(-1)}`;
  const { waitingSince } = await (await adminPage.request.get(review)).json();
  expect((await adminPage.request.post(`${review}/accept`, { data: { waitingSince } })).status()).toBe(204);

  const list = (page: Page) => page.getByRole("list", { name: "Articles" });
  await member.goto("/articles");
  const found = list(member).getByRole("listitem").filter({ hasText: "For partners" });
  await expect(found).toContainText(`For members of ${GIVEN.partnerName}`);
  await found.getByRole("link", { name: "For partners" }).click();
  await expect(member.getByText("Said among us.")).toBeVisible();
  for (const stranger of [outsider, visitor]) {
    await stranger.goto("/articles");
    await expect(list(stranger).getByRole("listitem").first()).toBeVisible();
    await expect(list(stranger)).not.toContainText("For partners");
    await stranger.goto(member.url());
    await expect(stranger.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(stranger.getByRole("main")).not.toContainText(/For partners|Said among us/);
  }
});

test("ART-01 on a phone what stands around the text is folded to what is in it, and opens to be written", async ({
  memberPage: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/newarticle");
  const part = (name: string) => page.getByRole("main").locator("summary").filter({ hasText: name });
  const quote = page.getByRole("textbox", { name: "Quote", exact: true });
  await expect(part("Quote")).toHaveText("Quotenone");
  await expect(quote).toBeHidden();
  await expect(page.getByRole("textbox", { name: "Tags" })).toBeHidden();
  await part("Quote").click();
  await quote.fill("A guess ends the talk.");
  await page.getByRole("textbox", { name: "Where the quote is from" }).fill("A colleague");
  await expectAccessible(page, "a part of an article, open on a phone");
  await page.reload();
  await expect(quote).toBeHidden();
  await expect(part("Quote")).toHaveText("QuoteA guess ends the talk. · A colleague");
  await part("Quote").click();
  await expect(quote).toHaveValue("A guess ends the talk.");
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const name of ["Quote", "Tags"]) await expect(page.getByRole("textbox", { name, exact: true })).toBeVisible();
});

test("ART-01 what is pasted from Word or a page keeps headings, lists and links, and nothing of it runs", {
  tag: IN_THE_BROWSER,
}, async ({ memberPage: page }) => {
  await page.goto("/newarticle");
  await text(page).click();
  const item = (words: string, level: number, sign = "·") =>
    `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span
     style='mso-list:Ignore'>${sign}<span>&nbsp;&nbsp; </span></span><![endif]>${words}<o:p></o:p></p>`;
  await paste(
    page,
    `<html xmlns:o="urn:x"><head><style>p {color: red}</style></head><body><!--StartFragment-->
     <h1 style='color:blue'>A title from Word</h1><p class=MsoNormal><b>Bold</b> and <span style='font-size:40pt'>big</span><o:p>&nbsp;</o:p></p>
     ${item("Outer", 1)}${item("Inner", 2)}${item("Last", 1)}<p>Between</p>${item("First", 1, "1.")}
     <p class=MsoNormal><o:p>&nbsp;</o:p></p>
     <p><a href="https://example.org/a" onclick="window.ran = 1">link</a><a href="javascript:window.ran = 1">bad</a></p>
     <img src="x" onerror="window.ran = 1"><script>window.ran = 1</script><svg onload="window.ran = 1"></svg>
     <iframe src="https://example.org"></iframe><!--EndFragment--></body></html>`,
  );
  await expect(text(page).getByRole("heading", { level: 2 })).toHaveText("A title from Word");
  await title(page).fill("Pasted");
  await save(page).click();
  await expect(page).toHaveURL(/\/myarticles\//);
  const { items } = await (await page.request.get("/api/articles?mine=true")).json();
  expect(items).toHaveLength(1);
  const { mainText } = await (await page.request.get(`/api/articles/${items[0].id}`)).json();
  expect(mainText.replaceAll(/\s+/g, " ")).toBe(
    [
      "<h2>A title from Word</h2><p><strong>Bold</strong> and big</p>",
      "<ul><li><p>Outer</p><ul><li><p>Inner</p></li></ul></li><li><p>Last</p></li></ul><p>Between</p>",
      "<ol><li><p>First</p></li></ol>",
      '<p><a href="https://example.org/a" rel="noopener noreferrer nofollow">link</a>bad</p>',
    ].join(""),
  );
  expect(await page.evaluate(() => "ran" in window)).toBe(false);
});

test("ART-01 LOG-02 nothing of every common attack runs, loads or hides anything: in an article, in what stands around it, in a log", async ({
  memberPage: page,
}) => {
  test.slow();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).hostname));
  const read = (id: string) => page.request.get(`/api/articles/${id}`).then((answer) => answer.json());
  const texts: string[] = [];
  for (const attack of ATTACKS) {
    const id = await store(page.request, "/api/articles", { title: "Attack", mainText: `<p>Before</p>${attack}` });
    texts.push((await read(id)).mainText);
  }
  const all = ATTACKS.join("").slice(0, 900);
  const id = await store(page.request, "/api/articles", {
    title: ATTACKS[3],
    summary: ATTACKS[3],
    mainText: ATTACKS.join(""),
    quote: all,
    citation: ATTACKS[8],
    tags: [ATTACKS[0]],
  });
  await page.goto(`/myarticles/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(ATTACKS[3] ?? "");
  await page.goto("/myarticles");
  await expect(page.getByRole("link", { name: ATTACKS[3] ?? "", exact: true })).toBeVisible();
  await store(page.request, "/api/logs", { title: ATTACKS[3], NegF_: [{ text: all }] });
  await page.goto("/mylogs");
  await expect(page.getByRole("list", { name: "Logs" })).toContainText(ATTACKS[3] ?? "");

  // As a reader's browser understands what is kept of each, whatever it understood of what was sent.
  const left = await page.evaluate((kept) => {
    const isFine = ({ name, value }: Attr) =>
      ["href", "rel"].includes(name) && !/^\W*(java|vb)script|^\W*data|^\/\//i.test(value);
    return kept.flatMap((html) => {
      const place = document.createElement("div");
      document.body.append(place);
      place.innerHTML = html;
      const elements = [...place.querySelectorAll("*")];
      const bad = elements.filter(
        ({ tagName, attributes }) => !/^(P|A|TABLE)$/.test(tagName) || ![...attributes].every(isFine),
      );
      return bad.map(({ outerHTML }) => outerHTML);
    });
  }, texts);
  expect(left).toEqual([]);
  expect(texts.every((text) => text.startsWith("<p>Before</p>"))).toBe(true);
  expect(await page.evaluate(() => "ran" in window)).toBe(false);
  expect(new Set(asked)).toEqual(new Set([new URL(page.url()).hostname]));
});

test("ART-01 a table, sub- and superscripts, marks and a direction that came another way stay while the rest is edited", async ({
  memberPage: page,
}) => {
  const kept =
    '<p>H<sub>2</sub>O, m<sup>2</sup>, <mark>seen</mark></p><table><tbody><tr><th><p>a</p></th><td><p>b</p></td></tr></tbody></table><p dir="rtl">\u0634\u0643\u0631\u0627.</p><p>End</p>';
  const id = await store(page.request, "/api/articles", { title: "Kept", mainText: kept });
  await page.goto(`/myarticles/${id}`);
  await page.getByRole("main").getByRole("link", { name: "Edit" }).click();
  await title(page).fill("Kept, and changed");
  await text(page).getByText("End").click();
  await page.keyboard.press("End");
  await page.keyboard.type(".");
  await save(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kept, and changed");
  expect(await (await page.request.get(`/api/articles/${id}`)).json()).toMatchObject({
    mainText: kept.replace("End", "End."),
  });
});

test("ART-01 offline in the middle of a save, and an article of a megabyte: told in words, and nothing is lost", async ({
  memberPage: page,
  context,
  expectedConsole,
}) => {
  expectedConsole.push(UNREACHABLE);
  await page.goto("/newarticle");
  await save(page).click();
  await expect(toast(page, "It needs a title.")).toBeVisible();
  await title(page).fill("In the tunnel");
  await text(page).click();
  await page.keyboard.type("It went dark.");
  await context.setOffline(true);
  await save(page).click();
  await expect(toast(page, "What you typed is still here")).toBeVisible();
  await context.setOffline(false);
  await paste(page, `<p>${"word ".repeat(200_000)}</p>`);
  await expect(page.getByText(/characters too long, its formatting counted/)).toBeVisible();
  await save(page).click();
  await expect(toast(page, "too long to be saved. It is still here.")).toBeVisible();
  await text(page).focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("It went dark. Then it was light.");
  await expect(page.getByText(/characters too long/)).toHaveCount(0);
  await save(page).click();
  await expect(page).toHaveURL(/\/myarticles\//);
  await expect(page.getByText("It went dark. Then it was light.")).toBeVisible();
  expect((await (await page.request.get("/api/articles?mine=true")).json()).items).toHaveLength(1);
});

test("ART-01 two tabs on one article: the second is told, keeps its text, and decides", async ({
  memberPage: page,
  context,
  expectedConsole,
}) => {
  expectedConsole.push(answeredWith(409));
  const id = await store(page.request, "/api/articles", { title: "Monday", mainText: "<p>One.</p>" });
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto(`/editarticle/${id}`);
  await title(page).fill("First tab");
  await title(other).fill("Second tab");
  await save(page).click();
  await expect(page).toHaveURL(/\/myarticles\//);
  await save(other).click();
  await expect(other.getByRole("alert")).toContainText("changed meanwhile, by you elsewhere or by somebody else");
  await expect(title(other)).toHaveValue("Second tab");
  await other.getByRole("button", { name: "Save mine over it" }).click();
  await expect(other.getByRole("heading", { level: 1 })).toHaveText("Second tab");
});

test("ART-01 the author deletes an article after a question; the editor fits a phone", async ({
  memberPage: page,
  expectedConsole,
}) => {
  // The page may hear of the deletion before it is left, and ask what became of the article.
  expectedConsole.push(answeredWith(404));
  const id = await store(page.request, "/api/articles", { title: "Short-lived", mainText: "<p>One.</p>" });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/editarticle/${id}`);
  await expect(text(page)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, "the editor on a phone");
  await page.goto(`/myarticles/${id}`);
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Yes" }).click();
  await expect(page).toHaveURL(/\/myarticles$/);
  await expect(page.getByText("You have written no article yet.")).toBeVisible();
});
