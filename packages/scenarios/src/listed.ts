/** What the card packs know of a scenario, as a sheet has it: name, players and limits stand there alone. */
import type { Scenario } from "@broadside/cards";
import { EPIC_BATTLES, STANDARD_SCENARIOS } from "@broadside/cards/scenarios";
import { invariant } from "@broadside/kit";
import type { Edition } from "@broadside/rulebook/row";
import { type Basis, known, ours } from "./basis.ts";
import type { Family, Figure, Limits, Sheet } from "./sheet.ts";

type Listed = Pick<Sheet, "id" | "name" | "aliases" | "family" | "editions" | "players" | "limits">;

/** One of Epic Battles, by its row in the catalogue of scenarios. */
export const epicBattle = (id: string, rule: string, { limits = rule, unless }: Origin = {}): Listed =>
  listed(scenarioIn(EPIC_BATTLES, id), "epic", "2.0", { rule, limits, unless });

/** What tells its limits, and the row by which an organiser may allow another number of players. */
interface Origin {
  readonly limits?: string;
  readonly unless?: string | undefined;
}

/** One of standard play: two players only (SC-COMMON-70-Q). */
export const standardScenario = (id: string): Listed =>
  listed(scenarioIn(STANDARD_SCENARIOS, id), "standard", "2.5", { rule: "SC-COMMON-70-Q", limits: "2E-SQUAD-03" });

function scenarioIn(scenarios: readonly Scenario[], id: string): Scenario {
  const scenario = scenarios.find((other) => other.id === id);
  invariant(scenario !== undefined, `the packs list ${id}`);
  return scenario;
}

interface Rests extends Origin {
  readonly rule: string;
  readonly limits: string;
}

function listed(scenario: Scenario, family: Family, edition: Edition, { rule, limits, unless }: Rests): Listed {
  const { id, name, aliases = [], seats, types } = scenario;
  const basis = basisOf(scenario, "seats", rule);
  return {
    id,
    name,
    aliases,
    family,
    editions: [edition],
    players: { seats, types, rule, ...(unless !== undefined && { unless }), basis },
    limits: [limitsOf(scenario, edition, limits)],
  };
}

function limitsOf(scenario: Scenario, edition: Edition, from: string): Limits {
  const { limitsBind = "player", ships } = scenario;
  const points = figureOf(scenario, "points", from);
  const threat = figureOf(scenario, "threat", from);
  return {
    edition,
    binds: limitsBind,
    ...(points && { points }),
    ...(threat && { threat }),
    ...(ships && { ships: { range: ships, basis: basisOf(scenario, "ships", from) } }),
  };
}

function figureOf(scenario: Scenario, name: "points" | "threat", from: string): Figure | undefined {
  const value = scenario[name];
  return value === undefined ? undefined : { value, basis: basisOf(scenario, name, from) };
}

const basisOf = ({ unconfirmed = [] }: Scenario, name: string, from: string): Basis =>
  unconfirmed.includes(name) ? ours("no source gives it, or only one") : known(from);
