import { Box, Text } from "@mantine/core";
import { TextLink } from "../../ui/links.tsx";
import { Page } from "../../ui/page.tsx";
import { AskForCode } from "./ask-for-code.tsx";
import { SignUpForm } from "./sign-up-form.tsx";

interface SignUpPageProps {
  readonly next?: string;
  /** From a link to join a group. */
  readonly code?: string;
}

export function SignUpPage({ next, code }: SignUpPageProps) {
  return (
    <Page
      title="Sign up"
      width="narrow"
      lead="You need a joining code, also called access code, from your workshop, course or organisation."
    >
      <SignUpForm code={code} />
      {!code && (
        <Box mt="md">
          <AskForCode />
        </Box>
      )}
      <Text mt="lg" ta="center">
        Have an account?{" "}
        <TextLink to="/signin" search={next ? { next } : {}}>
          Sign in
        </TextLink>
      </Text>
    </Page>
  );
}
