/** Uses the typed text to narrow down the cards that can be added. */
import { FITS, type RankedOffer } from "../choosers/offers.ts";
import { ELSEWHERE, EXACT, type MatchedCard, matchOf } from "../search/matching.ts";

export interface Choice extends MatchedCard {
  readonly id: string;
  /** Shown, but not searched. */
  readonly figures?: string;
  readonly cost: string;
  /** The list's total with this card, or the ship's loadout total. */
  readonly sum?: string | undefined;
  readonly limit?: number | undefined;
  /** Whether players apply the card by hand. */
  readonly isByHand?: boolean | undefined;
  /** The ship type whose picture the card shows. */
  readonly ship?: string | undefined;
}

export interface OfferedCard<Card> {
  readonly offer: RankedOffer<Card>;
  readonly choice: Choice;
  /** How well the text matches; undefined while nothing is typed. */
  readonly match?: number;
}

/** The cards that match a text. Those that fit come first, and within each group, better matches come first. */
export function narrowDown<Card>(choices: readonly OfferedCard<Card>[], text: string): readonly OfferedCard<Card>[] {
  if (text.trim() === "") return choices;
  return choices
    .flatMap((one) => {
      const match = matchOf(one.choice, text);
      return match === undefined ? [] : [{ ...one, match }];
    })
    .toSorted((one, other) => FITS.indexOf(one.offer.fit) - FITS.indexOf(other.offer.fit) || one.match - other.match);
}

/**
 * The card that Enter adds, if it is allowed. It is the card with exactly the typed name, or else the first card with the text in its name.
 * If no name contains the text, it is the first card that mentions it.
 */
export const meant = <Card>(shown: readonly OfferedCard<Card>[]): OfferedCard<Card> | undefined =>
  shown.find(({ match }) => match === EXACT) ??
  shown.find(({ match }) => match !== undefined && match < ELSEWHERE) ??
  shown.find(({ match }) => match !== undefined);
