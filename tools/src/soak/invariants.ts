/** Checks what must be true in every state of every game. */
import {
  cardEnergyLimit,
  cardsLying,
  type DeckFacts,
  energyLimit,
  type Game,
  isPlaceAsk,
  isTargetId,
  type ObjectId,
  objectIn,
  type Ship,
  type State,
  sectionIn,
  shieldsLeft,
  shipId,
  shipIn,
  shipOf,
} from "@broadside/rules";

/** The first broken invariant as text; undefined if all hold. */
export function brokenInvariant(game: Game): string | undefined {
  const { state } = game;
  return (
    brokenDeck(game) ??
    brokenShip(game) ??
    brokenEnergy(game) ??
    brokenSection(game) ??
    brokenReferences(state) ??
    brokenOffers(game) ??
    (game.open.length === 0 && !state.outcome ? "nobody is asked, and the game is not over" : undefined)
  );
}

/** Every card of a Damage deck is exactly once in the deck, its discards, or on one of its owner's ships or remotes. */
function brokenDeck({ state, facts }: Game): string | undefined {
  for (const [place, deck] of state.decks.entries()) {
    const dealt = cardsLying(facts, [...state.ships, ...state.remotes], place).flatMap(({ card }) => (card >= 0 ? [card] : []));
    const all = [...deck.cards, ...deck.discards, ...dealt];
    const { seat, cards } = facts.decks[place] as DeckFacts;
    const size = cards.length;
    // If the count is right and no card is missing, no card is there twice.
    const there = new Set(all);
    if (all.length !== size || !cards.every((card) => there.has(card))) return `seat ${seat + 1} has ${all.length} of ${size} Damage cards`;
    if (deck.left !== deck.cards.length) return `seat ${seat + 1}'s deck says ${deck.left} of ${deck.cards.length}`;
  }
  return undefined;
}

/** Energy is within the limit on every card (HS-ENERGY-03), and discarded cards have none. */
function brokenEnergy(game: Game): string | undefined {
  for (const ship of game.state.ships) {
    if (!game.factsOf(ship).isHuge) continue;
    const { id, energy, upgrades } = ship;
    if (energy < 0 || (ship.status === "inPlay" && energy > energyLimit(game, ship)))
      return `${id} has ${energy} of ${energyLimit(game, ship)} energy`;
    for (const [at, card] of upgrades.entries())
      if (card.energy < 0 || card.energy > (card.faceup ? cardEnergyLimit(game, ship, at) : 0))
        return `${card.id} of ${id} has ${card.energy} energy`;
  }
  return undefined;
}

/**
 * Nobody attacks crippled sections or is offered one as a target (HS-CRIP-07), and a ship keeps all its upgrades when a section is
 * crippled.
 */
function brokenSection(game: Game): string | undefined {
  const { attack, ships } = game.state;
  if (attack?.section && shipOf(game.state, attack.defender).crippled === attack.section && attack.step === "declare target")
    return `${attack.attacker} attacks the crippled section of ${attack.defender}`;
  for (const { ask } of game.open)
    if (ask.kind === "attack" && !isPlaceAsk(ask))
      for (const { key } of ask.options) {
        const [, target = ""] = key.split(">");
        if (!isTargetId(target)) continue;
        const [ship, section] = [shipIn(target), sectionIn(target)];
        if (ship && section && shipOf(game.state, ship).crippled === section) return `${key} is offered, and that section is crippled`;
      }
  for (const ship of ships) {
    const listed = game.factsOf(ship).upgrades.length;
    if (ship.upgrades.length !== listed) return `${ship.id} has ${ship.upgrades.length} of ${listed} upgrades`;
    if (ship.crippled && ship.status === "inPlay" && shieldsLeft(ship, ship.crippled) > 0)
      return `${ship.id} has shields on a crippled section`;
  }
  return undefined;
}

function brokenShip(game: Game): string | undefined {
  for (const ship of game.state.ships) {
    const { id, status, pose, tokens, shields, aftShields, damage } = ship;
    for (const [token, count] of Object.entries(tokens)) if (count < 0 || !Number.isInteger(count)) return `${id} has ${count} ${token}`;
    if (shields < 0 || aftShields < 0) return `${id} has ${shields} and ${aftShields} shields`;
    if ((status === "inPlay") !== (pose !== undefined) && !isLostCarrier(game, ship))
      return `${id} is ${status} ${pose ? "on" : "off"} the table`;
    if (pose && ![pose.x, pose.y, pose.heading].every(Number.isInteger)) return `${id} stands off the grid`;
    if (damage.length > 0 && status !== "inPlay" && status !== "docked" && status !== "reserve")
      return `${id} is ${status} and keeps Damage cards`;
  }
  return undefined;
}

/** A destroyed carrier keeps its place while ships aboard may still leave it (1E-DOCK-03), that is, while their players are asked. */
const isLostCarrier = ({ open, setup, state }: Game, { id, seat, status }: Ship): boolean =>
  status === "destroyed" &&
  state.cursor.phase !== "planning" &&
  (open.some(({ ask }) => ask.kind.startsWith("deploy")) ||
    (setup.squads[seat]?.ships.some(({ dockedTo }) => dockedTo !== undefined && shipId(seat, dockedTo) === id) ?? false));

const isTwice = (marks: readonly string[]): boolean => new Set(marks).size !== marks.length;

/**
 * Each answer to a question is offered only once, and each once-per-round or once-per-game ability is used only once. Marks that the rules
 * set for themselves don't count.
 */
function brokenOffers({ open, state }: Game): string | undefined {
  for (const { ask } of open) {
    if (isPlaceAsk(ask)) continue;
    const keys = ask.options.map(({ key }) => key);
    if (isTwice(keys)) return `${ask.kind} offers an answer twice: ${keys.join(", ")}`;
  }
  for (const { id, usedThisRound, usedThisGame } of state.ships)
    for (const used of [usedThisRound, usedThisGame])
      if (isTwice(used.filter((mark) => mark.includes(":")))) return `${id} has used something twice: ${used.join(", ")}`;
  return undefined;
}

/** No lock or contact refers to a ship that has left. */
function brokenReferences({ ships }: State): string | undefined {
  const gone = new Set<ObjectId>(ships.filter(({ status }) => status !== "inPlay").map(({ id }) => id));
  for (const { id, locks, touching } of ships) {
    for (const other of locks) if (gone.has(objectIn(other))) return `${id} holds a lock on ${other}, which has left`;
    for (const other of touching) if (gone.has(other)) return `${id} touches ${other}, which has left`;
  }
  return undefined;
}
