import { Text } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import type { AuditAct, AuditEntry } from "@wellput/contract";
import { formatMoment } from "../../lib/format.ts";
import { EndlessList } from "../../ui/endless-list.tsx";
import { auditQuery } from "./admin.api.ts";
import { AdminDesk } from "./admin-desk.tsx";

const WORDS: Record<AuditAct, string> = {
  "admin.added": "made an admin of",
  "admin.removed": "took the admin rights of",
  "admin.claimed": "became the first admin:",
  "group.saved": "saved the group",
  "member.moved": "moved into another group:",
  "scenario.updated": "changed a public scenario of",
  "scenario.deleted": "deleted a public scenario of",
  "challenge.created": "published the challenge",
  "challenge.updated": "changed a challenge of",
  "challenge.deleted": "deleted a challenge of",
  "response.deleted": "deleted a response of",
  "article.deleted": "deleted an article of",
  "data.exported": "downloaded",
  "mail.read": "read the mail",
};
const GONE = "somebody whose account is gone";
/** Acts on a thing rather than a person. */
const ON_THINGS: readonly AuditAct[] = ["group.saved", "challenge.created", "data.exported", "mail.read"];

export function AuditPage() {
  return (
    <AdminDesk title="Audit log" lead="What admins did, newest first. Nobody can change it.">
      <AuditList />
    </AdminDesk>
  );
}

function AuditList() {
  const query = useInfiniteQuery(auditQuery);
  return (
    <EndlessList
      query={query}
      label="Acts"
      loading="Loading the audit log…"
      empty={<Text>Nothing has been done yet.</Text>}
    >
      {(entry: AuditEntry) => (
        <Text>
          <Text span c="dimmed">
            <time dateTime={entry.createdAt}>{formatMoment(entry.createdAt)}</time>
          </Text>{" "}
          {entry.by === "operator" ? "The operator" : (entry.actor ?? GONE)} {WORDS[entry.act]}{" "}
          {ON_THINGS.includes(entry.act) ? entry.target : (entry.subject ?? GONE)}
        </Text>
      )}
    </EndlessList>
  );
}
