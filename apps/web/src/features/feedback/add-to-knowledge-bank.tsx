import { Button } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { errorTexts } from "../../lib/error-texts.ts";
import { siteQuery } from "../../lib/site.ts";
import { toast, toastNotSaved } from "../../ui/toast.tsx";
import { appendMutation } from "./feedback.api.ts";

interface AddToKnowledgeBankProps {
  readonly place: string;
  readonly text: string;
}

/** Gives the text to the installation's knowledge bank, at the places where that is enabled. */
export function AddToKnowledgeBank({ place, text }: AddToKnowledgeBankProps) {
  const isEnabled = useQuery(siteQuery).data?.knowledgeBank.includes(place) ?? false;
  // One id a text: a second click on the same text adds nothing.
  const [draft, setDraft] = useState({ id: crypto.randomUUID(), text });
  const append = useMutation({
    ...appendMutation,
    onSuccess: () => toast("success", "Thank you. Your text was added to the Knowledge Bank."),
    onError: toastNotSaved,
  });
  if (!isEnabled) return null;

  const handleClick = () => {
    if (!text.trim()) return toast("info", errorTexts.NO_INPUT_DATA);
    const { id } = draft.text === text ? draft : { id: crypto.randomUUID() };
    setDraft({ id, text });
    append.mutate({ id, document: `knowledgeBank/${place}`, array: "texts", text });
  };
  return (
    <Button variant="default" loading={append.isPending} onClick={handleClick}>
      Add to Knowledge Bank
    </Button>
  );
}
