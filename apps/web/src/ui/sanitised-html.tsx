import { useEffect, useRef } from "react";

interface SanitisedHtmlProps {
  /** From the server, which lets only tags and attributes of its list through. */
  readonly html: string;
  readonly className?: string | undefined;
}

/** HTML that the server has sanitised; it is parsed into a document of its own, where nothing runs, and moved over. */
export function SanitisedHtml({ html, className }: SanitisedHtmlProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { body } = new DOMParser().parseFromString(html, "text/html");
    place.current?.replaceChildren(...body.childNodes);
  }, [html]);
  return <div ref={place} className={className} />;
}
