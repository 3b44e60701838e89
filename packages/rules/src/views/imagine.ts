/**
 * Makes a whole game from what some seats can see. Hidden things are filled in at random, so that they fit everything that the seats have
 * seen. Bots, odds and previews use only such games. An imagined game can't be undone past its start.
 */
import { randomStream, scramble } from "@broadside/kit";
import type { SeenEntry } from "@broadside/protocol";
import type { ChoiceAsk } from "../contract/ask.ts";
import type { Content } from "../contract/edition.ts";
import { isPlaceAsk } from "../driver/ask.ts";
import type { ExpectedUse } from "../driver/driver-game.ts";
import type { Game } from "../driver/game.ts";
import type { Answer, Entry } from "../driver/input.ts";
import type { ScriptedDraw } from "../driver/lots.ts";
import { deckPlace, factsOf } from "../facts/facts.ts";
import type { Facts } from "../facts/printed-facts.ts";
import { restore } from "../records/pending.ts";
import { type DamageCard, type Effect, HIDDEN_CARD, HIDDEN_CONDITION, HIDDEN_DIAL, type Ship, type State } from "../state/state.ts";
import { type Guess, guessedDial, LOTS, pick, type Random } from "./guess.ts";
import type { SeenDraw, View } from "./view.ts";

/** The same seed always gives the same game. `guess` helps to fill in dials that the seats can't see. */
export function imagine(view: View, content: Content, seed: number, guess: Guess = {}): Game {
  const { setup, rulesVersion, since } = view;
  const random = randomStream(scramble(seed, view.number));
  const facts = factsOf(setup, content.catalogue);
  const known = knownCards(view, facts);
  const unseen = since.state.decks.map(({ cards }, deck) => new UnseenCards(cards, known[deck] ?? NONE_KNOWN, random));
  const state = filledState(since.state, content, facts, unseen, guess, random);
  const script = since.draws.map((draw) => filledDraw(draw, unseen));
  const { number, drawn, learnt, told, proposal } = since;
  const uses = since.uses.map((use) => ({ ...use, answer: answerByLot(guess, random(LOTS)) }));
  const key = `imagined ${seed}`;
  const game = restore({ rulesVersion, setup, key, state, number, drawn, learnt, told, proposal, since: [] }, content, script, uses);
  for (const entry of since.inputs) game.repeat(filledEntry(game, entry, guess, random));
  return game;
}

/** Picks a random answer for another seat's standing order that was used in secret. */
const answerByLot =
  (guess: Guess, lot: number): ExpectedUse["answer"] =>
  (ask) =>
    guessedKey(ask, guess, (below) => lot % below);

/** Picks a random answer to a secret question, among those that are possible. */
function guessedKey({ kind, about, options }: ChoiceAsk, guess: Guess, random: Random): string | undefined {
  const keys = options.map(({ key }) => key);
  if (kind !== "dial" || !guess.dial) return pick(keys, random);
  return guessedDial(guess, about?.ship, keys, random);
}

/**
 * Hands out the cards of a deck that nobody can see: some are facedown on ships, the rest are still in the deck. Cards that were known at
 * the checkpoint, or became known after it, aren't handed out.
 */
class UnseenCards {
  private readonly all: readonly number[];
  private readonly known: ReadonlySet<number>;
  private free: number[] | undefined;
  private readonly random: Random;

  constructor(all: readonly number[], known: ReadonlySet<number>, random: Random) {
    this.all = all;
    this.known = known;
    this.random = random;
  }

  take(): number | undefined {
    this.free ??= this.all.filter((card) => !this.known.has(card));
    return this.free.splice(this.random(this.free.length), 1)[0];
  }
}

/**
 * Lists, for each deck, the cards that aren't secret any more: those that were visible at the checkpoint, and those whose draw since then
 * is known.
 */
