import { ActionIcon, type MantineColorScheme, useMantineColorScheme } from "@mantine/core";
import { IconDeviceDesktop, IconMoon, IconSun } from "@tabler/icons-react";
import { Tip } from "../../ui/tip.tsx";

interface Scheme {
  readonly label: string;
  readonly Icon: typeof IconSun;
  readonly next: MantineColorScheme;
}

const SCHEMES: Record<MantineColorScheme, Scheme> = {
  auto: { label: "like my device", Icon: IconDeviceDesktop, next: "light" },
  light: { label: "light", Icon: IconSun, next: "dark" },
  dark: { label: "dark", Icon: IconMoon, next: "auto" },
};

/** The small button in the bar: each press goes on from the device's colours to light, to dark, and back. */
export function ColorSchemeSwitch() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const { label, Icon, next } = SCHEMES[colorScheme];
  return (
    <Tip label="Colours">
      <ActionIcon
        aria-label={`Colours: ${label}. Change to ${SCHEMES[next].label}`}
        c="dimmed"
        onClick={() => setColorScheme(next)}
      >
        <Icon size={20} stroke={1.7} aria-hidden />
      </ActionIcon>
    </Tip>
  );
}
