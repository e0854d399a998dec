import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { APP_VERSION } from "@wellput/contract/version";
import { siteQuery } from "../../lib/site.ts";
import { NeedHelpLink } from "../../nouns/help/need-help-link.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import classes from "./footer.module.css";
import { Newsletter } from "./newsletter.tsx";

/** The foot of every page: whom to reach, the newsletter, the small print. */
export function Footer() {
  const site = useQuery(siteQuery).data;
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <address className={classes.contact}>
          <NeedHelpLink />
          <SiteLink to="/contact" className={classes.link}>
            Contact Us
          </SiteLink>
          {site?.contactEmail && (
            <a href={`mailto:${site.contactEmail}`} className={classes.link}>
              {site.contactEmail}
            </a>
          )}
          <span className={classes.postal}>{site?.postalAddress}</span>
        </address>
        <div className={classes.newsletter}>{site && <Newsletter scriptUrl={site.newsletterScriptUrl} />}</div>
        <div className={classes.small}>
          <SiteLink to="/termsofuse" className={classes.link}>
            Terms of Use
          </SiteLink>
          <SiteLink to="/privacypolicy" className={classes.link}>
            Privacy Policy
          </SiteLink>
          <SiteLink to="/accessibility" className={classes.link}>
            Accessibility
          </SiteLink>
          <Text span size="sm">
            Version {APP_VERSION}
          </Text>
        </div>
      </div>
    </footer>
  );
}
