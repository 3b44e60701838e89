/** Chooses the cards that a first-edition game must have: its seed's card, and one that acts at the same time. */
import { automatedCards } from "@broadside/abilities";
import type { Pilot, Upgrade } from "@broadside/cards";
import { invariant } from "@broadside/kit";
import type { Ability, GameSetup } from "@broadside/rules";
import { CATALOGUE, REGISTRIES } from "./content.ts";

type Card = Pilot | Upgrade;

/** Every automated card. */
export const POOL = automatedCards(CATALOGUE, REGISTRIES["1e"]);
const CARDS: readonly Card[] = [...POOL.pilots, ...POOL.upgrades];
/** This many games in a row use all the cards. */
export const EVERY_FIRST_EDITION_CARD = CARDS.length;

/** Keys of all cards that no squad in these games had. */
export function neverFielded(fielded: ReadonlySet<string>): readonly string[] {
  return CARDS.map(keyOf).filter((key) => !fielded.has(key));
}

/** Keys of the cards in a game's squads. */
export const fieldedIn = ({ squads }: GameSetup): readonly string[] =>
  squads.flatMap(({ ships }) => ships.flatMap(({ pilot, upgrades }) => [`pilot:${pilot}`, ...upgrades.map((id) => `upgrade:${id}`)]));

/** The seed's card, and another one that can be used at the same time, if there is one. */
export function wantedPair(seed: number, random: (below: number) => number): readonly [Card, Card | undefined] {
  const card = CARDS[seed % CARDS.length];
  invariant(card, "there are cards");
  const moments = momentsOf(card);
  const moment = moments[random(Math.max(1, moments.length))];
  const others = (moment === undefined ? undefined : BY_MOMENT.get(moment))?.filter((other) => other !== card) ?? [];
  return [card, others[random(Math.max(1, others.length))]];
}

const keyOf = (card: Card): string => ("ship" in card ? `pilot:${card.id}` : `upgrade:${card.id}`);
const abilityOf = (card: Card): Ability | undefined => REGISTRIES["1e"].get(keyOf(card));

/** When the card can be used: its timing windows, and the dice that it can modify. */
function momentsOf(card: Card): readonly string[] {
  const { windows = [], modifications = [] } = abilityOf(card) ?? {};
  return [...new Set([...windows.map(({ at }) => at), ...modifications.map(({ dice, as }) => `${dice} dice of the ${as}`)])];
}

const BY_MOMENT = new Map<string, Card[]>();
for (const card of CARDS) for (const moment of momentsOf(card)) BY_MOMENT.set(moment, [...(BY_MOMENT.get(moment) ?? []), card]);
