/**
 * A table for tests. A test places ships where a rule needs them, sets the dice, and answers questions by key. Inputs are also given to a
 * freshly reloaded copy of the game, which must then be in the same state. In long games, only some inputs are checked this way.
 */

import { type Catalogue, catalogueOf } from "@broadside/cards";
import { pack as pack1e } from "@broadside/cards/1e";
import { pack as pack20 } from "@broadside/cards/2.0";
import { pack as pack25 } from "@broadside/cards/2.5";
import { ATTACK_FACES, type AttackFace, DEFENSE_FACES, type DefenseFace } from "@broadside/dice";
import { degrees, mm, type ObstacleId, type Pose } from "@broadside/geometry";
import { invariant } from "@broadside/kit";
import { spacing } from "@broadside/kit/testing";
import type { AnyEvent, AnyNote, Note, NoteKind, NoteOf, QuestionKind } from "@broadside/protocol";
import { chargesAtFirst } from "./charges/charges.ts";
import type { Ability, Registry } from "./contract/ability.ts";
import type { Content } from "./contract/edition.ts";
import type { Scenario } from "./contract/scenario.ts";
import { isPlaceAsk } from "./driver/ask.ts";
import { Game, type OpenAsk } from "./driver/game.ts";
import type { Input, Refusal } from "./driver/input.ts";
import { type Dice, firstCheckpoint, initialState } from "./driver/new-game.ts";
import { whileWatched } from "./driver/procedure.ts";
import { keyOf } from "./driver/random.ts";
import { editionById } from "./editions/editions.ts";
import { factsOf } from "./facts/facts.ts";
import type { ShipFacts } from "./facts/printed-facts.ts";
import { fork } from "./records/fork.ts";
import { pendingOf, restore } from "./records/pending.ts";
import type { ShipFields } from "./state/change.ts";
import type { EditionId, GameSetup, Reference, ShipSetup } from "./state/setup.ts";
import { NO_TOKENS, type Phase, type Ship, type ShipId, type State, type TokenKind } from "./state/state.ts";

const CATALOGUES: Readonly<Record<EditionId, Catalogue>> = {
  "1e": catalogueOf(pack1e),
  "2.0": catalogueOf(pack20),
  "2.5": catalogueOf(pack25),
};

/** Millimetres and degrees. */
export const at = (x: number, y: number, heading = 0): Pose => ({ x: mm(x), y: mm(y), heading: degrees(heading) });

export interface TestShip extends Partial<Omit<ShipFields, "tokens" | "upgrades" | "pose">> {
  readonly pilot: string;
  /** Upgrade ids; on a corvette, with their section: `quadlasercannons@aft`. */
  readonly upgrades?: readonly string[];
  /** The energy on each upgrade, in order; none if absent. */
  readonly charged?: readonly number[];
  /** The active charges on each upgrade, in order; all if absent. */
  readonly active?: readonly number[];
  /** Indexes of the discarded upgrades; none if absent. */
  readonly discarded?: readonly number[];
  /** Indexes of the upgrades with their back side up; none if absent. */
  readonly onBack?: readonly number[];
  /** The ship's pose; undefined if it is not on the table. */
  readonly pose: Pose | undefined;
  readonly tokens?: Partial<Record<TokenKind, number>>;
}

export interface TestTable {
  /** The first edition by default. For the second, `reference` may name a version. */
  readonly edition?: EditionId;
  readonly reference?: Reference;
  readonly scenario?: Scenario;
  /** Cards to use instead of the edition's pack. */
  readonly catalogue?: Catalogue;
  /** Each seat's ships; the first seat has initiative. */
  readonly ships: readonly (readonly TestShip[])[];
  /** Remotes from the set-up that are on the table, by id. */
  readonly remotes?: Readonly<Record<ShipId, Partial<ShipFields>>>;
  /** Each seat's team; if absent, every seat is its own team. */
  readonly teams?: readonly number[];
  readonly phase?: Exclude<Phase, "over">;
  readonly step?: number;
  readonly obstacles?: readonly { readonly token: ObstacleId; readonly pose: Pose }[];
  readonly deck?: string;
  readonly cards?: Readonly<Record<string, Ability>>;
  readonly registry?: Registry;
  /** The key that dice are drawn with, or the seed and salts that it is derived from. */
  readonly key?: string;
  readonly seeded?: Dice;
  /** The results of draws made before the first question. */
  readonly draws?: readonly number[];
  readonly state?: Partial<State>;
  readonly setup?: Partial<GameSetup>;
}

