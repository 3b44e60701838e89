/** Takes the parts of a sheet that the `formats` package defines: names, players, limits, tables and scoring. */
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

/** One rule for all limits, or a rule for each. */
type LimitRules = string | Readonly<Record<LimitedFigure, string>>;

/**
 * Rules for the listed parts. `limits` has the rules for the limits, for all editions or by edition. `unless` is the rule by which an
 * organiser can allow another number of players.
 */
interface Origin {
  readonly limits?: string | Readonly<Partial<Record<EditionId, LimitRules>>>;
  readonly unless?: string | undefined;
}

/** Returns the parts of a scenario that the `formats` package lists. `rule` is the rule that names the scenario. */
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
    limits: limits.map((own) => limitsOf(facts, own, typeof from === "string" ? from : (from[own.edition] ?? rule))),
  };
}

/** Returns the listed parts of a standard-play scenario, which is for two players only (SC-COMMON-70-Q). */
export const standardScenario = (id: ScenarioId): ListedFields => listed(id, "SC-COMMON-70-Q", { limits: "2E-SQUAD-03" });

/** Returns the table of a scenario that has only one. */
export function tableOf(id: ScenarioId): TableId {
  const [first, ...more] = factsOf(id).tables;
  invariant(first && more.length === 0, `${id} has one table`);
  return first.table;
}

/** Returns the table for a game of this type with this many seats. */
export function tableFor(id: ScenarioId, seats: number, type: ScenarioType): TableId {
  const table = tableIn(factsOf(id), seats, type);
  invariant(table, `${id} has a table for ${seats} seats`);
  return table;
}

/** Returns the settings for what a victory counter adds to the standard score. */
export function counterWorth(id: ScenarioId, basis: Basis): readonly Option[] {
  const { counterWorth: worth } = factsOf(id);
  invariant(worth, `${id} adds points for victory counters`);
  return [
    { id: "counterPoints", words: "Points per victory counter", usual: worth.points, least: 5, most: 100, basis },
    {
      id: "counterThreat",
      words: "Threat per victory counter, with quick builds",
      usual: worth.threat,
      least: 1,
      most: 4,
      basis: ours("25 points count as 1 threat"),
    },
  ];
}

/** Returns how a scenario is scored. */
export const scoredBy = (id: ScenarioId): ScoredBy => factsOf(id).scoredBy;

function factsOf(id: ScenarioId): ScenarioFacts {
  const facts = scenarioFacts(id);
  invariant(facts, `${id} is a scenario`);
  return facts;
}

function limitsOf(facts: ScenarioFacts, { edition, binds, points, threat, ships, ours: isOurs }: ScenarioLimits, from: LimitRules): Limits {
  const basis = (figure: LimitedFigure): Basis =>
    isOurs
      ? ours(figure === "points" ? "as in 2.0, with 1 squad point counting as 10" : "as in 2.0")
      : basisOf(facts, figure, typeof from === "string" ? from : from[figure]);
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
  unconfirmed.includes(name) ? ours("at most one source gives it") : known(from);
