export { contentHash, contentWords } from "./hash.ts";
export { invariant } from "./invariant.ts";
export { isCutShort, type JsonLimits, type JsonProblem, JsonReader, join, orMissing, parseJson, readJson } from "./json.ts";
export { type JsonPatch, jsonPatch, patched } from "./json-patch.ts";
export { jsonPatchShape } from "./json-patch-shape.ts";
export { canonicalJson, type JsonDifference, jsonDifference } from "./json-value.ts";
export { hasBeginning, lettersApart, likeness, nearest, nearestText } from "./likeness.ts";
export { type Content, html, type Markup } from "./markup.ts";
export { inBrackets, isOutsideBrackets } from "./pseudo.ts";
export { numberBelow, randomStream, scramble } from "./random.ts";
export { failure, type Problem, type Result, success } from "./result.ts";
export {
  anyText,
  anything,
  boolean,
  constant,
  type Described,
  either,
  type Fields,
  lazily,
  listOf,
  mapOf,
  type NamedShape,
  named,
  nullable,
  number,
  type OptionalField,
  objectOf,
  oneOf,
  optional,
  orAbsent,
  pairOf,
  type Shape,
  tagged,
  text,
  textLike,
  textOf,
  wholeNumber,
  wordOf,
} from "./shape.ts";
export { comparable, folded, looksOf, withoutAccents } from "./spelling.ts";
export { entriesIn, isKeyIn, keysIn } from "./table.ts";
export { angleOf, bearing, cosine, FULL_TURN, HALF_TURN, QUARTER_TURN, radiansOf, sine } from "./trigonometry.ts";
