/** What must hold in every state of every game, whatever was played. */
import { cardsLying, type DeckFacts, type Game, type State } from "@broadside/rules";

/** The first broken one in words; undefined where all hold. */
export function brokenInvariant(game: Game): string | undefined {
  const { state } = game;
  return (
    brokenDeck(game) ??
    brokenShip(state) ??
    brokenReferences(state) ??
    (game.open.length === 0 && !state.outcome ? "nobody is asked, and the game is not over" : undefined)
  );
}

/** Every Damage card of a deck is in it, in its discards or on a ship of its owner, exactly once. */
function brokenDeck({ state, facts }: Game): string | undefined {
  for (const [place, deck] of state.decks.entries()) {
    const dealt = cardsLying(facts, state.ships, place).flatMap(({ card }) => (card >= 0 ? [card] : []));
    const all = [...deck.cards, ...deck.discards, ...dealt];
    const { seat, cards } = facts.decks[place] as DeckFacts;
    const size = cards.length;
    if (all.length !== size || new Set(all).size !== size || !all.every((card) => cards.includes(card)))
      return `seat ${seat + 1} has ${all.length} of ${size} Damage cards`;
    if (deck.left !== deck.cards.length) return `seat ${seat + 1}'s deck says ${deck.left} of ${deck.cards.length}`;
  }
  return undefined;
}

function brokenShip({ ships }: State): string | undefined {
  for (const { id, status, pose, tokens, shields, damage } of ships) {
    for (const [token, count] of Object.entries(tokens)) if (count < 0 || !Number.isInteger(count)) return `${id} has ${count} ${token}`;
    if (shields < 0) return `${id} has ${shields} shields`;
    if ((status === "inPlay") !== (pose !== undefined)) return `${id} is ${status} ${pose ? "on" : "off"} the table`;
    if (pose && ![pose.x, pose.y, pose.heading].every(Number.isInteger)) return `${id} stands off the grid`;
    if (status !== "inPlay" && damage.length > 0 && status !== "docked") return `${id} is ${status} and keeps Damage cards`;
  }
  return undefined;
}

/** Nothing refers to a ship that has left. */
function brokenReferences({ ships }: State): string | undefined {
  const gone = new Set(ships.filter(({ status }) => status !== "inPlay").map(({ id }) => id));
  for (const { id, locks, touching } of ships) {
    for (const other of locks) if (gone.has(other)) return `${id} holds a lock on ${other}, which has left`;
    for (const other of touching) if (gone.has(other)) return `${id} touches ${other}, which has left`;
  }
  return undefined;
}
