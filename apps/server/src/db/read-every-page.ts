import type { PGlite } from "@electric-sql/pglite";

/**
 * Counts the rows of every table of ours, once through the table and once through an index: each page is read and its
 * checksum compared, and a table that lost its end is noticed by the index that still knows of it.
 */
const READ_ALL = `do $$
declare
  item record;
  in_table bigint;
  in_index bigint;
begin
  for item in select oid::regclass as name, relhasindex from pg_class where relkind in ('r', 't') and oid >= 16384 loop
    set local enable_seqscan = on;
    set local enable_indexscan = off;
    set local enable_indexonlyscan = off;
    set local enable_bitmapscan = off;
    execute format('select count(*) from %s', item.name) into in_table;
    if item.relhasindex then
      set local enable_seqscan = off;
      set local enable_indexscan = on;
      set local enable_indexonlyscan = on;
      execute format('select count(*) from %s', item.name) into in_index;
      if in_table <> in_index then
        raise exception 'table % has % rows, its index knows of %', item.name, in_table, in_index;
      end if;
    end if;
  end loop;
end $$`;

/** Reads the whole database once. @throws what PostgreSQL says of the first page that is damaged. */
export async function readEveryPage(client: PGlite): Promise<void> {
  await client.exec(READ_ALL);
}
