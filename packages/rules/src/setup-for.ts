/** From checked lists to the set-up of a game, by the row of their format. */

import { invariant } from "@broadside/kit";
import { MOST_SEATS } from "./seat.ts";
import { mayHaveHugeObstacle, setUpFormatOf } from "./set-up-formats.ts";
import { type CheckedSquad, type GameSetup, squadSetup } from "./setup.ts";

export interface Contender {
  readonly name: string;
  readonly squad: CheckedSquad;
  /** Each for himself where left out. */
  readonly team?: number;
}

export interface SetupChoices {
  /** The id of the Damage deck that everybody uses. */
  readonly deck?: string;
  readonly roundLimit?: number | undefined;
  /** The option of a huge ship as an obstacle, and the event that is played in, where it is one. */
  readonly hugeObstacle?: GameSetup["hugeObstacle"];
  readonly event?: { readonly tier: string; readonly announced: boolean };
}

/** Seats in the order of the contenders. */
export function setupFor(
  format: string,
  contenders: readonly Contender[],
  { deck = "core-tfa", roundLimit, hugeObstacle, event }: SetupChoices = {},
): GameSetup {
  invariant(contenders.length <= MOST_SEATS, `at most ${MOST_SEATS} seats`);
  invariant(!hugeObstacle || mayHaveHugeObstacle(format, event), "no huge ship is an obstacle here");
  const { table, captains } = setUpFormatOf(format);
  return {
    edition: "1e",
    format,
    table,
    seats: contenders.map(({ name, team }, seat) => ({ name, team: team ?? seat + 1 })),
    squads: contenders.map(({ squad }) => squadSetup(squad)),
    decks: contenders.map(() => deck),
    ...(roundLimit !== undefined && { roundLimit }),
    ...(captains && { sharedDials: "team", sharedDeck: "team" }),
    ...(hugeObstacle && { hugeObstacle }),
  };
}
