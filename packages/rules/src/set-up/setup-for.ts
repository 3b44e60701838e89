/** Makes a game's set-up from checked lists, for any edition, with its format's sheet or its scenario. */
import type { Catalogue } from "@broadside/cards";
import { agreementFields, type EditionId, type SomeAgreements } from "@broadside/formats";
import { invariant } from "@broadside/kit";
import type { PlayerId } from "@broadside/protocol";
import type { Scenario } from "../contract/scenario.ts";
import { editionById } from "../editions/editions.ts";
import { cardRemotes } from "../facts/card-remotes.ts";
import { MOST_SEATS, type SeatSetup } from "../state/seat.ts";
import { type CheckedSquad, type GameSetup, type Reference, squadSetup } from "../state/setup.ts";
import { mayHaveHugeObstacle, setUpFormatOf } from "./formats.ts";

export interface Contender {
  /** Omitted if nobody needs to recognise the player; the set-up then contains a placeholder, such as `player-2`. */
  readonly player?: PlayerId | undefined;
  /** The level of a bot that sits here from the start. */
  readonly bot?: string | undefined;
  readonly squad: CheckedSquad;
  /** Omitted if every seat is on its own side. */
  readonly team?: number;
  /** The id of the Damage deck that the player brings; by default, the edition's usual deck. */
  readonly deck?: string | undefined;
}

/** The game to set up, and the cards it uses. */
export interface PlayedGame {
  readonly edition: EditionId;
  readonly catalogue: Catalogue;
  /** The format's id; absent if the game has a scenario. */
  readonly format?: string;
  readonly scenario?: Scenario | undefined;
}

export interface SetupChoices {
  readonly reference?: Reference | undefined;
  /** Options that the organiser has changed. */
  readonly options?: GameSetup["options"];
  /** The maximum squad total (2E-SQUAD-20). */
  readonly limit?: number | undefined;
  readonly roundLimit?: number | undefined;
  readonly agreements?: SomeAgreements | undefined;
  /** The date of the points update used for the lists, if any. */
  readonly pointsUpdate?: string | undefined;
  /** The seat that brings a huge ship as an obstacle, and the token used for that ship. */
  readonly hugeObstacle?: GameSetup["hugeObstacle"];
  readonly event?: { readonly tier: string; readonly announced: boolean } | undefined;
}

/** Returns the set-up. Seats are in the order of the contenders. Also adds the remotes that the scenario and cards may bring. */
export function setupFor(played: PlayedGame, contenders: readonly Contender[], choices: SetupChoices = {}): GameSetup {
  const { edition, catalogue, scenario, format } = played;
  const { reference, options, limit, pointsUpdate, roundLimit, agreements = {}, hugeObstacle, event } = choices;
  invariant(contenders.length <= MOST_SEATS, `at most ${MOST_SEATS} seats`);
  invariant(!hugeObstacle || mayHaveHugeObstacle(format, event), "no huge ship is an obstacle here");
  const { table, captains } = setUpFormatOf(format);
  const { usualDeck } = editionById(edition, reference);
  const squads = contenders.map(({ squad }) => squadSetup(squad));
  const seats = contenders.map(
    ({ player, bot, team }, seat): SeatSetup => ({
      player: player ?? `player-${seat + 1}`,
      ...(bot !== undefined && { bot }),
      team: team ?? seat + 1,
    }),
  );
  const remotes = [...(scenario?.remotes?.(seats) ?? []), ...cardRemotes(squads, catalogue)];
  return {
    edition,
    ...(reference && { reference }),
    ...(format !== undefined && { format }),
    ...(scenario && { scenario: scenario.id }),
    ...(options && { options }),
    ...(limit !== undefined && { limit }),
    ...(pointsUpdate !== undefined && { pointsUpdate }),
    table: scenario?.table(seats) ?? table,
    seats,
    squads,
    decks: contenders.map(({ deck = usualDeck }) => deck),
    ...(remotes.length > 0 && { remotes }),
    ...(roundLimit !== undefined && { roundLimit }),
    ...agreementFields(agreements),
    ...(captains && { sharedDials: "team", sharedDeck: "team" }),
    ...(hugeObstacle && { hugeObstacle }),
  };
}
