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

/** A film of another site, or one on this server: nobody is asked for anything before somebody presses Play. */
export function Film({ link, title }: FilmProps) {
  const [isPlaying, setPlaying] = useState(false);
  const site = useQuery(siteQuery).data;
  const { host, pathname } = new URL(link, window.location.href);
  const isOwn = link.startsWith("/");
  const name = `Film: ${title}`;
  if (isOwn && site && !site.films.includes(link.replace("/videos/", ""))) return null;
  if (!isOwn && site && !site.videoHosts.includes(host))
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
          {isOwn
            ? "It lies on this server, and is loaded once you press Play."
            : `It comes from ${host}. Once you press Play, that site learns that you watch it, and your address on the network.`}
        </Text>
      </section>
    );
  if (/\.(?:mp4|webm|ogv)$/i.test(pathname))
    return (
      // biome-ignore lint/a11y/useMediaCaption: whatever captions it has are in the film.
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
