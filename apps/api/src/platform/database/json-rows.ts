import { type GetColumnData, is, type SQL, sql } from 'drizzle-orm';
import { PgColumn } from 'drizzle-orm/pg-core';

type Selected = Record<string, PgColumn | SQL>;

type Cell<C> = C extends PgColumn ? InJson<GetColumnData<C>> : C extends SQL<infer T> ? T : never;
// Moments are written out.
type InJson<T> = T extends Date ? string : T;

/**
 * Many rows of many columns as one JSON value: the client takes answers apart cell by cell, which costs
 * more than all else that it does with a page of wide rows. `value` is the aggregate, `read` gives the
 * rows, whose columns are read where they lie.
 */
export function jsonRows<C extends Selected>(columns: C) {
  type Named = { readonly [Name in keyof C]: Cell<C[Name]> };
  const Row = rowWith(Object.keys(columns));
  const cells = Object.values(columns).map(asCell);
  return {
    value: sql<unknown[][] | null>`json_agg(json_build_array(${sql.join(cells, sql`, `)}))`,
    read: (rows: unknown[][] | null) =>
      (rows ?? []).map((cells) => new Row(cells) as unknown as Named),
  };
}

function rowWith(names: readonly string[]) {
  class Row {
    readonly #cells: unknown[];

    constructor(cells: unknown[]) {
      this.#cells = cells;
    }

    static cell(row: Row, index: number): unknown {
      return row.#cells[index];
    }
  }
  for (const [index, name] of names.entries()) {
    Object.defineProperty(Row.prototype, name, {
      get(this: Row) {
        return Row.cell(this, index);
      },
    });
  }
  return Row;
}

/** Ids have more digits than numbers of JSON can hold. */
function asCell(column: PgColumn | SQL): SQL {
  const isId = is(column, PgColumn) && column.getSQLType() === 'bigint';
  return isId ? sql`${column}::text` : sql`${column}`;
}
