import { type RowsGiven, rows } from "../matcher/rows.ts";
import type { Order } from "./order.ts";
import type { Reading } from "./reading.ts";

/** Rows that are tried at the verb of an order and held by its words: whether one fits. */
export function orderRows(...given: RowsGiven): (reading: Reading, order: Order) => boolean {
  const { fit } = rows(...given);
  return (reading, order) => fit(reading, order.verb, order);
}
