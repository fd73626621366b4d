/** A numeric enumeration: names to the ids that are stored and sent. */
export type Enumeration = Readonly<Record<string, number>>;

export type IdOf<Table> = Table[keyof Table];

export function nameOf<Table extends Enumeration>(table: Table, id: number): keyof Table | undefined {
  return Object.keys(table).find((name) => table[name] === id);
}

export function isIdOf<Table extends Enumeration>(table: Table, id: unknown): id is IdOf<Table> {
  return Object.values(table).some((known) => known === id);
}
