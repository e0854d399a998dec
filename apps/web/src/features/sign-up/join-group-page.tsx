import { Button, Stack, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { errorText, errorTexts } from "../../lib/error-texts.ts";
import { Form } from "../../ui/form.tsx";
import { FormNote } from "../../ui/form-note.tsx";
import { Page } from "../../ui/page.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { AskForCode } from "./ask-for-code.tsx";
import { joinGroupMutation } from "./sign-up.api.ts";
import { WayOut } from "./way-out.tsx";

const UNREACHABLE = "could not access group validation module";
const GATE_TEXTS = {
  JOINING_CODE_INVALID: "Invalid group code",
  NETWORK: UNREACHABLE,
  INTERNAL: UNREACHABLE,
  DATABASE_AWAY: UNREACHABLE,
  SHUTTING_DOWN: UNREACHABLE,
  DISK_FULL: UNREACHABLE,
} as const;

/** The first gate: somebody who belongs to no group yet. */
export function JoinGroupPage() {
  const [joiningCode, setJoiningCode] = useState("");
  const [isMissing, setMissing] = useState(false);
  const join = useMutation(joinGroupMutation);

  const handleChange = (code: string) => {
    join.reset();
    setMissing(false);
    setJoiningCode(code);
  };
  const handleSubmit = () => {
    setMissing(!joiningCode.trim());
    if (joiningCode.trim()) join.mutate({ joiningCode: joiningCode.trim() });
  };
  const problem = isMissing ? errorTexts.JOINING_CODE_REQUIRED : join.error && errorText(join.error, GATE_TEXTS);

  return (
    <Page title="Join your group" width="narrow" lead="Your workshop, course or organisation gave you a code.">
      <Sheet>
        <Form isBusy={join.isPending} onSubmit={handleSubmit}>
          <Stack>
            <TextInput
              label="Joining Code"
              description="Also called ACCESS CODE: it is the same"
              autoComplete="off"
              value={joiningCode}
              onChange={(event) => handleChange(event.currentTarget.value)}
            />
            <FormNote tone="error" text={problem} />
            <Button type="submit" loading={join.isPending}>
              Join With Group Code
            </Button>
          </Stack>
        </Form>
      </Sheet>
      <Stack mt="md">
        <AskForCode />
        <WayOut />
      </Stack>
    </Page>
  );
}
