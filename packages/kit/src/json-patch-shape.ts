/** The shape of a patch. It is in a separate file so that a page that only applies patches doesn't load it. */
import { join } from "./json.ts";
import type { JsonPatch } from "./json-patch.ts";
import { anyText, anything, lazily, listOf, mapOf, type NamedShape, named, objectOf, optional, type Shape, wholeNumber } from "./shape.ts";

type PatchWith<Key extends string> = Extract<JsonPatch, Readonly<Record<Key, unknown>>>;

/** The most entries in a list that a patch changes. `patched` makes a list as long as the highest index. */
const MOST_ENTRIES = 1_000_000;
const LONGEST_FIELD = 1000;

const NAME = "patch";
const part: Shape<JsonPatch> = lazily(NAME, () => jsonPatchShape);
const parts = mapOf(part);

const INDEX = /^(?:0|[1-9]\d{0,5})$/;
const places: Shape<Readonly<Record<string, JsonPatch>>> = {
  schema: { ...parts.schema, propertyNames: { pattern: INDEX.source } },
  read(reader, value, path) {
    const read = parts.read(reader, value, path);
    for (const index of Object.keys(read ?? {}))
      if (!INDEX.test(index)) reader.note(join(path, index), `must be an index from 0 to ${MOST_ENTRIES - 1}`);
    return read;
  },
};

const replacement = objectOf<PatchWith<"to">>({ to: anything });
const ofObject = objectOf<PatchWith<"fields">>({ fields: parts, gone: optional(listOf(anyText(LONGEST_FIELD), MOST_ENTRIES)) });
const ofList = objectOf<PatchWith<"places">>({
  places,
  length: optional(wholeNumber(0, MOST_ENTRIES)),
  added: optional(listOf(anything, MOST_ENTRIES)),
});

export const jsonPatchShape: NamedShape<JsonPatch> = named(NAME, {
  schema: { oneOf: [replacement.schema, ofObject.schema, ofList.schema] },
  read(reader, value, path) {
    const has = (key: string): boolean => typeof value === "object" && value !== null && Object.hasOwn(value, key);
    return (has("to") ? replacement : has("places") ? ofList : ofObject).read(reader, value, path);
  },
});
