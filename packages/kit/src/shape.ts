/**
 * Describes part of a file once: a shape reads an unknown value and is also its JSON Schema. The result is valid only if the reader
 * recorded no problem.
 */

import { type JsonReader, join, orMissing } from "./json.ts";
import { keysIn } from "./table.ts";

type Schema = Readonly<Record<string, unknown>>;

export interface Shape<Value> {
  readonly schema: Schema;
  /** True if the shape also accepts undefined. JSON leaves out a field whose value is undefined. */
  readonly orNothing?: true;
  read(reader: JsonReader, value: unknown, path: string): Value | undefined;
}

/** A field that may be left out. */
export interface OptionalField<Value> {
  readonly optional: Shape<Value>;
}

/** One shape for each key of a type. An optional key needs an `OptionalField`. The compiler rejects missing keys and unknown ones. */
export type Fields<Value> = {
  readonly [Key in keyof Value]-?: Record<never, never> extends Pick<Value, Key> ? OptionalField<Required<Value>[Key]> : Shape<Value[Key]>;
};

/** The type that a table of shapes reads, for types that are derived from their shapes. */
export type Described<Shapes> = {
  readonly [Key in keyof Shapes as Shapes[Key] extends Shape<unknown> ? Key : never]: Shapes[Key] extends Shape<infer Value>
    ? Value
    : never;
} & {
  readonly [Key in keyof Shapes as Shapes[Key] extends OptionalField<unknown> ? Key : never]?: Shapes[Key] extends OptionalField<
    infer Value
  >
    ? Value | undefined
    : never;
};

export const optional = <Value>(shape: Shape<Value>): OptionalField<Value> => ({ optional: shape });

