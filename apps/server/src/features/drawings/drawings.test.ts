import { type AnalysisResponse, FEEDBACK_CODES, STRENGTH_CODES } from "@wellput/contract";
import { afterAll, expect, test } from "vitest";
import { expectError } from "../../../test/kit/visitor.ts";
import { World } from "../../../test/kit/world.ts";

const world = await World.open();
afterAll(() => world.close());
const visitor = world.visitor();

test("ENG-01 every drawing that an answer names is served, with an alternative text of its own", async () => {
  const alts = new Set<string>();
  for (const code of [...FEEDBACK_CODES, ...STRENGTH_CODES]) {
    const answer = await visitor.get(`/drawings/${code.toLowerCase().replaceAll("_", "-")}.svg`);
    expect([answer.status, answer.headers.get("content-type")], code).toEqual([200, "image/svg+xml"]);
    const svg = await answer.text();
    alts.add(/<title>([^<]{8,})<\/title>/.exec(svg)?.[1] ?? "");
    expect(svg).toContain("prefers-color-scheme:dark");
  }
  expect(alts.size).toBe(FEEDBACK_CODES.length + STRENGTH_CODES.length);
});

test("ENG-01 the images of an answer are its codes' drawings, and a clean message's are its strengths'", async () => {
  const imagesOf = async (data: string) => {
    const { user_input } = (await (await visitor.analyse({ data })).json()) as AnalysisResponse;
    for (const name of user_input.image_name_list) {
      expect((await visitor.get(user_input.url_for_images + name)).status).toBe(200);
    }
    return user_input.image_name_list;
  };
  expect(await imagesOf("You are lazy and rude. You never listen.")).toEqual(["observe.svg", "no-bias.svg"]);
  expect(await imagesOf("Could you call me on Friday at noon?")).toEqual(["doable-request.svg"]);
  expect(await imagesOf("Hello.")).toEqual([]);
});

test("ENG-01 a drawing that there is none of is not found", async () => {
  await expectError(await visitor.get("/drawings/nothing.svg"), 404, "ROUTE_NOT_FOUND");
});
