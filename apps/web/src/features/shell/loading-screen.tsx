import { Button, Stack, Text } from "@mantine/core";
import { errorText } from "../../lib/error-texts.ts";
import { NeedHelpLink } from "../../nouns/help/need-help-link.tsx";

interface LoadingScreenProps {
  readonly problem: unknown;
  readonly onRetry: () => void;
}

/** Stands before the app until it is known who is there. */
export function LoadingScreen({ problem, onRetry }: LoadingScreenProps) {
  return (
    <Stack component="main" align="center" justify="center" mih="100dvh" p="lg">
      <img src="/icon.svg" alt="" width="56" height="56" />
      {problem ? (
        <>
          <Text role="alert" ta="center">
            {errorText(problem)}
          </Text>
          <Button onClick={onRetry}>Try again</Button>
        </>
      ) : (
        <Text role="status" c="dimmed">
          Loading Screen...
        </Text>
      )}
      <NeedHelpLink />
    </Stack>
  );
}
