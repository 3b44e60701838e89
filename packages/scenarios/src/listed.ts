/** What everybody must know of a scenario, as its sheet has it: names, players, limits, tables and what is scored stand in `formats` alone. */
import {
  type EditionId,
  type ScenarioFacts,
  type ScenarioId,
  type ScenarioLimits,
  type ScenarioType,
  type ScoredBy,
  scenarioFacts,
  type TableId,
  tableFor as tableIn,
} from "@broadside/formats";
import { invariant } from "@broadside/kit";
import type { RuleName } from "@broadside/rules";
import { type Basis, known, ours } from "./basis.ts";
import type { Figure, Limits, Option, Sheet } from "./sheet.ts";

type ListedFields = Pick<Sheet, "id" | "name" | "aliases" | "family" | "editions" | "players" | "limits">;

type LimitedFigure = "points" | "threat" | "ships";

/** What tells its limits, one source for all or one for each, and the row by which an organiser may allow another number of players. */
interface Origin {
  readonly limits?: string | ((edition: EditionId, figure: LimitedFigure) => string);
  readonly unless?: string | undefined;
}

/** The scenario, by the row that lists it. */
export function listed(id: ScenarioId, rule: RuleName, { limits: from = rule, unless }: Origin = {}): ListedFields {
  const facts = factsOf(id);
  const { name, aliases = [], family, seats, types, limits } = facts;
  return {
    id,
    name,
    aliases,
    family,
    editions: limits.map(({ edition }) => edition),
    players: { seats, types, rule, ...(unless !== undefined && { unless }), basis: basisOf(facts, "seats", rule) },
    limits: limits.map((own) => limitsOf(facts, own, from)),
  };
}

/** One of standard play: two players only (SC-COMMON-70-Q). */
export const standardScenario = (id: ScenarioId): ListedFields => listed(id, "SC-COMMON-70-Q", { limits: "2E-SQUAD-03" });

/** The table of a scenario that has but one. */
export function tableOf(id: ScenarioId): TableId {
  const [first, ...more] = factsOf(id).tables;
  invariant(first && more.length === 0, `${id} has one table`);
  return first.table;
}

/** The table for so many seats in a game of that type. */
export function tableFor(id: ScenarioId, seats: number, type: ScenarioType): TableId {
  const table = tableIn(factsOf(id), seats, type);
  invariant(table, `${id} has a table for ${seats} seats`);
  return table;
}

/** What a victory counter adds to the standard score, as figures an organiser may set. */
export function counterWorth(id: ScenarioId, basis: Basis): readonly Option[] {
  const { counterWorth: worth } = factsOf(id);
  invariant(worth, `${id} adds points for victory counters`);
  return [
    { id: "counterPoints", words: "Points a victory counter adds", usual: worth.points, least: 5, most: 100, basis },
    {
      id: "counterThreat",
      words: "Threat a victory counter adds, with quick builds",
      usual: worth.threat,
      least: 1,
      most: 4,
      basis: ours("25 points are one threat"),
    },
  ];
}

/** What its score is. */
export const scoredBy = (id: ScenarioId): ScoredBy => factsOf(id).scoredBy;

function factsOf(id: ScenarioId): ScenarioFacts {
  const facts = scenarioFacts(id);
  invariant(facts, `${id} is a scenario`);
  return facts;
}

function limitsOf(
  facts: ScenarioFacts,
  { edition, binds, points, threat, ships, ours: isOurs }: ScenarioLimits,
  from: NonNullable<Origin["limits"]>,
): Limits {
  const basis = (figure: LimitedFigure): Basis =>
    isOurs
      ? ours(figure === "points" ? "as in 2.0: a squad point counts ten" : "as in 2.0")
      : basisOf(facts, figure, typeof from === "string" ? from : from(edition, figure));
  const figure = (name: "points" | "threat", value: number): Figure => ({ value, basis: basis(name) });
  return {
    edition,
    binds,
    ...(points !== undefined && { points: figure("points", points) }),
    ...(threat !== undefined && { threat: figure("threat", threat) }),
    ...(ships && { ships: { range: ships, basis: basis("ships") } }),
  };
}

const basisOf = ({ unconfirmed = [] }: ScenarioFacts, name: string, from: string): Basis =>
  unconfirmed.includes(name) ? ours("no source gives it, or only one") : known(from);
