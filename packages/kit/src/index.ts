export { contentHash, putContentWords } from "./hash.ts";
export { invariant } from "./invariant.ts";
export { isCutShort, type JsonLimits, JsonReader, join, parseJson } from "./json.ts";
export { type JsonPatch, jsonPatch, patched } from "./json-patch.ts";
export { canonicalJson, type JsonDifference, jsonDifference } from "./json-value.ts";
export { likeness, nearestText } from "./likeness.ts";
export { type Content, html, type Markup } from "./markup.ts";
export { randomStream, scramble } from "./random.ts";
export { failure, type Problem, type Result, success } from "./result.ts";
export {
  constant,
  either,
  type Fields,
  listOf,
  type NamedShape,
  named,
  number,
  type OptionalField,
  objectOf,
  oneOf,
  optional,
  pairOf,
  type Shape,
  text,
  textLike,
  truth,
  whole,
  wordOf,
} from "./shape.ts";
export { angleOf, bearing, cosine, FULL_TURN, HALF_TURN, QUARTER_TURN, radiansOf, sine } from "./trigonometry.ts";
