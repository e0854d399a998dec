import { Text } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import type { AuditAct, AuditEntry } from "@wellput/contract";
import { formatMoment } from "../../lib/format.ts";
import { EndlessList } from "../../ui/endless-list.tsx";
import { TextLink } from "../../ui/links.tsx";
import { auditQuery } from "./admin.api.ts";
import { AdminDesk } from "./admin-desk.tsx";

const WORDS: Record<AuditAct, string> = {
  "admin.added": "made an admin of",
  "admin.removed": "took the admin rights of",
  "admin.claimed": "became the first admin:",
  "group.saved": "saved the group",
  "group.archived": "archived the group",
  "group.reopened": "opened again the group",
  "group.deleted": "deleted the group",
  "member.moved": "moved into another group:",
  "member.removed": "took out of their group:",
  "member.deleted": "deleted the account of",
  "scenario.updated": "changed a public scenario of",
  "scenario.deleted": "deleted a public scenario of",
  "scenario.accepted": "accepted a situation of",
  "scenario.declined": "declined a situation of",
  "scenario.unpublished": "took down a situation of",
  "challenge.created": "published a",
  "challenge.updated": "changed a challenge of",
  "challenge.deleted": "deleted a challenge of",
  "response.deleted": "deleted a response of",
  "article.updated": "changed an article of",
  "article.deleted": "deleted an article of",
  "article.accepted": "accepted an article of",
  "article.declined": "declined an article of",
  "article.unpublished": "took down an article of",
  "concern.kept": "left as it is what was reported:",
  "subscriber.removed": "took an address off the newsletter’s list",
  "data.exported": "downloaded",
  "mail.read": "read the mail",
  "participant.erased": "erased a participant of",
};
const GONE = "somebody whose account is gone";
/** Acts on a thing rather than a person. */
const ON_THINGS: readonly AuditAct[] = [
  "group.archived",
  "group.reopened",
  "group.deleted",
  "group.saved",
  "concern.kept",
  "subscriber.removed",
  "data.exported",
  "mail.read",
  "participant.erased",
];

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
          <ActedOn entry={entry} />
        </Text>
      )}
    </EndlessList>
  );
}

function ActedOn({ entry: { act, target, subject } }: { readonly entry: AuditEntry }) {
  if (act === "challenge.created" && target) {
    return (
      <TextLink to="/challenges/$id" params={{ id: target }}>
        practice scenario
      </TextLink>
    );
  }
  return ON_THINGS.includes(act) ? target : (subject ?? GONE);
}
