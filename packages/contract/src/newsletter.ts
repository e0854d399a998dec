import * as z from "zod";
import { PageQuery } from "./paging.ts";

export const NewsletterSignUp = z.strictObject({ email: z.email().max(254) });
export type NewsletterSignUp = z.infer<typeof NewsletterSignUp>;

/** Somebody who asked for the newsletter, as admins see them. */
export const Subscriber = z.object({ id: z.uuid(), email: z.string(), createdAt: z.iso.datetime() });
export type Subscriber = z.infer<typeof Subscriber>;

/** Query of the list: those whose e-mail has the words in it. */
export const SubscribersQuery = PageQuery.extend({ search: z.string().trim().max(100).default("") });
export type SubscribersQuery = z.infer<typeof SubscribersQuery>;