function knownCards({ since }: View, facts: Facts): CardsByDeck {
  const known = cardsAtShips(facts, since.state);
  for (const draw of since.draws) if (typeof draw === "object" && "card" in draw) add(known, draw.deck, draw.card);
  return known;
}

/** Sets of cards by deck; undefined for a deck without any. */
type CardsByDeck = (Set<number> | undefined)[];
const NONE_KNOWN: ReadonlySet<number> = new Set();

function cardsAtShips(facts: Facts, { ships, remotes }: Pick<State, "ships" | "remotes">): CardsByDeck {
  const found: CardsByDeck = [];
  for (const list of [ships, remotes])
    for (const { place, damage } of list) for (const { card, section } of damage) add(found, deckPlace(facts, place, section), card);
  return found;
}

function add(found: CardsByDeck, deck: number, card: number): void {
  const cards = found[deck] ?? new Set();
  found[deck] = cards.add(card);
}

/** Replaces a secret Condition with a random one that has the same marker. */
function filledCondition(effect: Effect, { edition }: Content, random: Random): Effect {
  if (effect.id !== HIDDEN_CONDITION) return effect;
  const sharing = Object.entries(edition.conditions.markers).flatMap(([id, marker]) => (marker === effect.secret ? [id] : []));
  return { ...effect, id: `condition:${pick(sharing, random)}` };
}

function filledState(state: State, content: Content, facts: Facts, unseen: readonly UnseenCards[], guess: Guess, random: Random): State {
  const isHidden = ({ card }: DamageCard): boolean => card === HIDDEN_CARD;
  const filledCard = (one: DamageCard, place: number): DamageCard =>
    isHidden(one) ? { ...one, card: unseen[deckPlace(facts, place, one.section)]?.take() ?? HIDDEN_CARD } : one;
  const filled = (ship: Ship): Ship => {
    const { dial, damage, place } = ship;
    if (dial !== HIDDEN_DIAL && !damage.some(isHidden)) return ship;
    return {
      ...ship,
      dial: dial === HIDDEN_DIAL ? guessedDial(guess, ship.id, [...(facts.ships[place]?.dial.keys() ?? [])], random) : dial,
      damage: damage.map((one) => filledCard(one, place)),
    };
  };
  const ships = state.ships.map(filled);
  const remotes = state.remotes.map(filled);
  const atShips = cardsAtShips(facts, { ships, remotes });
  const decks = state.decks.map((deck, place) => {
    const lying = atShips[place];
    const cards = lying ? deck.cards.filter((card) => !lying.has(card)) : deck.cards;
    return { ...deck, cards, left: cards.length };
  });
  return { ...state, ships, remotes, decks, effects: state.effects.map((effect) => filledCondition(effect, content, random)) };
}

function filledDraw(draw: SeenDraw, unseen: readonly UnseenCards[]): ScriptedDraw {
  if (typeof draw !== "object") return draw;
  if ("card" in draw) return draw;
  const card = unseen[draw.deck]?.take();
  return card === undefined ? undefined : { deck: draw.deck, card };
}

function filledEntry(game: Game, entry: SeenEntry, guess: Guess, random: Random): Entry {
  const { number, input } = entry;
  // Leaves out another seat's standing order. Only its uses can be seen, and those are repeated separately.
  if (input.input === "secret standing answer") return { ...entry, input: { input: "standing", seat: input.seat, kind: "dial" } };
  if (input.input !== "secret answer") return { ...entry, input };
  const { secret = true } = entry;
  const asked = game.open.find((open) => open.number === input.ask);
  const named = { input: "answer", seat: input.seat, ask: input.ask } as const;
  if (asked && isPlaceAsk(asked.ask)) return { number, input: { ...named, pose: asked.ask.witness }, secret };
  const key = asked && !isPlaceAsk(asked.ask) ? guessedKey(asked.ask, guess, random) : undefined;
  const answer: Answer = { ...named, key: key ?? "" };
  return { number, input: answer, secret };
}
