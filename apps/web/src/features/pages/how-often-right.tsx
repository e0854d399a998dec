import { Text, Title } from "@mantine/core";
import { measured } from "@wellput/engine/measured";
import classes from "./principles-page.module.css";

const WRITERS = [
  ["the British Isles", measured.britishIsles],
  ["North America", measured.northAmerica],
  ["South Asia, Africa and the Pacific", measured.asiaAfricaPacific],
  ["who learnt English later", measured.secondLanguage],
] as const;

/** What to expect of the feedback, in figures on messages that it never learnt from. */
export function HowOftenRight() {
  return (
    <section aria-labelledby="how-often">
      <Title order={2} id="how-often" mt="xl">
        How often it is right
      </Title>
      <Text mt="xs">
        Measured on {measured.messages} messages by {measured.voices} different people, none of whom the program learnt
        from. Many come in pairs, alike but for what hurts. A mark may be wrong, and no mark is no promise: read it once
        as the other person would.
      </Text>
      <table className={classes.figures}>
        <thead>
          <tr>
            <th scope="col">Of 100 messages</th>
            <th scope="col">marked in red</th>
            <th scope="col">in red or amber</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">that hurt</th>
            <td>{measured.redOnHarmful}</td>
            <td>{measured.markedOnHarmful}</td>
          </tr>
          <tr>
            <th scope="row">that are fine</th>
            <td>{measured.redOnFine}</td>
            <td>{measured.markedOnFine}</td>
          </tr>
        </tbody>
      </table>
      <Text>
        Of 100 messages marked in red, {measured.hurtfulInRed} hurt, where {measured.hurtful} of all 100 do.
      </Text>
      <Text size="sm" c="dimmed">
        Of 100 fine messages, so many are marked when they come from people in or from{" "}
        {WRITERS.map(([who, share]) => `${who}: ${share}`).join("; ")}.
      </Text>
    </section>
  );
}
