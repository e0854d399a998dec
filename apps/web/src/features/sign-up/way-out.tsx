import { Text } from "@mantine/core";
import { TextLink } from "../../ui/links.tsx";

/** At each gate: what is theirs stays within reach of whoever goes no further. */
export function WayOut() {
  return (
    <Text>
      You can always <TextLink to="/account">download your data or delete your account</TextLink>.
    </Text>
  );
}
