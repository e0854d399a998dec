import { Button, Stack } from "@mantine/core";
import { MESSAGE_MAX_CHARS } from "@wellput/contract/limits";
import { useState } from "react";
import { errorTexts } from "../../lib/error-texts.ts";
import { useLeaving } from "../../lib/use-leaving.ts";
import { NeedHelpLink } from "../../nouns/help/need-help-link.tsx";
import { lengthProblem } from "../../ui/box-length.ts";
import { Page } from "../../ui/page.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { toast } from "../../ui/toast.tsx";
import { toastUnread } from "../../ui/toast-problem.ts";
import { requestRawEmpathy } from "./empathy.api.ts";

/** A bare page to test the empathy answer: it shows what the server sent, as it is. */
export function RawEmpathyPage() {
  const leaving = useLeaving();
  const [text, setText] = useState("");
  const [answer, setAnswer] = useState("");
  const [isWaiting, setWaiting] = useState(false);
  const ask = async () => {
    if (!text.trim()) return toast("info", errorTexts.NO_INPUT_DATA);
    const tooLong = lengthProblem(text, MESSAGE_MAX_CHARS);
    if (tooLong) return toast("info", tooLong);
    setWaiting(true);
    try {
      setAnswer(await requestRawEmpathy(text, leaving()));
    } catch (problem) {
      if (!leaving().aborted) toastUnread(problem);
    } finally {
      setWaiting(false);
    }
  };
  return (
    <Page title="Instant Empathy test">
      <Stack align="flex-start">
        <Textarea
          label="Text"
          w="100%"
          rows={3}
          value={text}
          maxLength={MESSAGE_MAX_CHARS}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button loading={isWaiting} onClick={() => void ask()}>
          Get Empathy
        </Button>
        <output>{answer}</output>
      </Stack>
      <NeedHelpLink />
    </Page>
  );
}
