import "@mantine/core/styles/Table.css";
import { Button, Group, Stack, Text, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import type { Subscriber } from "@wellput/contract";
import { useState } from "react";
import { errorText } from "../../lib/error-texts.ts";
import { formatDate } from "../../lib/format.ts";
import { AskFirst } from "../../ui/ask-first.tsx";
import { EndlessList } from "../../ui/endless-list.tsx";
import { FileButton } from "../../ui/file-link.tsx";
import { toast } from "../../ui/toast.tsx";
import { removeSubscriberMutation, subscribersQuery } from "./newsletter.api.ts";

const SEARCH_AFTER_MS = 250;

/** Who asked for the newsletter, found by words, and a way off the list. */
export function NewsletterPage() {
  const [words, setWords] = useState("");
  const [search] = useDebouncedValue(words.trim(), SEARCH_AFTER_MS);
  return (
    <Stack gap="lg">
      <Group justify="space-between" align="flex-end">
        <TextInput
          label="Find"
          description="Words of an e-mail"
          type="search"
          autoComplete="off"
          maxLength={100}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        <FileButton size="sm" href="/api/admin/reports/exports/newsletter.csv">
          List as CSV
        </FileButton>
      </Group>
      <EndlessList
        query={useInfiniteQuery(subscribersQuery(search))}
        label="Subscribers"
        loading="Loading the list…"
        empty={<Text>{search ? "Nobody on the list has these words." : "Nobody has asked for it yet."}</Text>}
      >
        {(subscriber: Subscriber) => (
          <Group justify="space-between" wrap="nowrap" gap="sm">
            <Text style={{ overflowWrap: "anywhere" }}>
              {subscriber.email}{" "}
              <Text span size="sm" c="dimmed">
                since {formatDate(subscriber.createdAt)}
              </Text>
            </Text>
            <Removal subscriber={subscriber} />
          </Group>
        )}
      </EndlessList>
    </Stack>
  );
}

function Removal({ subscriber: { id, email } }: { readonly subscriber: Subscriber }) {
  const remove = useMutation({
    ...removeSubscriberMutation,
    onError: (problem) => toast("error", errorText(problem)),
  });
  return (
    <AskFirst
      about={email}
      question="Take this address off the newsletter’s list?"
      confirm="Take it off the list"
      isBusy={remove.isPending}
      onConfirm={(close) => remove.mutate(id, { onSettled: close })}
    >
      {(ask) => (
        <Button size="sm" variant="default" flex="none" aria-label={`Remove ${email}`} onClick={ask}>
          Remove
        </Button>
      )}
    </AskFirst>
  );
}
