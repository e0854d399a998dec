import { ActionIcon, type MantineColorScheme, Menu, Tooltip, useMantineColorScheme } from "@mantine/core";
import { IconCheck, IconDeviceDesktop, IconMoon, IconSun } from "@tabler/icons-react";

const SCHEMES = [
  { value: "auto", label: "Like my device", Icon: IconDeviceDesktop },
  { value: "light", label: "Light", Icon: IconSun },
  { value: "dark", label: "Dark", Icon: IconMoon },
] as const satisfies readonly { value: MantineColorScheme; label: string; Icon: typeof IconSun }[];

/** The small button in the bar: colours by the device, light, or dark. */
export function ColorSchemeSwitch() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const current = SCHEMES.find(({ value }) => value === colorScheme) ?? SCHEMES[0];
  return (
    <Menu position="bottom-end" width={190}>
      <Menu.Target>
        <Tooltip label="Colours">
          <ActionIcon aria-label={`Colours: ${current.label}`} c="dimmed">
            <current.Icon size={20} stroke={1.7} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </Menu.Target>
      <Menu.Dropdown aria-label="Colours">
        {SCHEMES.map(({ value, label, Icon }) => (
          <Menu.Item
            key={value}
            leftSection={<Icon size={18} stroke={1.7} aria-hidden />}
            rightSection={value === current.value && <IconCheck size={16} aria-label="chosen" />}
            onClick={() => setColorScheme(value)}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
