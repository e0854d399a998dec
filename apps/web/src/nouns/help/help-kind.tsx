import { Text } from "@mantine/core";
import { helpWords } from "@wellput/content/help-words";
import type { Danger } from "@wellput/contract";
import { typeset } from "../../lib/typeset.ts";
import { CountryChoice } from "./country-choice.tsx";
import classes from "./help.module.css";
import { EmergencyNumbers, HelpNumbersList } from "./help-numbers-list.tsx";

interface HelpKindProps {
  readonly danger: Danger;
  /** There the emergency number and the country stand above all kinds, and each number says where it was found. */
  readonly isOnOwnPage?: boolean;
}

/** What can be done for one kind of danger: whom to call, what to do now, who helps, and what others can do. */
export function HelpKind({ danger, isOnOwnPage = false }: HelpKindProps) {
  const { lead, now, others } = typeset(helpWords[danger]);
  return (
    <>
      <Text className={classes.lead}>{lead}</Text>
      {!isOnOwnPage && <EmergencyNumbers />}
      <ol className={classes.now}>
        {now.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <HelpNumbersList danger={danger} isSourced={isOnOwnPage} />
      {!isOnOwnPage && <CountryChoice />}
      <div>
        <Text className={classes.heading}>{others.heading}</Text>
        <Text>{others.text}</Text>
      </div>
    </>
  );
}
