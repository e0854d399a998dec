import { and, eq, isNull } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import { isUuid } from "../../db/page.ts";
import { outbox } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { Deps } from "../../http/env.ts";
import { recordAct } from "../audit/public.ts";

/**
 * What a mail says, for an admin who hands it over because no mail server is set; none sends it later. It can hold a link that opens an
 * account, so each reading is in the audit log, and with a mail server there is none.
 *
 * @throws {AppError} NOT_ALLOWED when mails are sent, MAIL_NOT_FOUND.
 */
export async function readMail(
  { db, now, settings }: Deps,
  { person, id }: { readonly person: Person; readonly id: string },
): Promise<{ text: string }> {
  if (settings.SMTP_URL !== undefined) throw new AppError("NOT_ALLOWED", { detail: "mails are sent, not read" });
  if (!isUuid(id)) throw new AppError("MAIL_NOT_FOUND");
  return db.transaction(async (tx) => {
    const [mail] = await tx
      .select({ text: outbox.text, subject: outbox.subject })
      .from(outbox)
      .where(eq(outbox.id, id));
    if (!mail) throw new AppError("MAIL_NOT_FOUND");
    await tx
      .update(outbox)
      .set({ sentAt: now() })
      .where(and(eq(outbox.id, id), isNull(outbox.sentAt)));
    await recordAct(tx, { by: person, act: "mail.read", target: id, title: mail.subject, at: now() });
    return { text: mail.text };
  });
}
