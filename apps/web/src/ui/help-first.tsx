import { Text } from "@mantine/core";
import { IconLifebuoy } from "@tabler/icons-react";
import { safetyTexts } from "@wellput/content";
import classes from "./help-first.module.css";

interface HelpFirstProps {
  readonly text: string;
}

/** Where somebody may be in danger: where help is, before and instead of anything about wording. */
export function HelpFirst({ text }: HelpFirstProps) {
  return (
    <div className={classes.help}>
      <IconLifebuoy size={28} stroke={1.6} aria-hidden className={classes.icon} />
      <div>
        <Text className={classes.text}>{text}</Text>
        <Text mt="sm">{safetyTexts.findNumbers}</Text>
        <Text mt="sm" c="dimmed" size="sm">
          {safetyTexts.short}
        </Text>
      </div>
    </div>
  );
}
