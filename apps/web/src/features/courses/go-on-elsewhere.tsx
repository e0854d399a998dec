import { Text } from "@mantine/core";
import { CopyButton } from "../../ui/copy-button.tsx";
import type { OwnSeat } from "./courses.api.ts";
import classes from "./courses.module.css";
import { linkElsewhere } from "./proof.ts";

export const ELSEWHERE = "Go on on another device";

/** In a study: the link by which another device goes on, where a user id alone opens nothing. */
export function GoOnElsewhere({ seat }: { readonly seat: OwnSeat }) {
  const link = linkElsewhere(seat);
  return (
    <details className={classes.elsewhere}>
      <summary>{ELSEWHERE}</summary>
      <Text>Open this link there. It says that it is you, so please give it to nobody else.</Text>
      <Text className={classes.link}>{link}</Text>
      <CopyButton text={link}>Copy the link</CopyButton>
    </details>
  );
}
