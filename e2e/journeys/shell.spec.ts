import { APP_VERSION } from "@wellput/contract/version";
import { expectAccessible, expectNoSidewaysScroll } from "../fixtures/accessible.ts";
import { answeredWith } from "../fixtures/console.ts";
import { signUp } from "../fixtures/people.ts";
import { expect, test } from "../fixtures/test.ts";

const VISITOR_MENUS = {
  Workshops: { "In-House": "/inhouseworkshops", Public: "/publicworkshops", "I-HUMAN": "/ihuman" },
  Resources: { "Case Studies": "/casestudies", Articles: "/articles", "The Science": "/thescience" },
};
const VISITOR_LINKS = { Licenses: "/licenses", "AI tools": "/tools", About: "/about", "Sign in": "/signin" };
const MEMBER_LINKS = {
  Main: "/",
  Logs: "/mylogs",
  "Compose Message": "/checkmessage",
  "My Scenarios": "/myscenarios",
};
const MORE_LINKS = {
  "Instant Empathy": "/instantempathy",
  Challenges: "/challenges",
  "Practice pages": "/practice",
  Courses: "/courses",
  Quiz: "/judgmentsquiz",
  "Intro chat": "/introchat",
  Reflect: "/emotionsandvalues",
  Examples: "/example",
  Articles: "/articles",
  Principles: "/diplomacyprinciples",
  Tools: "/tools",
  // Without a bar: the last that is looked at.
  "Join a workshop": "/join",
};
const ADMIN_LINKS = { "Admin Panel": "/admin", "Add Scenario": "/create", "Add Challenge": "/createchallenge" };

test("SHELL-01 the visitor's bar leads everywhere it says, and no link on a fresh install is dead", async ({
  page,
}) => {
  await page.goto("/about");
  const bar = page.getByRole("banner");
  for (const [name, path] of Object.entries(VISITOR_LINKS)) {
    await bar.getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("There is no page here");
  }
  for (const [menu, items] of Object.entries(VISITOR_MENUS)) {
    for (const [name, path] of Object.entries(items)) {
      await bar.getByRole("button", { name: menu, exact: true }).click();
      await page.getByRole("menuitem", { name, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("There is no page here");
    }
  }
  await bar.getByRole("link", { name: "Set Up a Demo" }).click();
  await expect(page).toHaveURL(/\/demo$/);
});

test("SHELL-02 a member's bar has their pages, their name and Logout, and nothing of an admin's", async ({
  page,
  openPage,
}) => {
  const email = await signUp(page.request);
  await page.goto("/account");
  const bar = page.getByRole("banner");
  for (const [name, path] of Object.entries(MEMBER_LINKS)) {
    await expect(bar.getByRole("link", { name, exact: true })).toHaveAttribute("href", path);
  }
  await expect(bar.getByRole("link", { name: `tester ${email.slice(0, 8)}` })).toContainText("T");
  for (const name of Object.keys(ADMIN_LINKS)) await expect(page.getByRole("link", { name })).toHaveCount(0);

  const elsewhere = await openPage({ storageState: await page.context().storageState() });
  await bar.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/signin$/);
  await expect(bar.getByRole("link", { name: "Sign in", exact: true })).toBeVisible();
  // The session itself has ended, not only this browser's cookie of it.
  await elsewhere.goto("/account");
  await expect(elsewhere).toHaveURL(/\/signin/);
});

test("SHELL-02 an admin's bar has three more pages", async ({ adminPage: page }) => {
  await page.goto("/account");
  for (const [label, path] of Object.entries({ ...MEMBER_LINKS, ...ADMIN_LINKS })) {
    // What others left for the admins is counted beside the panel.
    const name = new RegExp(`^${label}(?: \\(\\d+ waiting\\))?$`);
    await expect(page.getByRole("banner").getByRole("link", { name })).toHaveAttribute("href", path);
  }
});

test("SHELL-12 the menu 'More' leads to everything else that a member may use", async ({ memberPage: page }) => {
  await page.goto("/account");
  const more = page.getByRole("banner").getByRole("button", { name: "More", exact: true });
  await more.press("Enter");
  await expect(page.getByRole("menuitem")).toHaveText(Object.keys(MORE_LINKS));
  await page.keyboard.press("Escape");
  await expect(more).toBeFocused();
  for (const [name, path] of Object.entries(MORE_LINKS)) {
    await more.click();
    await page.getByRole("menuitem", { name, exact: true }).click();
    // A course opens at the page where one is.
    await expect(page).toHaveURL(new RegExp(`${path}(/0)?$`));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("There is no page here");
    await expect(page.locator("footer").getByRole("link", { name: "Need help now?" })).toBeVisible();
  }
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Join a workshop");
});

test("SHELL-12 SHELL-02 the bar holds at 768 px, with an admin's pages under 'More', and folds below", async ({
  memberPage,
  adminPage,
  openPage,
}) => {
  for (const page of [memberPage, adminPage, await openPage()]) {
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto("/termsofuse");
    const bar = page.getByRole("banner");
    await expect(bar.getByRole("navigation", { name: "Main" })).toBeVisible();
    await expect(bar.getByRole("button", { name: "Open the menu" })).toBeHidden();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, "the bar at 768 px");
    expect((await bar.boundingBox())?.height, "one row").toBeLessThan(80);
    await page.setViewportSize({ width: 767, height: 900 });
    await expect(bar.getByRole("navigation", { name: "Main" })).toBeHidden();
    await expect(bar.getByRole("button", { name: "Open the menu" })).toBeVisible();
  }
  await adminPage.setViewportSize({ width: 768, height: 900 });
  await adminPage.getByRole("banner").getByRole("button", { name: /^More/ }).click();
  for (const [name, path] of Object.entries(ADMIN_LINKS)) {
    await expect(adminPage.getByRole("menuitem", { name })).toHaveAttribute("href", path);
  }
});

