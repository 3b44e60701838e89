/** Pieces of a record of format 1 as JSON has them: what is not as expected stays as it is, and is refused by the shapes of today. */
export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null && !Array.isArray(value);

/** An object through a change; anything else as it is. */
export const inFields = (value: unknown, change: (fields: Fields) => unknown): unknown => (isFields(value) ? change(value) : value);

/** Each entry of a list through a change; anything else as it is. */
export const inList = (value: unknown, change: (entry: unknown, at: number) => unknown): unknown =>
  Array.isArray(value) ? value.map(change) : value;

/** The object with one field changed, where it has it. */
export const withField = (fields: Fields, field: string, change: (value: unknown) => unknown): Fields =>
  Object.hasOwn(fields, field) ? { ...fields, [field]: change(fields[field]) } : fields;
