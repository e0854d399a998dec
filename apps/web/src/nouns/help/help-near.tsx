import { Text } from "@mantine/core";
import { IconLifebuoy } from "@tabler/icons-react";
import { helpTexts } from "@wellput/content/help-texts";
import { TextLink } from "../../ui/links.tsx";
import classes from "./help-near.module.css";

/** Where it is not sure that somebody is at risk: a calm line that says where help is, below what else is said. */
export function HelpNear() {
  return (
    <div className={classes.near}>
      <IconLifebuoy size={20} stroke={1.6} aria-hidden className={classes.icon} />
      <Text>
        {helpTexts.near} <TextLink to="/help">{helpTexts.link}</TextLink>
      </Text>
    </div>
  );
}
