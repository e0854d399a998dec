import { Checkbox, Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { GROUP_DEFAULT } from "@wellput/contract/limits";
import { groupsQuery } from "./groups.api.ts";

interface GroupChoiceProps {
  readonly value: readonly string[];
  readonly onChange: (groups: readonly string[]) => void;
}

/** Which groups see it; GENERAL is everybody. */
export function GroupChoice({ value, onChange }: GroupChoiceProps) {
  const groups = useQuery(groupsQuery).data ?? [];
  const others = groups.filter(({ code }) => code !== GROUP_DEFAULT);
  return (
    <Checkbox.Group label="Groups" description="Who sees it" value={[...value]} onChange={onChange}>
      <Stack gap="xs" mt="xs">
        <Checkbox value={GROUP_DEFAULT} label="GENERAL: everybody" />
        {others.map(({ code, name }) => (
          <Checkbox key={code} value={code} label={`${name} (${code})`} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
