import { IconLifebuoy } from "@tabler/icons-react";
import { helpTexts } from "@wellput/content/help-texts";
import classes from "./help.module.css";

/** At the foot of every page, inside the app and outside of it: the way to help, which needs nothing else to work. */
export function NeedHelpLink() {
  return (
    <a href="/help" className={classes.needHelp}>
      <IconLifebuoy size={20} stroke={1.7} aria-hidden />
      {helpTexts.link}
    </a>
  );
}