export const contentWith = (registry: Registry, { edition = "1e", reference, scenario, catalogue }: Partial<TestTable> = {}): Content => ({
  edition: editionById(edition, reference),
  catalogue: catalogue ?? CATALOGUES[edition],
  registry,
  ...(scenario && { scenario }),
  strict: true,
});

/** A kind of note or question that no rule uses, for cards and steps invented by a test. */
export interface MadeUpNote extends AnyNote {
  readonly text?: string | undefined;
  readonly figure?: number | undefined;
}
export const madeUp = (note: MadeUpNote): Note => note as AnyNote as Note;
export const madeUpKind = (kind: string): QuestionKind => kind as QuestionKind;

export function setupOf({
  edition = "1e",
  reference,
  ships,
  teams,
  deck = editionById(edition).usualDeck,
  setup = {},
}: TestTable): GameSetup {
  const { pilots } = CATALOGUES[edition];
  return {
    edition,
    ...(reference && { reference }),
    ...(edition === "1e" && { format: "standard-100" }),
    table: "3x3",
    seats: ships.map((_, seat) => ({ player: `player-${seat + 1}`, team: teams?.[seat] ?? seat })),
    squads: ships.map((own) => ({
      faction: "rebel",
      points: 100,
      obstacles: [],
      ships: own.map(({ pilot, upgrades = [] }) => ({ pilot, ...onSections(upgrades), points: pilots.get(pilot)?.cost ?? 0 })),
    })),
    decks: ships.map(() => deck),
    ...setup,
  };
}

/** A corvette's upgrades name their section: `quadlasercannons@aft`; fore by default. */
const onSections = (upgrades: readonly string[]): Pick<ShipSetup, "upgrades" | "sections"> => ({
  upgrades: upgrades.map((text) => text.replace(/@.*/, "")),
  sections: upgrades.map((text) => (text.endsWith("@aft") ? "aft" : "fore")),
});

/** Starts a game in the phase that the test is about, with the ships on the table and their shields full. */
export function startTable(given: TestTable): Table {
  const setup = setupOf(given);
  const content = contentWith(given.registry ?? new Map(Object.entries(given.cards ?? {})), given);
  const state = initialState(setup, content);
  const specs = given.ships.flat();
  const { ships: facts } = factsOf(setup, content.catalogue);
  state.ships.forEach((ship, place) => {
    const {
      pilot: _pilot,
      upgrades: _upgrades,
      charged,
      active,
      discarded = [],
      onBack = [],
      tokens,
      ...fields
    } = specs[place] as TestShip;
    const { type, charges, force, energyRecovery, energy } = facts[place] as ShipFacts;
    const [shields, aftShields] = type.sections?.map((section) => section.shields) ?? [facts[place]?.shields ?? 0, 0];
    ship.upgrades = ship.upgrades.map((card, at) => ({
      ...card,
      faceup: !discarded.includes(at),
      side: onBack.includes(at) ? "back" : "front",
      charges: active?.[at] ?? chargesAtFirst(facts[place] as ShipFacts, at),
    }));
    const pools = { charges: charges.value, force: force.value, energy: energyRecovery > 0 ? energy : 0 };
    Object.assign(ship, { status: "inPlay", shields, aftShields }, pools, fields, { tokens: { ...NO_TOKENS, ...tokens } });
    if (charged) ship.upgrades = ship.upgrades.map((card, at) => ({ ...card, energy: charged[at] ?? 0 }));
  });
  for (const remote of state.remotes) {
    const fields = given.remotes?.[remote.id];
    if (fields) Object.assign(remote, { status: "inPlay", charges: facts[remote.place]?.charges.value ?? 0 }, fields);
  }
  Object.assign(state, {
    round: 1,
    cursor: { phase: given.phase ?? "planning", step: given.step ?? 0, skill: undefined, active: undefined },
    obstacles: (given.obstacles ?? []).map((one, number) => ({ id: `obstacle ${number + 1}`, ...one })),
    seats: state.seats.map((seat, number) => ({ ...seat, edge: number % 2 === 0 ? "bottom" : "top" })),
    ...given.state,
  });
  return new Table(() => new Game(setup, content, keyFor(given, setup), firstCheckpoint(state), { script: given.draws ?? [] }), content);
}

const keyFor = ({ key = "test", seeded }: Pick<TestTable, "key" | "seeded">, setup: GameSetup): string =>
  seeded ? keyOf(seeded.seed, seeded.salts, setup) : key;

