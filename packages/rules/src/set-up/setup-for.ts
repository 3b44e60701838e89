/** From checked lists to the set-up of a game, by the row of their format. */
import type { Catalogue } from "@broadside/cards";
import { invariant } from "@broadside/kit";
import { cardRemotes } from "../facts/card-remotes.ts";
import type { Scenario } from "../scenario/scenario.ts";
import { MOST_SEATS } from "../state/seat.ts";
import { type CheckedSquad, type GameSetup, type Reference, squadSetup } from "../state/setup.ts";
import { mayHaveHugeObstacle, setUpFormatOf } from "./formats.ts";

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
  readonly phaseSeconds?: number | undefined;
  /** The date of the points update that the lists are counted by, where there is one. */
  readonly pointsUpdate?: string | undefined;
  /** The option of a huge ship as an obstacle, and the event that is played in, where it is one. */
  readonly hugeObstacle?: GameSetup["hugeObstacle"];
  readonly event?: { readonly tier: string; readonly announced: boolean };
}

/** Seats in the order of the contenders. */
export function setupFor(
  format: string,
  contenders: readonly Contender[],
  { deck = "core-tfa", roundLimit, phaseSeconds, pointsUpdate, hugeObstacle, event }: SetupChoices = {},
): GameSetup {
  invariant(contenders.length <= MOST_SEATS, `at most ${MOST_SEATS} seats`);
  invariant(!hugeObstacle || mayHaveHugeObstacle(format, event), "no huge ship is an obstacle here");
  const { table, captains } = setUpFormatOf(format);
  return {
    edition: "1e",
    format,
    ...(pointsUpdate !== undefined && { pointsUpdate }),
    table,
    seats: contenders.map(({ name, team }, seat) => ({ name, team: team ?? seat + 1 })),
    squads: contenders.map(({ squad }) => squadSetup(squad)),
    decks: contenders.map(() => deck),
    ...(roundLimit !== undefined && { roundLimit }),
    ...(phaseSeconds !== undefined && { phaseSeconds }),
    ...(captains && { sharedDials: "team", sharedDeck: "team" }),
    ...(hugeObstacle && { hugeObstacle }),
  };
}

export interface SecondEditionChoices extends Pick<SetupChoices, "roundLimit" | "phaseSeconds"> {
  readonly edition: "2.0" | "2.5";
  /** For what cards bring with them. */
  readonly catalogue: Catalogue;
  readonly reference?: Reference | undefined;
  readonly scenario?: Scenario | undefined;
  /** What the organiser has set otherwise than usual. */
  readonly options?: GameSetup["options"];
  /** What a squad may count (2E-SQUAD-20). */
  readonly limit?: number | undefined;
}

/** A game of the second edition, with the remotes that its scenario and its cards may bring to the table. */
export function secondEditionSetup(contenders: readonly Contender[], choices: SecondEditionChoices): GameSetup {
  const { edition, catalogue, reference, scenario, options, limit, roundLimit, phaseSeconds } = choices;
  invariant(contenders.length <= MOST_SEATS, `at most ${MOST_SEATS} seats`);
  const squads = contenders.map(({ squad }) => squadSetup(squad));
  const seats = contenders.map(({ name, team }, seat) => ({ name, team: team ?? seat + 1 }));
  const remotes = [...(scenario?.remotes?.(seats) ?? []), ...cardRemotes(squads, catalogue)];
  return {
    edition,
    ...(reference && { reference }),
    format: scenario?.isEpic ? "epic" : "dogfight",
    ...(scenario && { scenario: scenario.id }),
    ...(options && { options }),
    ...(limit !== undefined && { limit }),
    table: scenario?.table(seats) ?? "3x3",
    seats,
    squads,
    decks: contenders.map(() => "core"),
    ...(remotes.length > 0 && { remotes }),
    ...(roundLimit !== undefined && { roundLimit }),
    ...(phaseSeconds !== undefined && { phaseSeconds }),
  };
}
