/**
 * Searches what somebody has received for what they mustn't know. It compares scenes and views with the true state, and looks through every
 * message for values that only the journal and the record may have. It shares no code with what hides them.
 */

import { HIDDEN_CARD, HIDDEN_CONDITION, HIDDEN_DIAL, type Scene, type ShipId, type State, type View } from "@broadside/protocol";
import type { Game, Seat } from "@broadside/rules";

/** Who receives the messages: the seats whose secrets they may see. */
export interface Receiver {
  readonly name: string;
  readonly seats: readonly Seat[];
}

/** Texts that a receiver must never get, such as the dice's seed, with what each of them is. */
export type Canaries = Readonly<Record<string, string>>;

type Thing = Readonly<Record<string, unknown>>;
type Report = (leak: string) => void;

/** Fields that only journals and records have. */
const RECORD_FIELDS: ReadonlySet<string> = new Set([
  "seed",
  "salts",
  "dice key",
  "given",
  "entries",
  "keyframes",
  "inputs",
  "commitment",
  "learnt",
  "drawn",
]);

/** Whether the secrets of a seat are known at any of the receiver's seats. */
export const knows = ({ setup }: Pick<Game, "setup">, { seats }: Receiver, owner: Seat): boolean =>
  seats.some((seat) => seat === owner || (setup.sharedDials === "team" && setup.seats[seat]?.team === setup.seats[owner]?.team));

const isThing = (value: unknown): value is Thing => typeof value === "object" && value !== null && !Array.isArray(value);

/** Calls `visit` for every object anywhere in the value. */
function walk(value: unknown, visit: (thing: Thing, path: string) => void, path = ""): void {
  if (Array.isArray(value)) for (const [at, one] of value.entries()) walk(one, visit, `${path}[${at}]`);
  else if (isThing(value)) {
    visit(value, path);
    for (const [key, one] of Object.entries(value)) walk(one, visit, path === "" ? key : `${path}.${key}`);
  }
}

/** Leaks in one message from the host, whatever it is. */
export function leaksInMessage(message: unknown, game: Game, receiver: Receiver, canaries: Canaries): readonly string[] {
  const found: string[] = [];
  const text = JSON.stringify(message);
  for (const [what, canary] of Object.entries(canaries)) if (text.includes(canary)) found.push(what);
  const revealed = new Set(revealedIn(game.state));
  walk(message, ({ motion, ship, set }) => {
    if (isThing(motion) && motion["revealed"] === true) revealed.add(motion["ship"]);
    if (isThing(set) && typeof set["revealed"] === "string") revealed.add(ship);
  });
  walk(message, (thing, path) => {
    for (const key of Object.keys(thing)) if (RECORD_FIELDS.has(key)) found.push(`the field ${path}.${key}`);
    if (thing["change"] === "ship" && isThing(thing["set"]) && !revealed.has(thing["ship"]))
      checkDial(thing["ship"], thing["set"]["dial"], game, receiver, (leak) => found.push(leak));
    checkDamage(thing["damage"], path, (leak) => found.push(leak));
    checkOrders(thing["standing"], game, receiver, (leak) => found.push(leak));
    checkConditions(thing["effects"], game, receiver, (leak) => found.push(leak));
    checkOrder(thing["decks"], game, (leak) => found.push(leak));
  });
  return found;
}

/** Leaks in the scene that a receiver has built from all messages so far. */
export function leaksInScene(scene: Scene, game: Game, receiver: Receiver): readonly string[] {
  const found: string[] = [];
  const report: Report = (leak) => found.push(leak);
  checkState(scene.state, game, receiver, report);
  for (const { seat, secret, number } of scene.questions)
    if (secret && !knows(game, receiver, seat)) report(`the secret question ${number}`);
  // Members of a team vote in secret, even if they see each other's dials.
  for (const { number, ask } of game.open) {
    const isVote = ask.secret === "until all have answered";
    const shown = scene.questions.find((question) => question.number === number);
    if (isVote && shown && !receiver.seats.includes(ask.seat)) report(`the vote ${number}`);
  }
  if (scene.standing && !receiver.seats.includes(scene.standing.seat)) report("the standing orders");
  for (const { ship } of scene.mateDials) {
    const owner = game.state.ships.find(({ id }) => id === ship)?.seat;
    if (owner === undefined || !knows(game, receiver, owner)) report(`the dial of ${ship}`);
  }
  return found;
}

