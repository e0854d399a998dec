import { Button, type ButtonProps } from "@mantine/core";
import { SiteLink } from "../../ui/site-link.tsx";

/** The one call to action of the visitor's bar. */
export function SetUpDemo(props: ButtonProps & { readonly onClick?: () => void }) {
  return (
    <Button component={SiteLink} to="/demo" size="sm" {...props}>
      Set Up a Demo
    </Button>
  );
}
