import { Anchor, type AnchorProps, Button, type ButtonProps } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import type { MouseEvent } from "react";
import { downloadFrom } from "../lib/download.ts";
import { errorText } from "../lib/error-texts.ts";
import { toast } from "./toast.tsx";

interface FileProps {
  /** Where the server has the file. */
  readonly href: string;
  readonly children: string;
}

/** Downloads a file of the server's; what is refused, or does not come, is told and never saved in its place. */
export function FileButton({ href, ...props }: FileProps & Pick<ButtonProps, "size">) {
  const { isComing, fetch } = useFile(href);
  return <Button component="a" variant="default" href={href} download loading={isComing} onClick={fetch} {...props} />;
}

/** The same in a line of text. */
export function FileLink({ href, ...props }: FileProps & Pick<AnchorProps, "mr"> & { readonly "aria-label"?: string }) {
  const { isComing, fetch } = useFile(href);
  return <Anchor href={href} download aria-busy={isComing} onClick={fetch} {...props} />;
}

function useFile(href: string) {
  const coming = useMutation({
    mutationFn: () => downloadFrom(href),
    onError: (problem) => toast("error", errorText(problem)),
  });
  const fetch = (event: MouseEvent) => {
    event.preventDefault();
    if (!coming.isPending) coming.mutate();
  };
  return { isComing: coming.isPending, fetch };
}
