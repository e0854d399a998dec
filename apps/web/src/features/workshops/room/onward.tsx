import { TextLink } from "../../../ui/links.tsx";
import classes from "./room.module.css";

/** After a workshop: how to go on alone. */
export function Onward() {
  return (
    <p className={classes.onward}>
      <TextLink to="/">Try a message of your own</TextLink>, whenever you like. Or tell us{" "}
      <TextLink to="/workshopsurvey">how the workshop was</TextLink>.
    </p>
  );
}