export function objectOf<Value extends object>(fields: Fields<Value>): Shape<Value> {
  const all: readonly (readonly [string, Shape<unknown> | OptionalField<unknown>])[] = Object.entries(fields);
  const known = all.map(([key, field]) => ({
    key,
    ...("optional" in field ? { shape: field.optional, free: true } : { shape: field, free: false }),
  }));
  const keys = known.map(({ key }) => key);
  const byKey = new Map(known.map((field) => [field.key, field]));
  const required = known.filter(({ free }) => !free);
  /** Visits only the fields that are present, because a record has many possible fields but uses only a few. */
  function check(reader: JsonReader, given: Readonly<Record<string, unknown>>, path: string): void {
    for (const key of Object.keys(given)) {
      const field = byKey.get(key);
      if (!field) reader.object(given, path, keys);
      else if (given[key] !== undefined) field.shape.read(reader, given[key], path);
    }
    for (const { key, shape } of required) if (given[key] === undefined || !Object.hasOwn(given, key)) shape.read(reader, undefined, path);
  }
  return {
    schema: {
      type: "object",
      properties: Object.fromEntries(known.map(({ key, shape }) => [key, shape.schema])),
      required: known.filter(({ free, shape }) => !free && !shape.orNothing).map(({ key }) => key),
      additionalProperties: false,
    },
    read(reader, value, path) {
      if (reader.onlyChecks && isObject(value)) {
        check(reader, value, path);
        return value as Value;
      }
      const given = reader.object(value, path, keys);
      if (!given) return undefined;
      const found: Record<string, unknown> = {};
      for (const { key, shape, free } of known) {
        const there = given[key];
        const field = there !== undefined && Object.hasOwn(given, key) ? there : undefined;
        if (field === undefined && free) continue;
        found[key] = shape.read(reader, field, join(path, key));
      }
      return found as Value;
    },
  };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const listOf = <Item>(item: Shape<Item>, most: number): Shape<readonly Item[]> => ({
  schema: { type: "array", items: item.schema, maxItems: most },
  read(reader, value, path) {
    const given = reader.list(value, path, most);
    // Copied first, because `map` would skip the holes of a list that isn't from JSON.
    if (!reader.onlyChecks) return given && ([...given].map((one, at) => item.read(reader, one, join(path, at))) as readonly Item[]);
    for (const one of given ?? []) item.read(reader, one, path);
    return given as readonly Item[] | undefined;
  },
});

export const pairOf = <Item>(item: Shape<Item>): Shape<readonly [Item, Item]> => ({
  schema: { type: "array", items: item.schema, minItems: 2, maxItems: 2 },
  read(reader, value, path) {
    const items = reader.list(value, path, 2);
    if (items && items.length !== 2) return reader.note(path, `has ${items.length} entries instead of 2`);
    return items?.map((one, at) => item.read(reader, one, join(path, at))) as [Item, Item] | undefined;
  },
});

export const text = (most: number): Shape<string> => ({
  schema: { type: "string", minLength: 1, maxLength: most },
  // A character takes at most two UTF-16 units, so a string that is far too long is refused without counting its characters.
  read: (reader, value, path) =>
    typeof value === "string" && value.length > 2 * most
      ? reader.note(path, `must be 1 to ${most} characters long`)
      : reader.text(value, path, most),
});

/** A string that may be empty. */
export function anyText(most: number): Shape<string> {
  const { read } = text(most);
  return {
    schema: { type: "string", maxLength: most },
    read: (reader, value, path) => (value === "" ? value : read(reader, value, path)),
  };
}

/** A string that matches a pattern. The example shows people the expected form. */
export const textLike = (pattern: RegExp, example: string): Shape<string> => ({
  schema: { type: "string", pattern: pattern.source },
  read: (reader, value, path) => {
    if (typeof value === "string" && pattern.test(value)) return value;
    return reader.note(path, orMissing(`must look like ${example}`, value));
  },
});

/** A string of a narrower type, such as an id. `isKnown` checks it, and the schema describes it with a pattern. */
export const textOf = <Known extends string>(
  most: number,
  pattern: RegExp,
  isKnown: (text: string) => text is Known,
  form: string,
): Shape<Known> => ({
  schema: { type: "string", minLength: 1, maxLength: most, pattern: pattern.source },
  read: (reader, value, path) => {
    const read = reader.text(value, path, most);
    return read === undefined || isKnown(read) ? read : reader.note(path, `must be ${form}`);
  },
});

export const wholeNumber = (least: number, most: number): Shape<number> => ({
  schema: { type: "integer", minimum: least, maximum: most },
  read: (reader, value, path) => reader.whole(value, path, least, most),
});

export const number = (least: number, most: number): Shape<number> => ({
  schema: { type: "number", minimum: least, maximum: most },
  read: (reader, value, path) =>
    typeof value === "number" && value >= least && value <= most
      ? value
      : reader.note(path, orMissing(`must be a number from ${least} to ${most}`, value)),
});

export const boolean: Shape<boolean> = {
  schema: { type: "boolean" },
  read: (reader, value, path) => (typeof value === "boolean" ? value : reader.note(path, orMissing("must be true or false", value))),
};

export const constant = <Value extends string | number | boolean>(only: Value): Shape<Value> => ({
  schema: { const: only },
  read: (reader, value, path) => (value === only ? only : reader.note(path, orMissing(`must be ${JSON.stringify(only)}`, value))),
});

export const oneOf = <Choice extends string>(choices: readonly Choice[]): Shape<Choice> => ({
  schema: { enum: choices },
  read: (reader, value, path) => reader.oneOf(value, path, choices),
});

/**
 * Reads one of the values of a union type that has no list of its values. The caller gives the values as keys of a record, so that the
 * compiler notices a missing one.
 */
export const wordOf = <Choice extends string>(words: Readonly<Record<Choice, true>>): Shape<Choice> => oneOf(keysIn(words));

/** One of two kinds of objects. Only the second has the given key. */
export const either = <One, Other>(one: Shape<One>, key: string, other: Shape<Other>): Shape<One | Other> => ({
  schema: { oneOf: [one.schema, other.schema] },
  read: (reader, value, path) =>
    typeof value === "object" && value !== null && Object.hasOwn(value, key)
      ? other.read(reader, value, path)
      : one.read(reader, value, path),
});

/** One of several kinds of objects, distinguished by the word in one of their fields. */
export function tagged<Tag extends string, Value extends { readonly [Key in Tag]: string }>(
  tag: Tag,
  shapes: { readonly [Kind in Value[Tag]]: Shape<Extract<Value, { readonly [Key in Tag]: Kind }>> },
): Shape<Value> {
  const kinds = Object.keys(shapes) as Value[Tag][];
  return {
    schema: { oneOf: kinds.map((kind) => shapes[kind].schema) },
    read(reader, value, path) {
      if (typeof value !== "object" || value === null) return reader.note(path, orMissing("must be an object", value));
      const kind = reader.oneOf((value as Readonly<Record<string, unknown>>)[tag], join(path, tag), kinds);
      return kind && shapes[kind].read(reader, value, path);
    },
  };
}

/** A value that may be undefined. In JSON, a field that has been cleared is `null`. */
export const nullable = <Value>(shape: Shape<Value>): Shape<Value | undefined> => ({
  schema: { oneOf: [shape.schema, { type: "null" }] },
  orNothing: true,
  read: (reader, value, path) => (value === undefined || value === null ? undefined : shape.read(reader, value, path)),
});

/** A value that may be undefined. JSON leaves it out, and unlike with `nullable`, it is never `null`. */
export const orAbsent = <Value>(shape: Shape<Value>): Shape<Value | undefined> => ({
  schema: shape.schema,
  orNothing: true,
  read: (reader, value, path) => (value === undefined ? undefined : shape.read(reader, value, path)),
});

/** A value that isn't checked, such as data from other programs that is passed on unchanged. */
export const anything: Shape<unknown> = { schema: {}, read: (_reader, value) => value };

/** An object with any keys and values of one kind. */
export const mapOf = <Value>(shape: Shape<Value>): Shape<Readonly<Record<string, Value>>> => ({
  schema: { type: "object", additionalProperties: shape.schema },
  read(reader, value, path) {
    if (typeof value !== "object" || value === null || Array.isArray(value))
      return reader.note(path, orMissing("must be an object", value));
    // A key may be `__proto__`.
    const found: [string, Value][] = [];
    for (const [name, one] of Object.entries(value)) {
      const read = shape.read(reader, one, join(path, name));
      if (read !== undefined) found.push([name, read]);
    }
    return reader.onlyChecks ? (value as Readonly<Record<string, Value>>) : Object.fromEntries(found);
  },
});

/** A recursive shape. */
export const lazily = <Value>(name: string, shape: () => Shape<Value>): Shape<Value> => ({
  schema: { $ref: `#/$defs/${encodeURIComponent(name)}` },
  read: (reader, value, path) => shape().read(reader, value, path),
});

/** A shape with its own name in the schema. */
export interface NamedShape<Value> extends Shape<Value> {
  readonly name: string;
  readonly definition: Schema;
}

export const named = <Value>(name: string, shape: Shape<Value>): NamedShape<Value> => ({
  name,
  definition: shape.schema,
  schema: { $ref: `#/$defs/${encodeURIComponent(name)}` },
  read: (reader, value, path) => shape.read(reader, value, path),
});
