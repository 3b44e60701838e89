/** From checked lists to the set-up of a game of any edition, by the sheet of its format or by its scenario. */
import type { Catalogue } from "@broadside/cards";
import { agreementFields, type EditionId, type SomeAgreements } from "@broadside/formats";
import { invariant } from "@broadside/kit";
import { cardRemotes } from "../facts/card-remotes.ts";
import type { Scenario } from "../scenario/scenario.ts";
import { MOST_SEATS } from "../state/seat.ts";
import { type CheckedSquad, type GameSetup, type Reference, squadSetup } from "../state/setup.ts";
import { mayHaveHugeObstacle, setUpFormatOf } from "./formats.ts";

export interface Contender {
  readonly name: string;
  readonly squad: CheckedSquad;
  /** Left out where everybody plays on their own side. */
  readonly team?: number;
  /** The id of the Damage deck that it brings; the usual one of the edition where left out. */
  readonly deck?: string | undefined;
}

/** What is played, and with which cards. */
export interface PlayedGame {
  readonly edition: EditionId;
  readonly catalogue: Catalogue;
  /** Of a game without a scenario. */
  readonly format?: string;
  readonly scenario?: Scenario | undefined;
}

export interface SetupChoices {
  readonly reference?: Reference | undefined;
  /** What the organiser has set otherwise than usual. */
  readonly options?: GameSetup["options"];
  /** What a squad may count (2E-SQUAD-20). */
  readonly limit?: number | undefined;
  readonly roundLimit?: number | undefined;
  readonly agreements?: SomeAgreements | undefined;
  /** The date of the points update that the lists are counted by, where there is one. */
  readonly pointsUpdate?: string | undefined;
  /** The option of a huge ship as an obstacle, and the event that is played in, where it is one. */
  readonly hugeObstacle?: GameSetup["hugeObstacle"];
  readonly event?: { readonly tier: string; readonly announced: boolean } | undefined;
}

/** The newer Damage deck of the first edition is what most people have; the second has one. */
const USUAL_DECKS: Readonly<Record<EditionId, string>> = { "1e": "core-tfa", "2.0": "core", "2.5": "core" };

/** Seats in the order of the contenders, and the remotes that scenario and cards may bring to the table. */
export function setupFor(played: PlayedGame, contenders: readonly Contender[], choices: SetupChoices = {}): GameSetup {
  const { edition, catalogue, scenario, format } = played;
  const { reference, options, limit, pointsUpdate, roundLimit, agreements = {}, hugeObstacle, event } = choices;
  invariant(contenders.length <= MOST_SEATS, `at most ${MOST_SEATS} seats`);
  invariant(!hugeObstacle || mayHaveHugeObstacle(format, event), "no huge ship is an obstacle here");
  const { table, captains } = setUpFormatOf(format);
  const squads = contenders.map(({ squad }) => squadSetup(squad));
  const seats = contenders.map(({ name, team }, seat) => ({ name, team: team ?? seat + 1 }));
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
    decks: contenders.map(({ deck = USUAL_DECKS[edition] }) => deck),
    ...(remotes.length > 0 && { remotes }),
    ...(roundLimit !== undefined && { roundLimit }),
    ...agreementFields(agreements),
    ...(captains && { sharedDials: "team", sharedDeck: "team" }),
    ...(hugeObstacle && { hugeObstacle }),
  };
}
