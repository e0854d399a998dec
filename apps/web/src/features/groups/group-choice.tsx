import { Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { GROUP_DEFAULT } from "@wellput/contract/limits";
import { Checkbox } from "../../ui/checkbox.ts";
import { groupsQuery } from "./groups.api.ts";

interface GroupChoiceProps {
  readonly value: readonly string[];
  readonly onChange: (groups: readonly string[]) => void;
}

/** Which groups see it, by name: the codes that open them are nobody else's business. GENERAL is everybody. */
export function GroupChoice({ value, onChange }: GroupChoiceProps) {
  const groups = useQuery(groupsQuery).data;
  const known = new Set(groups?.map(({ name }) => name));
  // A file from elsewhere may name groups that are not here.
  const names = new Set([...known, ...value]);
  names.delete(GROUP_DEFAULT);
  return (
    <Checkbox.Group label="Groups" description="Who sees it" value={[...value]} onChange={onChange}>
      <Stack gap="xs" mt="xs">
        <Checkbox value={GROUP_DEFAULT} label="GENERAL: everybody" />
        {[...names].map((name) => (
          <Checkbox
            key={name}
            value={name}
            label={!groups || known.has(name) ? name : `${name}: no group has this name here`}
          />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
