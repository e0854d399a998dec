import { Button, Text } from "@mantine/core";
import { IconPlayerPlay } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { siteQuery } from "../../lib/site.ts";
import classes from "./film.module.css";

interface FilmProps {
  readonly link: string;
  readonly title: string;
}

/** A film of another site: that site is asked for nothing before somebody presses Play. */
export function Film({ link, title }: FilmProps) {
  const [isPlaying, setPlaying] = useState(false);
  const hosts = useQuery(siteQuery).data?.videoHosts;
  const { host, pathname } = new URL(link);
  const name = `Film: ${title}`;
  if (hosts && !hosts.includes(host))
    return (
      <p>
        <a href={link} rel="noopener noreferrer">{`A film at ${host}`}</a>
      </p>
    );
  if (!isPlaying)
    return (
      <section className={classes.closed} aria-label={name} data-print="hide">
        <Button leftSection={<IconPlayerPlay size={18} aria-hidden />} onClick={() => setPlaying(true)}>
          Play the film
        </Button>
        <Text size="sm" mt="xs">
          It comes from {host}. Once you press Play, that site learns that you watch it, and your address on the
          network.
        </Text>
      </section>
    );
  if (/\.(?:mp4|webm)$/i.test(pathname))
    return (
      // biome-ignore lint/a11y/useMediaCaption: whatever captions it has are in the film of the other site.
      <video src={link} title={name} controls autoPlay className={classes.film} />
    );
  return (
    <iframe
      src={link}
      title={name}
      allow="fullscreen; picture-in-picture"
      sandbox="allow-scripts allow-same-origin allow-presentation"
      referrerPolicy="strict-origin"
      className={classes.film}
    />
  );
}
