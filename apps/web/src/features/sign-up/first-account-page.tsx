import { Text } from "@mantine/core";
import { TextLink } from "../../ui/links.tsx";
import { Page } from "../../ui/page.tsx";
import { SignUpForm } from "./sign-up-form.tsx";

interface FirstAccountPageProps {
  /** Back to here, for somebody who has an account already. */
  readonly next: string;
  /** The joining code of the link. */
  readonly code: string | undefined;
}

/** For whoever set this installation up, and has opened the link of its first start. */
export function FirstAccountPage({ next, code }: FirstAccountPageProps) {
  return (
    <Page
      title="Make the first account"
      width="narrow"
      lead="It becomes the admin of this installation: who runs groups, scenarios and reviews."
    >
      <Text mb="lg">
        {code ? (
          <>
            The joining code of the first group is <strong>{code}</strong>. It stands in the form already; pass it on to
            those who may sign up.
          </>
        ) : (
          "You find a joining code beside the link that led you here, where the server was started."
        )}
      </Text>
      <SignUpForm code={code} />
      <Text mt="lg" ta="center">
        Have an account?{" "}
        <TextLink to="/signin" search={{ next }}>
          Sign in
        </TextLink>
      </Text>
    </Page>
  );
}
