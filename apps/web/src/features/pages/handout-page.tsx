import { Button, Group, Title } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import type { Handout, HandoutSection } from "@wellput/content/handouts";
import { Page } from "../../ui/page.tsx";
import classes from "./handout-page.module.css";

/** A sheet to print: how it looks, the file, and its words for who would rather read here. */
export function HandoutPage({ handout: { slug, title, lead, pages } }: { readonly handout: Handout }) {
  const file = `/handouts/${slug}.pdf`;
  return (
    <Page title={title} lead={lead} width="wide">
      <Group gap="sm" mb="xl" data-print="hide">
        <Button component="a" href={file} download={`${slug}.pdf`} leftSection={<IconDownload size={18} aria-hidden />}>
          Download the PDF
        </Button>
        <Button component="a" href={file} variant="default">
          Open it here
        </Button>
      </Group>
      <div className={classes.columns}>
        <div className={classes.pictures} data-print="hide">
          {pages.map((sections, at) => (
            <img
              key={sections[0]?.id}
              src={`/handouts/${slug}-${at + 1}.png`}
              width={794}
              height={1123}
              loading={at === 0 ? "eager" : "lazy"}
              alt={`Page ${at + 1} of the PDF; its words stand beside it`}
            />
          ))}
        </div>
        <div className={classes.text}>
          {pages.flat().map((section) => (
            <Section key={section.id} section={section} />
          ))}
        </div>
      </div>
    </Page>
  );
}

function Section({ section }: { readonly section: HandoutSection }) {
  const { id, heading, text, list, pairs } = section;
  return (
    <section aria-labelledby={id}>
      <Title order={2} id={id}>
        {heading}
      </Title>
      {text && <p>{text}</p>}
      {list && (
        <ul>
          {list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      {pairs?.map(({ before, after }) => (
        <dl key={before} className={classes.pair}>
          <dt>Instead of</dt>
          <dd>{before}</dd>
          <dt>You could say</dt>
          <dd className={classes.after}>{after}</dd>
        </dl>
      ))}
    </section>
  );
}
