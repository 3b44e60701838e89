/**
 * Tables with a closed set of keys, such as a `Record` of kinds. Their keys keep their type, and a string is checked before it is used as a
 * key.
 */

type KeyOf<Table> = Extract<keyof Table, string>;

export function keysIn<Table extends object>(table: Table): readonly KeyOf<Table>[] {
  const keys: KeyOf<Table>[] = [];
  for (const key in table) if (Object.hasOwn(table, key)) keys.push(key);
  return keys;
}

export const entriesIn = <Table extends object>(table: Table): readonly (readonly [KeyOf<Table>, Table[KeyOf<Table>]])[] =>
  keysIn(table).map((key) => [key, table[key]]);

export const isKeyIn = <Table extends object>(table: Table, text: string): text is KeyOf<Table> => Object.hasOwn(table, text);
