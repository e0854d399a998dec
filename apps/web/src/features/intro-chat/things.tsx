import { IconFlask2, IconShield, IconSword } from "@tabler/icons-react";
import type { IntroChatThing } from "@wellput/content/intro-chat";
import classes from "./intro-chat.module.css";

const THINGS: Readonly<Record<IntroChatThing, { name: string; Icon: typeof IconShield }>> = {
  blueGoo: { name: "a jar of blue goo", Icon: IconFlask2 },
  sword: { name: "a sword", Icon: IconSword },
  shield: { name: "a shield", Icon: IconShield },
};

/** What the reader carries through the story. */
export function Things({ things }: { readonly things: ReadonlySet<IntroChatThing> }) {
  return (
    <p className={classes.things} role="status">
      {things.size === 0 && "Your hands are empty."}
      {[...things].map((thing) => {
        const { name, Icon } = THINGS[thing];
        return (
          <span key={thing} className={classes.thing} data-thing={thing}>
            <Icon size={18} stroke={1.7} aria-hidden />
            You carry {name}.
          </span>
        );
      })}
    </p>
  );
}
