import { Text, UnstyledButton } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import { boxPrivacy, ratingDetail } from "@wellput/content/privacy-lines";
import { safetyTexts } from "@wellput/content/safety";
import { type ReactNode, useId, useState } from "react";
import { recordUsage } from "../../nouns/usage.ts";
import { SiteTextLink } from "../../ui/links.tsx";
import type { Helped } from "./helped.ts";
import classes from "./message-helper.module.css";

interface MoreAboutProps {
  readonly helped: Helped;
  readonly subscribe: ReactNode;
}

/** What it is, where the text goes, and the newsletter: each on demand. */
export function MoreAbout({ helped, subscribe }: MoreAboutProps) {
  return (
    <div className={classes.more}>
      <Toggle label="About" viewed="MH_AboutViewed">
        <Text>
          The Message Helper reads a message before you send it. It marks the words that may land badly, says why, and
          offers others. You stay the author: take what helps, leave the rest.
        </Text>
        <Text mt="xs">It does not judge who is right. {safetyTexts.short}</Text>
      </Toggle>
      <Toggle label="Privacy" viewed="MH_PrivacyViewed">
        <Text>{privacyOf(helped)}</Text>
        <Text mt="xs">{ratingDetail}</Text>
        <Text mt="xs">
          The whole story is in our <SiteTextLink to="/privacypolicy">Privacy Policy</SiteTextLink>.
        </Text>
      </Toggle>
      <Toggle label="Subscribe" viewed="MH_SubscribeViewed">
        {subscribe}
      </Toggle>
    </div>
  );
}

function privacyOf(helped: Helped): string {
  if (!("participant" in helped)) return boxPrivacy["groups" in helped ? "anonymous" : "passing"].detail;
  const { collection, userId } = helped.participant;
  return `${boxPrivacy.folder.detail.replace("{name}", collection)} Yours is ${userId}. Whoever runs ${collection} can have everything under it deleted: tell them the number. What you type and do not send stays on this device.`;
}

interface ToggleProps {
  readonly label: string;
  /** Noted when it is opened. */
  readonly viewed: "MH_AboutViewed" | "MH_PrivacyViewed" | "MH_SubscribeViewed";
  readonly children: ReactNode;
}

function Toggle({ label, viewed, children }: ToggleProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const handleClick = () => {
    if (!isOpen) recordUsage({ name: viewed, location_id: "messagehelper" });
    setOpen(!isOpen);
  };
  return (
    <div className={classes.toggle}>
      <UnstyledButton className={classes.label} aria-expanded={isOpen} aria-controls={id} onClick={handleClick}>
        {label}
        <IconChevronDown size={18} stroke={1.8} aria-hidden className={classes.chevron} />
      </UnstyledButton>
      <div id={id} hidden={!isOpen} className={classes.told}>
        {children}
      </div>
    </div>
  );
}