/** Leaks in what a bot is asked with. */
export function leaksInView(view: View, game: Game, receiver: Receiver, canaries: Canaries): readonly string[] {
  const found: string[] = [];
  const report: Report = (leak) => found.push(leak);
  const text = JSON.stringify(view);
  for (const [what, canary] of Object.entries(canaries)) if (text.includes(canary)) report(what);
  checkState(view.state, game, receiver, report);
  for (const { seat, secret, number } of view.questions)
    if (secret && !knows(game, receiver, seat)) report(`the secret question ${number}`);
  for (const { number, input, secret } of view.since.inputs) {
    if (input.input === "answer" && secret === true && !knows(game, receiver, input.seat)) report(`the secret answer ${number}`);
    if (input.input === "standing" && !knows(game, receiver, input.seat)) report(`the standing order ${number}`);
  }
  return found;
}

function checkState(state: State, game: Game, receiver: Receiver, report: Report): void {
  const revealed = revealedIn(game.state);
  for (const { id, dial, damage } of state.ships) {
    if (!revealed.has(id)) checkDial(id, dial, game, receiver, report);
    checkDamage(damage, `the cards of ${id}`, report);
  }
  checkOrders(state.standing, game, receiver, report);
  checkConditions(state.effects, game, receiver, report);
  checkOrder(state.decks, game, report);
  checkFacedown(state.decks, game, report);
}

/** Ships that are executing the maneuver of their dial, which lies open. */
function revealedIn({ motion }: State): ReadonlySet<unknown> {
  const found = new Set<unknown>();
  for (let one: State["motion"] | null = motion; one; one = one.outer) if (one.revealed) found.add(one.ship);
  return found;
}

function checkDial(ship: unknown, dial: unknown, game: Game, receiver: Receiver, report: Report): void {
  const owner = game.state.ships.find(({ id }) => id === (ship as ShipId))?.seat;
  if (typeof dial === "string" && dial !== HIDDEN_DIAL && owner !== undefined && !knows(game, receiver, owner))
    report(`the dial of ${String(ship)}`);
}

/** Nobody sees a facedown card. */
function checkDamage(damage: unknown, path: string, report: Report): void {
  if (!Array.isArray(damage)) return;
  for (const one of damage)
    if (isThing(one) && one["faceup"] === false && "card" in one && one["card"] !== HIDDEN_CARD) report(`a facedown card at ${path}`);
}

function checkOrders(orders: unknown, game: Game, receiver: Receiver, report: Report): void {
  if (!Array.isArray(orders)) return;
  for (const one of orders)
    if (isThing(one) && "key" in one && typeof one["seat"] === "number" && !knows(game, receiver, one["seat"])) report("a standing order");
}

function checkConditions(effects: unknown, game: Game, receiver: Receiver, report: Report): void {
  if (!Array.isArray(effects)) return;
  for (const one of effects) {
    if (!isThing(one) || typeof one["secret"] !== "string" || one["id"] === HIDDEN_CONDITION) continue;
    const owner = game.state.ships.find(({ id }) => id === one["by"])?.seat;
    if (owner === undefined || !knows(game, receiver, owner)) report("a facedown condition");
  }
}

/** The order of the cards in a deck is the printed one. */
function checkOrder(decks: unknown, { facts }: Game, report: Report): void {
  if (!Array.isArray(decks)) return;
  for (const [at, deck] of decks.entries()) {
    const cards: unknown = isThing(deck) ? deck["cards"] : undefined;
    const all: readonly unknown[] = facts.decks[at]?.cards ?? [];
    // Scenes also list cards by name.
    const isByNumber = Array.isArray(cards) && cards.every((card) => typeof card === "number");
    const places = isByNumber ? cards.map((card) => all.indexOf(card)) : [];
    if (places.some((place, before) => before > 0 && place <= (places[before - 1] ?? -1))) report(`the order of deck ${at}`);
  }
}

/** A deck lists all cards that nobody can see, so the facedown ones are among them. */
function checkFacedown(decks: State["decks"], { state }: Game, report: Report): void {
  for (const { id, damage } of [...state.ships, ...state.remotes])
    for (const { card, faceup } of damage)
      if (!faceup && card >= 0 && !decks.some(({ cards }) => cards.includes(card))) report(`that ${id} has the card ${card}`);
}
