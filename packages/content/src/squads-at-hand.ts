/** Squads that are at hand for a scenario: ready-made ones, and quick builds put together for its limits. */
import { type Edited, limitFor, limitsOf, type Sheet } from "@broadside/scenarios";
import type { EntryDraft, SquadDraft } from "@broadside/squads";
import { catalogueFor } from "./content.ts";
import type { SecondEdition } from "./formats.ts";
import { quickLists } from "./quick-lists.ts";
import { membersOf } from "./squad-check.ts";

export interface SquadAtHand {
  readonly id: string;
  readonly title: string;
  readonly source: "Ready-made" | "Quick builds";
  readonly squad: SquadDraft;
}

interface ScenarioTable {
  readonly sheet: Sheet;
  readonly edition: SecondEdition;
  readonly options?: Edited | undefined;
  /** By seat. */
  readonly teams: readonly (number | undefined)[];
}

/** In the order in which they are offered; whether one fits a seat is another question. */
export const squadsAtHand = async (table: ScenarioTable): Promise<readonly SquadAtHand[]> => [
  ...factionsInTurn(await readyMade(table)),
  ...(await quick(table)),
];

/** The first squad of each faction, then the second: neighbours at the table fly different ships. */
function factionsInTurn(squads: readonly SquadAtHand[]): readonly SquadAtHand[] {
  const turnOf = (one: SquadAtHand): number =>
    squads.slice(0, squads.indexOf(one)).filter(({ squad }) => squad.faction === one.squad.faction).length;
  return squads.toSorted((one, other) => turnOf(one) - turnOf(other));
}

interface ReadyMade {
  readonly id: string;
  readonly title: string;
  readonly entry: EntryDraft;
}
const READY_MADE: Readonly<Record<SecondEdition, () => Promise<{ readonly READY_MADE: readonly ReadyMade[] }>>> = {
  "2.0": () => import("@broadside/squads/ready-made/2.0"),
  "2.5": () => import("@broadside/squads/ready-made/2.5"),
};

/** Squads of a team are offered one by one; those that were made for the scenario come first. */
async function readyMade({ sheet: { id: scenario, family }, edition }: ScenarioTable): Promise<readonly SquadAtHand[]> {
  const { READY_MADE: all } = await READY_MADE[edition]();
  const kept = all.filter(({ entry }) => (family === "epic") === (entry.format === "epic-battles") || entry.format.startsWith("quick"));
  const isMeant = ({ entry }: ReadyMade): boolean => entry.options?.scenario === scenario;
  return [...kept.filter(isMeant), ...kept.filter((one) => !isMeant(one))].flatMap(({ id, title, entry: { squads } }) =>
    squads.map((squad, at) => ({
      id: `${id} ${at}`,
      title: squads.length === 1 ? title : `${title}: ${squad.name ?? at + 1}`,
      source: "Ready-made" as const,
      squad,
    })),
  );
}

/** For every limit of threat that a seat has: teams of different sizes share theirs out differently. */
async function quick({ sheet, edition, options, teams }: ScenarioTable): Promise<readonly SquadAtHand[]> {
  const limits = teams.flatMap((_, seat) => limitFor(sheet, "threat", membersOf(teams, seat), options, edition) ?? []);
  const catalogue = await catalogueFor(edition);
  const ships = limitsOf(sheet, edition)?.ships?.range ?? [1, MOST_SHIPS];
  return [...new Set(limits)].flatMap((threat) =>
    quickLists(catalogue, { threat, ships, isEpic: sheet.family === "epic" }).map((list) => ({ ...list, source: "Quick builds" as const })),
  );
}
const MOST_SHIPS = 20;
