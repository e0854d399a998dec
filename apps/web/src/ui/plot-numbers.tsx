import classes from "./plot-numbers.module.css";

interface PlotNumbersProps {
  /** The plot's name. */
  readonly title: string;
  /** What stands over the columns, the first over the names of the rows. */
  readonly head: readonly string[];
  readonly rows: readonly { readonly name: string; readonly values: readonly (number | string)[] }[];
}

/** What a plot shows, as a table to open under it. */
export function PlotNumbers({ title, head, rows }: PlotNumbersProps) {
  return (
    <details className={classes.numbers}>
      <summary>The numbers: {title}</summary>
      <table>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, values }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {values.map((value, at) => (
                <td key={head[at + 1]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
