import { Button, Stack, Text } from "@mantine/core";
import { welcomeSkills } from "@wellput/content";
import { List } from "../../ui/list.ts";
import { Modal } from "../../ui/modal.ts";

interface WelcomeModalProps {
  readonly onClose: () => void;
}

/** The three skills, once, at the start. */
export function WelcomeModal({ onClose }: WelcomeModalProps) {
  return (
    <Modal opened onClose={onClose} title="Welcome" size="lg">
      <Stack gap="lg">
        <Text>Here you practise three skills, on situations of your own and on small ready-made ones.</Text>
        <List type="ordered" spacing="md">
          {welcomeSkills.map(({ title, text }) => (
            <List.Item key={title}>
              <Text fw={600}>{title}</Text>
              <Text c="dimmed">{text}</Text>
            </List.Item>
          ))}
        </List>
        <Button onClick={onClose} data-autofocus>
          Let us begin
        </Button>
      </Stack>
    </Modal>
  );
}
