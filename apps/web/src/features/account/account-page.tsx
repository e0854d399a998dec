import "@mantine/core/styles/FloatingIndicator.css";
import "@mantine/core/styles/SegmentedControl.css";
import { SegmentedControl, Stack, Title, useMantineColorScheme } from "@mantine/core";
import { useMe } from "../../lib/session.ts";
import { UsernameForm } from "../../nouns/account/username-form.tsx";
import { Page } from "../../ui/page.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { EmailForm } from "./email-form.tsx";
import { EraseAccountSheet } from "./erase-account.tsx";
import { OwnDataSheet } from "./own-data.tsx";
import { OwnGroupSheet } from "./own-group.tsx";
import { OwnTokensSheet } from "./own-tokens.tsx";
import { PasswordForm } from "./password-form.tsx";

const SCHEMES = [
  { value: "auto", label: "Like my device" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
] as const;

export function AccountPage() {
  const me = useMe();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  if (!me) return null;
  return (
    <Page title="Account">
      <Stack gap="lg">
        <Sheet>
          <Title order={2} size="h3" mb="xs">
            Who you are here
          </Title>
          <EmailForm email={me.email} />
          <UsernameForm key={me.id} me={me} />
        </Sheet>
        <PasswordForm email={me.email} />
        <Sheet>
          <Title order={2} size="h3" mb="sm">
            Colours
          </Title>
          <SegmentedControl
            aria-label="Colours"
            data={SCHEMES.map((scheme) => ({ ...scheme }))}
            value={colorScheme}
            onChange={(value) => setColorScheme(value)}
          />
        </Sheet>
        {me.group !== null && <OwnGroupSheet group={me.group} />}
        <OwnDataSheet />
        <OwnTokensSheet />
        <EraseAccountSheet />
      </Stack>
    </Page>
  );
}