test("SHELL-02 SHELL-12 SHELL-10 on a phone the links are in a menu, for a member as for a visitor", async ({
  memberPage,
  openPage,
}) => {
  const visitor = await openPage();
  const wanted = { ...VISITOR_LINKS, ...VISITOR_MENUS.Workshops, ...VISITOR_MENUS.Resources };
  const forMember = { ...MEMBER_LINKS, ...MORE_LINKS };
  for (const [page, links] of [[memberPage, forMember] as const, [visitor, wanted] as const]) {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/termsofuse");
    await page.getByRole("button", { name: /menu/i }).click();
    const menu = page.getByRole("dialog");
    for (const [name, path] of Object.entries(links)) {
      await expect(menu.getByRole("link", { name, exact: true })).toHaveAttribute("href", path);
    }
    await menu.getByRole("link").nth(1).click();
    await expect(menu).toHaveCount(0);
  }
});

test("SHELL-03 SHELL-09 a setting points the links in running text elsewhere, and without an e-mail there is a form", async ({
  openInstallation,
  openPage,
  expectedConsole,
}) => {
  expectedConsole.push(answeredWith(404));
  const elsewhere = { contact: "https://contact.example/", privacypolicy: "https://privacy.example/" };
  const installation = await openInstallation({ LINKS: JSON.stringify(elsewhere) });
  const page = await openPage({ url: installation.url });
  const link = (name: string) => page.getByRole("main").getByRole("link", { name });
  for (const address of ["/no/such/page", "/demo"]) {
    await page.goto(address);
    await expect(link("Contact Us")).toHaveAttribute("href", elsewhere.contact);
  }
  await page.goto("/front");
  await expect(link("The whole story")).toHaveAttribute("href", elsewhere.privacypolicy);

  await page.goto("/contact");
  const letUsKnow = page.getByRole("main").getByRole("button", { name: "Questions or comments? Let us know." });
  await letUsKnow.click();
  const dialog = page.getByRole("dialog", { name: "How can we improve?" });
  await dialog.getByRole("textbox", { name: "Your question or comment" }).fill("When is the next workshop?");
  await dialog.getByRole("button", { name: "Send" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator("[href^=mailto]")).toHaveCount(0);
  await page.close();
  await installation.stop();
  const [kept] = await installation.query("select user_feedback_str as said from ratings");
  expect(kept).toEqual({ said: "When is the next workshop?" });
});

test("SHELL-03 SHELL-11 the footer says whom to reach, takes newsletter sign-ups and shows the version", async ({
  openInstallation,
  openPage,
}) => {
  const installation = await openInstallation({
    CONTACT_EMAIL: "team@hello.example",
    POSTAL_ADDRESS: "Quay 1, Harbour Town",
    LINKS: JSON.stringify({ termsofuse: "https://terms.example/" }),
  });
  const page = await openPage({ url: installation.url });
  await page.goto("/about");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("link", { name: "team@hello.example" })).toHaveAttribute(
    "href",
    "mailto:team@hello.example",
  );
  await expect(footer.getByText("Quay 1, Harbour Town")).toBeVisible();
  await expect(footer.getByRole("link", { name: "Contact Us" })).toHaveAttribute("href", "/contact");
  await expect(footer.getByRole("link", { name: "Privacy Policy" })).toHaveAttribute("href", "/privacypolicy");
  // A setting points a link elsewhere.
  await expect(footer.getByRole("link", { name: "Terms of Use" })).toHaveAttribute("href", "https://terms.example/");
  await expect(footer.getByText(`Version ${APP_VERSION}`)).toBeVisible();
  const meta = await (await page.request.get("/meta.json")).json();
  expect(meta.version).toBe(APP_VERSION);

  await footer.getByRole("link", { name: "Contact Us" }).click();
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Write to team@hello.example" })).toBeVisible();
  await expect(main.getByText("By post: Quay 1, Harbour Town")).toBeVisible();

  const email = footer.getByRole("textbox", { name: /Newsletter/ });
  for (const address of ["reader@example.org", "READER@example.org"]) {
    await email.fill(address);
    await footer.getByRole("button", { name: "Subscribe" }).dblclick();
    await expect(footer.getByRole("status")).toHaveText("Thank you. You are on the list.");
    await expect(email).toHaveValue("");
  }
  await page.close();
  await installation.stop();
  expect(await installation.query("select count(*)::int as rows from newsletter_emails")).toEqual([{ rows: 1 }]);
});
