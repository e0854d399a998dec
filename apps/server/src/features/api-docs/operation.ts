import * as z from "zod";

/** What the documentation says of one route beyond what the route itself shows; its example is executed by a test. */
export interface Operation {
  readonly does: string;
  /** Who may: everybody, whoever is signed in, members past the gates, admins, or with them the trainers or researchers whose it is. */
  readonly who: "everybody" | "signed in" | "members" | "admins" | "trainers" | "researchers";
  readonly status: number;
  /** What comes back: a shape, the name of a content type, or nothing. */
  readonly answer?: z.ZodType | string;
  /** What an answer looks like, where its shape alone would not tell. */
  readonly sample?: unknown;
  readonly example?: Example;
}

interface Example {
  readonly body?: unknown;
  readonly query?: string;
  /** What `:id`, `:name` or `:code` of the path stands for. */
  readonly id?: string;
}

/** A page of a list. */
export const pageOf = (item: z.ZodType) => z.object({ items: z.array(item), next: z.string().nullable() });
/** The result of a callable. */
export const resultOf = (result: z.ZodType) => z.object({ result });

export const EXAMPLE_ID = "3f0c8a52-6a0e-4f3e-9a3c-2f7d1b5e8c41";
