import { Button, Group } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import type { Log } from "@wellput/contract";
import { download } from "../../lib/download.ts";
import { PrintButton } from "../../ui/print-button.tsx";
import { QueryView } from "../../ui/query-view.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { LogCalendar } from "./log-calendar.tsx";
import { dayOf } from "./log-days.ts";
import classes from "./log-pictures.module.css";
import { latestLogsQuery } from "./logs.api.ts";
import { logsToCsv } from "./logs-to-csv.ts";
import { NeedsOverTime } from "./needs-over-time.tsx";
import { ENHANCE_POSITIVITY, IMPROVE_NEGATIVITY, SideList } from "./side-list.tsx";
import { WhatHelped } from "./what-helped.tsx";

/** One's logs as pictures, what to take up again, and ways to take them along; nothing while there are none. */
export function LogPictures() {
  return (
    <QueryView query={useQuery(latestLogsQuery)} loading="Loading your pictures…">
      {({ pages }) => {
        const logs = pages.flatMap(({ items }) => items);
        return logs.length > 0 && <Pictures logs={logs} />;
      }}
    </QueryView>
  );
}

function Pictures({ logs }: { readonly logs: readonly Log[] }) {
  const today = dayOf(new Date());
  return (
    <>
      <div className={classes.pictures}>
        <Sheet>
          <LogCalendar logs={logs} today={today} />
        </Sheet>
        <Sheet>
          <NeedsOverTime logs={logs} today={today} />
        </Sheet>
        <SideList logs={logs} words={ENHANCE_POSITIVITY} />
        <Sheet>
          <WhatHelped logs={logs} />
        </Sheet>
        <SideList logs={logs} words={IMPROVE_NEGATIVITY} />
      </div>
      <Group data-print="hide">
        <PrintButton />
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
          onClick={() => download(`logs-${today}.csv`, logsToCsv(logs), "text/csv;charset=utf-8")}
        >
          Export Logs
        </Button>
      </Group>
    </>
  );
}
