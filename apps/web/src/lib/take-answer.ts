import type { DataTag, QueryClient, QueryKey } from "@tanstack/react-query";

/** Shows what an act of one's own has brought. A read that is on its way may have seen the time before it: it is given up. */
export function takeAnswer<Data>(
  client: QueryClient,
  queryKey: DataTag<QueryKey, Data, Error>,
  data: NoInfer<Data>,
): void {
  void client.cancelQueries({ queryKey, exact: true });
  client.setQueryData(queryKey, data);
}
