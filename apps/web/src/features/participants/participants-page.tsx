import "@mantine/core/styles/Table.css";
import { Stack, Table, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { ParticipantCount } from "@wellput/contract";
import { formatMoment } from "../../lib/format.ts";
import { FileLink } from "../../ui/file-link.tsx";
import { TextLink } from "../../ui/links.tsx";
import { QueryView } from "../../ui/query-view.tsx";
import { EraseParticipant } from "./erase-participant.tsx";
import { participantsQuery } from "./participants.api.ts";

const FILES = [
  { file: "attempts.csv", label: "Tries" },
  { file: "ratings.csv", label: "Ratings" },
] as const;

/** People without an account, known by the user id in their link: how many, and a way to erase one. */
export function ParticipantsPage() {
  return (
    <QueryView query={useQuery(participantsQuery)} loading="Loading participants…">
      {({ collections }) => (
        <Stack gap="2.5rem">
          <Folders folders={collections.filter(({ isCourse }) => !isCourse)} />
          <section>
            <Title order={2} mb="sm">
              Erase a participant
            </Title>
            <EraseParticipant collections={collections.map(({ collection }) => collection)} />
          </section>
        </Stack>
      )}
    </QueryView>
  );
}

function Folders({ folders }: { readonly folders: readonly ParticipantCount[] }) {
  if (folders.length === 0) return null;
  return (
    <section>
      <Title order={2} mb="sm">
        By folder
      </Title>
      <Text mb="sm">
        A folder is opened with a link such as <code>/messagehelper/{folders[0]?.collection}?userId=p7</code>. The
        setting HELPER_FOLDERS says which folders there are. How many take a course stands under{" "}
        <TextLink to="/admin/courses">Courses</TextLink>.
      </Text>
      <Table fz="md" horizontalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Folder</Table.Th>
            <Table.Th>People</Table.Th>
            <Table.Th>Newest</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {folders.map(({ collection, count, newestAt }) => (
            <Table.Tr key={collection}>
              <Table.Td>
                <div>{collection}</div>
                {FILES.map(({ file, label }) => (
                  <FileLink
                    key={file}
                    mr="sm"
                    href={`/api/admin/participants/${collection}/${file}`}
                    aria-label={`${label} of ${collection}`}
                  >
                    {label}
                  </FileLink>
                ))}
              </Table.Td>
              <Table.Td>{count}</Table.Td>
              <Table.Td>{newestAt ? formatMoment(newestAt) : "none yet"}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}
