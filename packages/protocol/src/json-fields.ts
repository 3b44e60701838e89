/**
 * Helpers for parts of a record in a former format, as JSON. Parts with an unexpected form stay as they are; reading them in the current
 * format then reports the problem.
 */
export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null && !Array.isArray(value);

/** Changes an object; anything else stays as it is. */
export const inFields = (value: unknown, change: (fields: Fields) => unknown): unknown => (isFields(value) ? change(value) : value);

/** Changes each entry of a list; anything else stays as it is. */
export const inList = (value: unknown, change: (entry: unknown, at: number) => unknown): unknown =>
  Array.isArray(value) ? value.map(change) : value;

/** Changes one field of the object, if it has that field. */
export const withField = (fields: Fields, field: string, change: (value: unknown) => unknown): Fields =>
  Object.hasOwn(fields, field) ? { ...fields, [field]: change(fields[field]) } : fields;
