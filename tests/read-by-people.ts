/**
 * Which texts of all that is sent of a game are read by people. A field for text that is added there must be decided about here: the types demand
 * a word for every one.
 */
import { isOutsideBrackets } from "@broadside/kit";
import type {
  AidReply,
  GameStory,
  Happening,
  LogLine,
  PlayedScenario,
  PlayOption,
  PlayQuestion,
  Scene,
  ShipSheet,
} from "@broadside/telling";

/** Words of the language; names, cards, rules and sheets, which stay as they are; or what programs compare. */
type Decided = "words" | "names" | "code";

/** Closed sets of words and figures are code, whatever their fields are called. */
type HoldsText<Value> = string extends Value
  ? true
  : Value extends readonly (infer One)[]
    ? HoldsText<One>
    : Value extends object
      ? true
      : false;

/** A word for each field that can hold text, or one for all that stands within; of a list what is said of each. */
type Reading<Value> = Value extends readonly (infer One)[]
  ? Reading<One>
  : Value extends object
    ?
        | "names"
        | "code"
        | {
            readonly [Field in keyof Required<Value> as true extends HoldsText<Value[Field]> ? Field : never]: Reading<
              NonNullable<Value[Field]>
            >;
          }
    : Decided;

const CARD: Reading<ShipSheet["upgrades"]> = "names";

const SHEET: Reading<ShipSheet> = {
  id: "code",
  name: "words",
  shortName: "words",
  pilot: "names",
  type: "names",
  ship: "code",
  worth: "words",
  weapon: { range: "words" },
  hull: "code",
  shields: "code",
  charges: "code",
  force: "code",
  wing: { position: "words", leader: "code", leaderName: "words" },
  carries: "words",
  energy: "code",
  sections: {
    card: { weapon: { range: "words" }, hull: "code", shields: "code", actions: "words", crippledSide: "words" },
  },
  summary: "names",
  upgrades: CARD,
  damage: CARD,
  conditions: CARD,
  dial: "code",
};

const OPTION: Reading<PlayOption> = {
  key: "code",
  label: "words",
  detail: "words",
  pose: "code",
  piece: "code",
  attack: { weapon: { key: "code", name: "words", reach: "words", cost: "words" }, target: "code" },
  preview: {
    path: "code",
    trouble: { text: "words", with: "code" },
    mates: { ship: "code", pose: "code", trouble: { text: "words", with: "code" } },
    places: { way: "code", pose: "code", why: "words" },
  },
};

const QUESTION: Reading<PlayQuestion> = {
  kind: "code",
  rule: "code",
  text: "words",
  detail: "words",
  about: "code",
  answered: "code",
  options: OPTION,
  barred: { label: "words", reason: "words" },
  barredAttacks: { weapon: { key: "code", name: "words" }, target: "code", reason: "words", rule: "code" },
  asBefore: "code",
  place: "code",
};

export const LINE: Reading<LogLine> = { key: "code", text: "words", details: "words", reasons: "words" };

const SCENARIO: Reading<PlayedScenario> = {
  id: "code",
  options: "code",
  name: "names",
  scoring: "words",
  sides: "code",
  pieces: { id: "code", name: "words", detail: "words" },
  objectives: { id: "code", name: "words", pose: "code" },
  endPhase: "names",
  areas: { label: "names" },
};

export const SCENE: Reading<Scene> = {
  game: "code",
  edition: "code",
  scenario: SCENARIO,
  title: "names",
  table: "code",
  seats: { name: "names" },
  standings: "code",
  programs: "code",
  state: "code",
  ships: SHEET,
  remotes: SHEET,
  rolledFor: "words",
  decks: { ship: "code", discards: "names", cards: { name: "names" } },
  questions: QUESTION,
  queue: { label: "words" },
  dials: "code",
  mateDials: { ship: "code", maneuver: "words" },
  log: LINE,
  // Why a change is asked for is said by whoever asks.
  proposal: { text: "words", reason: "names" },
  undo: "code",
  mayConcede: "code",
  result: {
    text: "words",
    unit: "words",
    sides: { name: "words", lines: { text: "words" } },
    tiebreaks: "words",
    claim: "code",
  },
  order: "code",
  standing: {
    kinds: { name: "words", options: { key: "code", label: "words" }, ships: { id: "code", name: "words" } },
    lines: { ship: "code", name: "words", about: "words", answer: "words" },
  },
};

export const STORY: Reading<GameStory> = {
  unit: "words",
  sides: { name: "words", hits: "code", evades: "code" },
  ending: { headline: "words", why: "words" },
  decided: "words",
  rounds: { losses: { ships: "code", name: "words" } },
  turningPoints: { title: "words", line: "words", before: "code", after: "code", position: "code" },
  luck: "words",
  position: "code",
  event: { format: "words", lines: { label: "words", text: "words" } },
};

export const HAPPENINGS: { readonly [What in Happening["what"]]: Reading<Extract<Happening, { readonly what: What }>> } = {
  dice: { ship: "code", about: "code", faces: "code", text: "words" },
  told: { note: "code", text: "words" },
  changed: "code",
};

export const AIDS: { readonly [Aid in AidReply["aid"]]: Reading<Extract<AidReply, { readonly aid: Aid }>> } = {
  // Programs give their reasons in words of their own.
  hint: { answer: "code", reason: "names" },
  odds: {
    attacks: {
      option: "code",
      attacker: "code",
      defender: "code",
      counted: { key: "code", name: "words" },
      notCounted: { name: "words" },
    },
  },
  changes: { defender: "code", choices: "code", best: "code", notCounted: { name: "words" } },
  fleet: { ships: { ship: "code", leader: "code", region: "code", pose: "code", refusal: { text: "words" } } },
};

type Any = Decided | { readonly [field: string]: Any };

/** Texts that people read and translators would not find, each with where it stands. */
export function straysIn(value: unknown, reading: Any, place = ""): readonly string[] {
  if (value === undefined || reading === "names" || reading === "code") return [];
  if (Array.isArray(value)) return value.flatMap((one) => straysIn(one, reading, place));
  if (reading === "words") return isOutsideBrackets(String(value)) ? [`${place}: ${value}`] : [];
  return Object.entries(reading).flatMap(([field, within]) =>
    straysIn((value as Readonly<Record<string, unknown>>)[field], within, `${place}.${field}`),
  );
}