/** A list for a game that begins with set-up; each seat has a different faction unless the test says otherwise. */
export interface TestList {
  readonly ships: readonly (string | Partial<ShipSetup>)[];
  readonly faction?: string;
  readonly points?: number;
  readonly obstacles?: readonly ObstacleId[];
  readonly team?: number;
}

/** A game at the first step in set-up. */
export function startSetUp(lists: readonly TestList[], given: Omit<TestTable, "ships" | "teams"> = {}): Table {
  const factions = ["rebel", "imperial", "scum"];
  const { edition = "1e", reference } = given;
  const setup: GameSetup = {
    edition,
    ...(reference && { reference }),
    ...(edition === "1e" && { format: "standard-100" }),
    table: "3x3",
    seats: lists.map(({ team }, seat) => ({ player: `player-${seat + 1}`, team: team ?? seat })),
    squads: lists.map(({ ships, faction, points = 100, obstacles = [] }, seat) => ({
      faction: faction ?? factions[seat % factions.length] ?? "",
      points,
      obstacles,
      ships: ships.map((ship) => ({
        pilot: "",
        points: 0,
        ...(typeof ship === "string" ? { pilot: ship } : ship),
        ...onSections(typeof ship === "string" ? [] : (ship.upgrades ?? [])),
      })),
    })),
    decks: lists.map(() => editionById(edition).usualDeck),
    ...given.setup,
  };
  const content = contentWith(given.registry ?? new Map(Object.entries(given.cards ?? {})), given);
  return new Table(
    () => new Game(setup, content, keyFor(given, setup), firstCheckpoint(initialState(setup, content)), { script: given.draws ?? [] }),
    content,
  );
}

/** Returns the draws that make dice show these faces, for dice rolled before the first question. */
export const facesDrawn = (...faces: readonly AttackFace[]): readonly number[] => faces.map((face) => ATTACK_FACES.indexOf(face));

/**
 * The first inputs of a test, up to this many, are all compared with the copy. After that, and for the default answers that a test gives to
 * reach some moment, only one of every few inputs is compared.
 */
const ALL_COMPARED = 40;
const COMPARED_ELSE = spacing(1, 4);

export class Table {
  game: Game;
  private given = 0;
  /** Whether the table is currently giving default answers to reach some moment. */
  private isOnTheWay = false;
  private readonly content: Content;
  /** The set-up as parsed from its text. It never changes, and computing facts from it takes a long time. */
  private readonly setup: GameSetup;

  constructor(make: () => Game, content: Content) {
    this.content = content;
    this.game = whileWatched(make).value;
    this.setup = fromText(this.game.setup);
  }

  /** Sets what attack dice will show, in the order they are rolled. */
  attackDice(...faces: readonly AttackFace[]): this {
    return this.script(facesDrawn(...faces));
  }

  defenseDice(...faces: readonly DefenseFace[]): this {
    return this.script(faces.map((face) => DEFENSE_FACES.indexOf(face)));
  }

  /** Sets raw draws. For a damage card, a draw is the position among the cards left in the deck. */
  script(draws: readonly number[]): this {
    this.game.script.push(...draws);
    return this;
  }

  /** Sets the next Damage card from a deck; a seat's deck has the seat's number. */
  nextDamage(seat: number, name: string): this {
    const cards = this.game.state.decks[seat]?.cards ?? [];
    const place = cards.findIndex((card) => this.game.facts.decks[seat]?.list[card]?.name === name);
    invariant(place >= 0, `no ${name} left`);
    return this.script([place]);
  }

  /** The number of scripted dice left. */
  get unused(): number {
    return this.game.script.length;
  }

  ship(id: string): Ship {
    const found = [...this.game.state.ships, ...this.game.state.remotes].find((ship) => ship.id === id);
    invariant(found, `no ship ${id}`);
    return found;
  }

  /** Open questions, each with its `kind`, seat and keys. */
  get asks(): readonly { readonly kind: string; readonly seat: number; readonly keys: readonly string[] }[] {
    return this.game.open.filter(({ answer }) => !answer).map(({ ask }) => ({ kind: ask.kind, seat: ask.seat, keys: keysOf(ask) }));
  }

  /** The kind of the only open question. */
  get kind(): string {
    return this.asks.map(({ kind }) => kind).join(" + ");
  }

  get keys(): readonly string[] {
    return this.asks.flatMap(({ keys }) => keys);
  }

  get events(): readonly AnyEvent[] {
    return this.game.log.flatMap(({ events }) => events);
  }

