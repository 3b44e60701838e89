/**
 * Decides for each text that is sent about a game whether people read it. The types demand a decision for every text field, including new
 * ones.
 */
import { isOutsideBrackets } from "@broadside/kit";
import type { Game } from "@broadside/rules";
import {
  type AidReply,
  type GameStory,
  type Happening,
  type LogLine,
  type PlayedScenario,
  type PlayOption,
  type PlayQuestion,
  type Scene,
  type ShipSheet,
  shortNames,
  wordingIn,
} from "@broadside/telling";

/**
 * "words": text in the reader's language. "names": names, cards, rules and sheets, which no language changes. "code": values that programs
 * compare.
 */
type Decided = "words" | "names" | "code";

/** Whether a value can hold free text. Fixed sets of words, and numbers, can't. */
type HoldsText<Value> = string extends Value
  ? true
  : Value extends readonly (infer One)[]
    ? HoldsText<One>
    : Value extends object
      ? true
      : false;

/** One decision for each field that can hold text, or one for everything inside. In a list, the decision applies to each item. */
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
  name: "names",
  shortName: "names",
  pilot: "names",
  type: "names",
  ability: "names",
  ship: "code",
  worth: "words",
  weapon: { range: "words" },
  hull: "code",
  shields: "code",
  charges: "code",
  force: "code",
  wing: { position: "words", leaderName: "names" },
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
  attack: { weapon: { key: "code", name: "words", reach: "words", cost: "words" } },
  preview: {
    path: "code",
    trouble: { text: "words" },
    mates: { pose: "code", trouble: { text: "words" } },
    places: { way: "code", pose: "code", why: "words" },
  },
};

const QUESTION: Reading<PlayQuestion> = {
  rule: "code",
  text: "words",
  detail: "words",
  about: "code",
  answered: "code",
  options: OPTION,
  illegal: { label: "words", reason: "words" },
  illegalAttacks: { weapon: { key: "code", name: "words" }, reason: "words", rule: "code" },
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
  pieces: { name: "words", detail: "words" },
  objectives: { name: "words", pose: "code" },
  endPhase: { name: "words", text: "words", roll: "code" },
  areas: { label: "words" },
};

export const SCENE: Reading<Scene> = {
  game: "code",
  edition: "code",
  scenario: SCENARIO,
  title: "names",
  table: "code",
  seats: { name: "names" },
  standings: "code",
  bots: "code",
  state: "code",
  ships: SHEET,
  remotes: SHEET,
  rolledFor: "words",
  decks: { discards: "words", cards: { name: "words" } },
  questions: QUESTION,
  queue: { label: "words" },
  dials: "code",
  mateDials: { maneuver: "words" },
  log: LINE,
  // The player who proposes a change writes the reason.
  proposal: { text: "words", reason: "names" },
  undo: "code",
  mayConcede: "code",
  result: {
    text: "words",
    unit: "code",
    sides: { name: "names", lines: { text: "words" } },
    tiebreaks: "words",
    claim: "code",
  },
  order: "code",
  standing: {
    kinds: { name: "words", options: { key: "code", label: "words" }, ships: { name: "words" } },
    lines: { name: "words", about: "words", answer: "words" },
  },
};

export const STORY: Reading<GameStory> = {
  unit: "code",
  sides: { name: "words", hits: "code", evades: "code" },
  ending: { headline: "words", why: "words" },
  decided: "words",
  rounds: { losses: { name: "words" } },
  turningPoints: { title: "words", line: "words", before: "code", after: "code", position: "code" },
  luck: "words",
  position: "code",
  event: { format: "words", lines: { label: "words", text: "words" } },
};

export const HAPPENINGS: { readonly [What in Happening["what"]]: Reading<Extract<Happening, { readonly what: What }>> } = {
  dice: { about: "code", text: "words" },
  told: { note: "code", text: "words" },
  changed: "code",
};

export const AIDS: { readonly [Aid in AidReply["aid"]]: Reading<Extract<AidReply, { readonly aid: Aid }>> } = {
  hint: { answer: "code", reasons: "code" },
  odds: {
    attacks: {
      option: "code",
      counted: { key: "code", name: "words" },
      notCounted: { name: "words" },
    },
  },
  changes: { choices: "code", best: "code", notCounted: { name: "words" } },
  fleet: { ships: { region: "code", pose: "code", refusal: { text: "words" } } },
};

type Any = Decided | { readonly [field: string]: Any };

/**
 * Texts that people read but translators would miss, each with its place. Texts that are just a name (a ship's, player's, card's or
 * obstacle's) or a card's summary don't count.
 */
export function straysIn(value: unknown, reading: Any, place = "", names: ReadonlySet<string> = new Set()): readonly string[] {
  if (value === undefined || reading === "names" || reading === "code") return [];
  if (Array.isArray(value)) return value.flatMap((one) => straysIn(one, reading, place, names));
  if (reading === "words") return isOutsideBrackets(String(value)) && !names.has(String(value)) ? [`${place}: ${value}`] : [];
  return Object.entries(reading).flatMap(([field, within]) =>
    straysIn((value as Readonly<Record<string, unknown>>)[field], within, `${place}.${field}`, names),
  );
}

/** Names that are the same in every language. */
export const namesIn = ({ ships, seats }: Scene): ReadonlySet<string> =>
  new Set([
    ...ships.flatMap(({ shortName, pilot, summary = "", upgrades, damage }) => [
      shortName,
      pilot,
      summary,
      ...[...upgrades, ...damage].flatMap((card) => [card.name, card.summary ?? ""]),
    ]),
    ...seats.map(({ name }) => name),
  ]);

/** Names and texts in a game that are the same in every language. */
export function namesInGame(game: Game): ReadonlySet<string> {
  const { pack, ships, pilots, upgrades, conditions } = game.content.catalogue;
  const summaries: readonly Readonly<Record<string, string>>[] = Object.values({ ...pack.summaries });
  const cards = [...pilots.values(), ...upgrades.values(), ...ships.values()];
  return new Set<string>([
    ...[...cards, ...conditions.values(), ...pack.damageDecks.flatMap((deck) => deck.cards)].map(({ name }) => name),
    ...cards.flatMap((card) => ("shipAbility" in card ? (card.shipAbility ?? []) : [])),
    ...[...upgrades.values()].flatMap(({ back }) => back?.name ?? []),
    ...summaries.flatMap((texts) => Object.values(texts)),
    ...Object.values(shortNames(game)),
    ...game.setup.seats.map((_, seat) => wordingIn("en").seatName(game, seat)),
  ]);
}
