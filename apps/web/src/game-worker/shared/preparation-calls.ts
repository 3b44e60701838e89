import type { GameChoice, ListOffer, ListTable } from "@broadside/content";
import type { EditionId } from "@broadside/rules";
import type { PlayedScenario } from "@broadside/telling";
import type { CheckedGame, FiguresRequest, GameOffer, LineUpRequest, OfferedBuild, ScenarioPage } from "./start-protocol.ts";

/**
 * Calls before a game starts. They return the games on offer, a scenario's page, suitable lists and the bots, and check what the players
 * have chosen.
 */
export interface PreparationCalls {
  offers(which: "all"): Promise<readonly GameOffer[]>;
  scenarioPage(of: Pick<PlayedScenario, "id" | "options">): Promise<ScenarioPage>;
  lists(table: ListTable): Promise<readonly ListOffer[]>;
  lineUp(wanted: LineUpRequest): Promise<readonly ListOffer[]>;
  /** Returns the lists with their figures. */
  figures(wanted: FiguresRequest): Promise<readonly ListOffer[]>;
  quickBuilds(edition: EditionId): Promise<readonly OfferedBuild[]>;
  check(choice: GameChoice): Promise<CheckedGame>;
  /** The bot levels, the weakest first. */
  levels(): Promise<readonly string[]>;
}
