import { IconMessage2, IconPhone, IconWorld } from "@tabler/icons-react";
import type { HelpNumber } from "@wellput/contract";
import { formatFullDay } from "../../lib/format.ts";
import { typeset } from "../../lib/typeset.ts";
import classes from "./help.module.css";

const ICONS = { call: IconPhone, text: IconMessage2, web: IconWorld };

interface NumberProps {
  readonly number: HelpNumber;
  /** Where it was found, and when, is said under it. */
  readonly isSourced?: boolean;
}

/** A number as a link that calls or writes, or the address of a page. */
export function NumberLink({ number: { by, value, say } }: NumberProps) {
  const Icon = ICONS[by];
  const digits = value.replace(/[^\d+]/g, "");
  const address = by === "web" ? value : `${by === "text" ? "sms" : "tel"}:${digits}`;
  const words = { call: value, text: say ? `${say} to ${value}` : value, web: value.replace(/^https?:\/\//, "") }[by];
  return (
    <a href={address} rel="noreferrer" className={classes.value}>
      <Icon size={18} stroke={1.8} role="img" aria-label={{ call: "Call", text: "Text", web: "Page" }[by]} />
      {words}
    </a>
  );
}

/** One way to reach help: its number, whose it is, and for whom. */
export function NumberItem({ number, isSourced = false }: NumberProps) {
  return (
    <li className={classes.number}>
      <NumberLink number={number} />
      <span className={classes.who}>
        <span>{typeset(number.label)}</span>
        {number.about && <span className={classes.about}>{typeset(number.about)}</span>}
        {isSourced && <SourceNote number={number} />}
      </span>
    </li>
  );
}

/** Where a number was found, and on which day. */
export function SourceNote({ number: { source, lookedUp } }: Pick<NumberProps, "number">) {
  return (
    <span className={classes.about}>
      <a href={source} rel="noreferrer">
        Found here
      </a>{" "}
      on {formatFullDay(lookedUp)}
    </span>
  );
}
