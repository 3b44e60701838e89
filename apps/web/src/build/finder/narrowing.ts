/** Cards on offer, and what a typed text leaves of them. */
import { FITS, type RankedOffer } from "../choosers/offers.ts";
import { ELSEWHERE, EXACT, type MatchedCard, matchOf } from "../search/matching.ts";

export interface Choice extends MatchedCard {
  readonly id: string;
  /** Shown, but not looked for. */
  readonly figures?: string;
  readonly cost: string;
  /** What the list, or the ship's loadout, comes to with it. */
  readonly sum?: string | undefined;
  readonly limit?: number | undefined;
  /** The rules do not carry it out. */
  readonly isByHand?: boolean | undefined;
  /** The type of ship whose picture stands before it. */
  readonly ship?: string | undefined;
}

export interface OfferedCard<Card> {
  readonly offer: RankedOffer<Card>;
  readonly choice: Choice;
  /** How well it is named; undefined while nothing is typed. */
  readonly match?: number;
}

/** What a text leaves of the cards, those that fit first and the best named among them. */
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
 * The card that a typed text means, and that Enter takes if it fits: the one of exactly this name, or else the first with the text in its
 * name. Cards that only mention the text are meant if no name has it.
 */
export const meant = <Card>(shown: readonly OfferedCard<Card>[]): OfferedCard<Card> | undefined =>
  shown.find(({ match }) => match === EXACT) ??
  shown.find(({ match }) => match !== undefined && match < ELSEWHERE) ??
  shown.find(({ match }) => match !== undefined);
