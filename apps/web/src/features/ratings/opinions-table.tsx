import "@mantine/core/styles/Table.css";
import { Table, Text } from "@mantine/core";
import type { RuleOpinions } from "@wellput/contract";
import classes from "./opinions-table.module.css";

interface OpinionsTableProps {
  readonly rules: readonly RuleOpinions[];
}

/** What people think of the comments: first by code, then by rule, each with a bar to see it at a glance. */
export function OpinionsTable({ rules }: OpinionsTableProps) {
  if (rules.length === 0) return <Text>Nobody has rated a comment yet.</Text>;
  const codes = byCode(rules);
  const most = Math.max(...codes.map(({ agree, disagree }) => agree + disagree));
  return (
    <div>
      <Text size="sm" className={classes.legend} aria-hidden>
        <span className={`${classes.agree} ${classes.swatch}`} /> agree{" "}
        <span className={`${classes.disagree} ${classes.swatch}`} /> disagree
      </Text>
      <Table fz="md" verticalSpacing="xs" horizontalSpacing={6}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Code and rule</Table.Th>
            <Table.Th>Agree</Table.Th>
            <Table.Th>Disagree</Table.Th>
            <Table.Td className={classes.picture} />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {codes.flatMap((total) => [
            <OpinionRow key={total.code} name={total.code} isCode opinions={total} most={most} />,
            ...rules
              .filter(({ code }) => code === total.code)
              .map((rule) => (
                <OpinionRow
                  key={`${rule.code} ${rule.rule}`}
                  name={rule.rule || "(no rule)"}
                  opinions={rule}
                  most={most}
                />
              )),
          ])}
        </Table.Tbody>
      </Table>
    </div>
  );
}

interface OpinionRowProps {
  readonly name: string;
  readonly isCode?: boolean;
  readonly opinions: Pick<RuleOpinions, "agree" | "disagree">;
  readonly most: number;
}

function OpinionRow({ name, isCode = false, opinions: { agree, disagree }, most }: OpinionRowProps) {
  const width = (count: number) => `${(count / most) * 100}%`;
  return (
    <Table.Tr>
      <Table.Th scope="row" className={classes.name} fw={isCode ? 600 : 400} pl={isCode ? "xs" : "xl"}>
        {name}
      </Table.Th>
      <Table.Td>{agree}</Table.Td>
      <Table.Td>{disagree}</Table.Td>
      <Table.Td className={classes.picture}>
        <div className={classes.bar} aria-hidden>
          <span className={classes.agree} style={{ width: width(agree) }} />
          <span className={classes.disagree} style={{ width: width(disagree) }} />
        </div>
      </Table.Td>
    </Table.Tr>
  );
}

function byCode(rules: readonly RuleOpinions[]): RuleOpinions[] {
  const totals = new Map<string, RuleOpinions>();
  for (const { code, agree, disagree } of rules) {
    const before = totals.get(code) ?? { code, rule: "", agree: 0, disagree: 0 };
    totals.set(code, { ...before, agree: before.agree + agree, disagree: before.disagree + disagree });
  }
  return [...totals.values()].sort((a, b) => b.disagree - a.disagree || a.code.localeCompare(b.code));
}
