import { Button, Group, Text, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useId, useRef, useState } from "react";
import { api } from "../../lib/api-client.ts";
import { reloadOnce } from "../../lib/reload-once.ts";
import { Form } from "../../ui/form.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { toastNotSaved } from "../../ui/toast.tsx";

/** How long a page whose newsletter script did not load waits before it tries once more from the start. */
const RELOAD_AFTER_MS = 1000;

interface NewsletterProps {
  readonly scriptUrl: string | null;
}

/** Our own sign-up form, or the installation's external one. */
export function Newsletter({ scriptUrl }: NewsletterProps) {
  if (scriptUrl) return <ExternalForm scriptUrl={scriptUrl} />;
  return <OwnForm name="Newsletter" label="Newsletter: one letter a month, about words that work" />;
}

/** The same list, where people look for tools to come. */
export function ToolsSignUp() {
  return (
    <Sheet style={{ marginBottom: "2.25rem" }} data-print="hide">
      <OwnForm name="New tools" label="Hear of new tools: they are in our newsletter, one letter a month" />
    </Sheet>
  );
}

/** The same list once more, where people ask for it; its own form in any case. */
export const NewsletterForm = () => (
  <OwnForm
    name="Letter"
    label="One letter a month, about words that work. To leave the list, write to us: Contact Us is at the foot of every page."
  />
);

interface OwnFormProps {
  readonly name: string;
  readonly label: string;
}

function OwnForm({ name, label }: OwnFormProps) {
  const id = useId();
  const [email, setEmail] = useState("");
  const signUp = useMutation({
    mutationFn: () => api.api.newsletter.$post({ json: { email: email.trim() } }),
    onSuccess: () => setEmail(""),
    onError: toastNotSaved,
  });

  return (
    <Form isBusy={signUp.isPending} onSubmit={() => signUp.mutate()} aria-label={name}>
      <Text component="label" htmlFor={id} size="sm" display="block" mb={6}>
        {label}
      </Text>
      <Group gap="xs" wrap="nowrap">
        <TextInput
          id={id}
          type="email"
          required
          flex={1}
          placeholder="Your e-mail"
          autoComplete="email"
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" loading={signUp.isPending}>
          Subscribe
        </Button>
      </Group>
      <Text role="status" size="sm" mt={6}>
        {signUp.isSuccess ? "Thank you. You are on the list." : ""}
      </Text>
    </Form>
  );
}

function ExternalForm({ scriptUrl }: { readonly scriptUrl: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const script = document.createElement("script");
    script.src = scriptUrl;
    script.async = true;
    script.onerror = () => setTimeout(() => reloadOnce(`newsletter ${scriptUrl}`), RELOAD_AFTER_MS);
    place.current?.append(script);
    return () => script.remove();
  }, [scriptUrl]);
  return <div ref={place} />;
}
