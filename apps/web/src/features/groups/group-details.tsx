import { Group as Row, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { Group } from "@wellput/contract";
import { formatDate } from "../../lib/format.ts";
import { FileButton } from "../../ui/file-link.tsx";
import { TextLink } from "../../ui/links.tsx";
import { List } from "../../ui/list.ts";
import { Modal } from "../../ui/modal.ts";
import { QueryView } from "../../ui/query-view.tsx";
import { ShareLink } from "../../ui/share-link.tsx";
import { useOpened } from "../../ui/use-opened.ts";
import { rosterQuery } from "./groups.api.ts";

interface GroupDetailsProps {
  readonly group: Group;
  readonly onClose: () => void;
}

/** How people join a group, and who has. */
export function GroupDetails({ group, onClose }: GroupDetailsProps) {
  const { code, name } = group;
  const link = `${location.origin}/signup?${new URLSearchParams({ code })}`;
  return (
    <Modal opened={useOpened(true)} onClose={onClose} title={name} size="lg">
      <Stack gap="lg">
        <Stack gap="xs">
          <Title order={3}>To join</Title>
          <Text>
            Whoever opens this link, or points a phone at the picture, comes to the sign-up page with the code filled
            in.
          </Text>
          <ShareLink link={link} purpose={`to join ${name}`} />
        </Stack>
        <Roster code={code} />
        <TextLink to="/admin/members" search={{ group: group.id }}>
          Move or remove members
        </TextLink>
      </Stack>
    </Modal>
  );
}

function Roster({ code }: { readonly code: string }) {
  return (
    <Stack gap="xs">
      <Row justify="space-between">
        <Title order={3}>Members</Title>
        <FileButton size="sm" href={`/api/admin/reports/exports/roster.csv?${new URLSearchParams({ code })}`}>
          Members as CSV
        </FileButton>
      </Row>
      <QueryView query={useQuery(rosterQuery(code))} loading="Loading members…">
        {({ members }) =>
          members.length === 0 ? (
            <Text>Nobody has joined yet.</Text>
          ) : (
            <List>
              {members.map(({ email, username, createdAt }) => (
                <List.Item key={email} style={{ overflowWrap: "anywhere" }}>
                  {email}
                  {username && ` (${username})`}, since {formatDate(createdAt)}
                </List.Item>
              ))}
            </List>
          )
        }
      </QueryView>
    </Stack>
  );
}