  notes<Kind extends NoteKind>(kind: Kind): readonly NoteOf<Kind>[] {
    return this.events.filter((event): event is NoteOf<Kind> => "note" in event && event.note === kind);
  }

  /** Returns notes with this made-up name, which no rule writes. */
  madeUp(name: string): readonly MadeUpNote[] {
    return this.events.filter((event): event is MadeUpNote => "note" in event && event.note === name);
  }

  /** Answers the first open question, or the first for a seat or ship. */
  say(key: string, whose?: number | string): this {
    const open = this.find(whose);
    this.mustGive({ input: "answer", seat: open.ask.seat, ask: open.number, key });
    return this;
  }

  put(pose: Pose, whose?: number | string): this {
    const open = this.find(whose);
    this.mustGive({ input: "answer", seat: open.ask.seat, ask: open.number, pose });
    return this;
  }

  /** Gives the default to the first open question. */
  pass(): this {
    const open = this.find();
    return isPlaceAsk(open.ask) ? this.put(open.ask.witness) : this.say(open.ask.options[0].key);
  }

  /** Gives defaults until a question of this kind is open. */
  until(kind: string, most = 200): this {
    if (this.passUntil(() => this.asks.some((ask) => ask.kind === kind), most)) return this;
    throw new Error(`never asked: ${kind}; open: ${JSON.stringify(this.asks)}`);
  }

  /** Gives defaults until the game reaches a phase. */
  untilPhase(phase: Phase, most = 500): this {
    invariant(
      this.passUntil(() => this.game.state.cursor.phase === phase, most),
      `never came to ${phase}`,
    );
    return this;
  }

  /** Gives default answers until a condition holds, but no more than `most` of them. Returns false if the condition never holds. */
  private passUntil(holds: () => boolean, most: number): boolean {
    this.isOnTheWay = true;
    for (let step = 0; step < most && !holds() && this.game.open.length > 0; step += 1) this.pass();
    this.isOnTheWay = false;
    return holds();
  }

  /** Gives any input to the game, and often to a reloaded copy of it as well. */
  give(input: Input): Refusal | undefined {
    this.given += 1;
    const isCompared = (this.given <= ALL_COMPARED && !this.isOnTheWay) || this.given % COMPARED_ELSE === 0;
    const twin = isCompared ? this.reloaded() : undefined;
    const refused = whileWatched(() => this.game.give(input)).value;
    if (twin) this.compare(twin, input, refused);
    return refused;
  }

  /** Checks that the game, its twin and a fork of it are all in the same state after an input. */
  private compare(twin: Game, input: Input, refused: Refusal | undefined): void {
    const twinRefused = twin.give(input);
    const [state, asked] = [JSON.stringify(this.game.state), questions(this.game)];
    invariant(JSON.stringify(refused) === JSON.stringify(twinRefused), "the two games refuse the same inputs");
    invariant(state === JSON.stringify(twin.state), `the two games agree after ${JSON.stringify(input)}`);
    invariant(asked === questions(twin), `the two games ask the same after ${JSON.stringify(input)}`);
    const forked = fork(this.game, "fork");
    invariant(state === JSON.stringify(forked.state), `a fork has the same state after ${JSON.stringify(input)}`);
    invariant(asked === questions(forked), `a fork asks the same after ${JSON.stringify(input)}`);
  }

  private mustGive(input: Input): void {
    const refused = this.give(input);
    invariant(!refused, `${refused?.refused} (${JSON.stringify(input)}; open: ${JSON.stringify(this.asks)})`);
  }

  private find(whose?: number | string): OpenAsk {
    const found = this.game.open.find(
      ({ ask, answer }) => !answer && (whose === undefined || ask.seat === whose || ask.about?.ship === whose),
    );
    invariant(found, `nobody is asked${whose === undefined ? "" : ` of ${whose}`}; open: ${JSON.stringify(this.asks)}`);
    return found;
  }

  private reloaded(): Game {
    const { game } = this;
    const { setup: _, ...pending } = pendingOf(game);
    return restore({ ...fromText(pending), setup: this.setup }, this.content, [
      ...game.drawnSince.map(({ value }) => value),
      ...game.script,
    ]);
  }
}

const keysOf = (ask: OpenAsk["ask"]): readonly string[] => (isPlaceAsk(ask) ? [] : ask.options.map(({ key }) => key));
const questions = (game: Game): string =>
  JSON.stringify(game.open.map(({ ask, number, answer }) => [number, ask.kind, ask.seat, keysOf(ask), answer?.key]));
const fromText = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;
