import { Button, Text } from "@mantine/core";
import { IconPlayerPlayFilled, IconWorld } from "@tabler/icons-react";
import { useState } from "react";
import classes from "./items.module.css";

interface OutsideProps {
  /** On this server, or of another site. */
  readonly address: string;
  readonly title: string;
  readonly kind: "video" | "quiz";
}

const VIDEO_FILE = /\.(?:mp4|webm|ogv)$/i;

const WORDS = {
  video: { is: "This lesson's video is shown by", button: "Load the video" },
  quiz: { is: "The questions of this lesson are asked by", button: "Load the questions" },
};

/** Something that stands on another site: nothing is asked of that site before a press. */
export function Outside({ address, title, kind }: OutsideProps) {
  const [isLoaded, setLoaded] = useState(false);
  const { pathname, host } = new URL(address, location.href);
  if (host === location.host && kind === "video") return <VideoFile address={address} title={title} />;
  if (!isLoaded) {
    return (
      <div className={classes.outside} data-kind={kind}>
        <IconWorld size={36} stroke={1.4} aria-hidden />
        <Text>
          {WORDS[kind].is} <strong>{host}</strong>. That site learns of your visit once you load it.
        </Text>
        <Button leftSection={<IconPlayerPlayFilled size={18} aria-hidden />} onClick={() => setLoaded(true)}>
          {WORDS[kind].button}
        </Button>
      </div>
    );
  }
  if (kind === "video" && VIDEO_FILE.test(pathname)) return <VideoFile address={address} title={title} />;
  return (
    <iframe
      className={classes.frame}
      data-kind={kind}
      src={address}
      title={title}
      allow="fullscreen; picture-in-picture; encrypted-media"
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-presentation"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

function VideoFile({ address, title }: Omit<OutsideProps, "kind">) {
  return (
    // biome-ignore lint/a11y/useMediaCaption: its words are in the transcript under it
    <video className={classes.video} src={address} aria-label={title} controls preload="none" />
  );
}
