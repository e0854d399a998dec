import type * as z from "zod";

/**
 * Takes the fields of a shape out of a stored row, and no other column, for lists of many rows: types see that they fit,
 * and what they hold was checked when it came in.
 */
export function fieldsOf<Shape extends z.ZodObject>(shape: Shape): (row: z.output<Shape>) => z.output<Shape> {
  const names: readonly (keyof z.output<Shape>)[] = Object.keys(shape.shape);
  return (row) => {
    const fields: Partial<z.output<Shape>> = {};
    for (const name of names) fields[name] = row[name];
    return fields as z.output<Shape>;
  };
}
