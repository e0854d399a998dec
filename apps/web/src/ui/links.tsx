import { ActionIcon, type ActionIconProps, Anchor, type AnchorProps, Button, type ButtonProps } from "@mantine/core";
import { createLink } from "@tanstack/react-router";
import type { ComponentPropsWithRef } from "react";
import { SiteLink, type SiteLinkProps } from "./site-link.tsx";

type AsLink<Props> = Props & Omit<ComponentPropsWithRef<"a">, keyof Props>;

/** A link within the app that looks like a button. */
export const LinkButton = createLink((props: AsLink<ButtonProps>) => <Button component="a" {...props} />);

/** A link within the app, in running text. */
export const TextLink = createLink((props: AsLink<AnchorProps>) => <Anchor {...props} />);

/** A link in running text to a page that the installation's settings may point elsewhere. */
export const SiteTextLink = (props: SiteLinkProps) => <Anchor component={SiteLink} {...props} />;

/** A link within the app that is one small picture; it needs an aria-label. */
export const LinkAction = createLink((props: AsLink<ActionIconProps>) => <ActionIcon component="a" {...props} />);
