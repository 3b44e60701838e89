/** The result of checking a choice: either a game that can be played, or all problems that prevent it. */
import { agreementsSaid } from "@broadside/formats";
import { cleanNames } from "@broadside/protocol";
import {
  type Contender,
  type Content,
  type GameSetup,
  type PlayedGame,
  type PlayerNames,
  type Seat,
  type SetupChoices,
  type SquadSetup,
  setupFor,
  squadSetup,
} from "@broadside/rules";
import type { LegalSquad } from "@broadside/squads";
import type { CheckedEntry } from "./checked-entry.ts";
import type { GameChoice, GameProblem } from "./choice.ts";
import { contentWith, updateOf } from "./content.ts";

export type Preparation =
  | { readonly setup: GameSetup; readonly names: PlayerNames; readonly content: Content }
  | {
      readonly problems: readonly GameProblem[];
      /** The squads that have no problems, by seat. */
      readonly squads: readonly (SquadSetup | undefined)[];
      /** The illegal lists with their full check results, so that a client can show details. */
      readonly illegal: readonly CheckedEntry[];
    };

/** Returns the seats that have no problem. A problem without a seat is one for all seats. */
export function seatsWithoutProblem(prepared: Preparation, { seats }: GameChoice): readonly Seat[] {
  const problems = "problems" in prepared ? prepared.problems : [];
  return [...seats.keys()].filter((seat) => problems.every((problem) => problem.seat !== undefined && problem.seat !== seat));
}

/** The lists that have been checked, and all problems found. */
export interface CheckedLists {
  /** By seat. Undefined for an illegal list. */
  readonly squads: readonly (LegalSquad | undefined)[];
  readonly problems: readonly GameProblem[];
  readonly illegal: readonly CheckedEntry[];
}
export const NO_LISTS = { squads: [], problems: [], illegal: [] } as const satisfies CheckedLists;

/** Sets up the game if there are no problems. `choices` is what only a format or only a scenario adds to a set-up. */
export async function setUpGame(
  { seats, roundLimit, agreements, event }: GameChoice,
  { squads, problems, illegal }: CheckedLists,
  game: PlayedGame,
  choices: SetupChoices,
): Promise<Preparation> {
  const contenders = seats.flatMap(({ player, bot, team, deck }, seat): readonly Contender[] => {
    const squad = squads[seat];
    return squad ? [{ player, bot, squad, deck, ...(team !== undefined && { team }) }] : [];
  });
  if (problems.length > 0 || contenders.length < seats.length)
    return { problems, illegal, squads: squads.map((squad) => squad && squadSetup(squad)) };
  const setup = setupFor(game, contenders, {
    roundLimit,
    agreements: agreementsSaid(agreements, event !== undefined),
    pointsUpdate: await updateOf(game.catalogue),
    ...choices,
  });
  const names = cleanNames(Object.fromEntries(setup.seats.map(({ player }, seat) => [player, seats[seat]?.name ?? ""])));
  return { setup, names, content: await contentWith(game.scenario, setup) };
}
