/** Prepares a second-edition game from a scenario and lists. */
import type { Catalogue } from "@broadside/cards";
import type { ScenarioType } from "@broadside/formats";
import { MOST_SEATS } from "@broadside/rules";
import { checkEdited, checkPlayers, findSheet, limitFor, nearestSheets, type Sheet, scenarioById } from "@broadside/scenarios";
import type { GameProblem, ScenarioChoice, SeatChoice } from "./choice.ts";
import { limitEdition } from "./formats.ts";
import { NO_LISTS, type Preparation, setUpGame } from "./preparation.ts";
import { checkSquad, membersOf, type Unit, unitOf } from "./squad-check.ts";

/** Prepares the game. Squads are checked last, because the scenario, its edition and its settings determine their limits. */
export async function prepareScenario(choice: ScenarioChoice, catalogue: Catalogue): Promise<Preparation> {
  const sheet = findSheet(choice.scenario);
  const scenario = sheet && scenarioById(sheet.id, choice.options);
  if (!sheet || !scenario) return { ...NO_LISTS, problems: [unknownScenario(choice.scenario)] };
  const { edition, seats, options = {}, reference } = choice;
  const general = [...checkEdition(sheet, choice), ...checkEdited(sheet, options, limitEdition(sheet, edition))];
  if (general.length > 0) return { ...NO_LISTS, problems: [...general, ...checkSeats(sheet, choice)] };
  const teams = seats.map(({ team }) => team);
  const checked = seats.map(({ squad }, seat) =>
    checkSquad({ sheet, edition, catalogue, members: membersOf(teams, seat), options }, squad),
  );
  const problems = [
    ...checkSeats(sheet, choice),
    ...checkUnits(seats),
    ...checked.flatMap(({ problems: own }, seat) => own.map((problem) => ({ ...problem, seat }))),
  ];
  const squads = checked.map(({ legal }) => legal);
  const illegal = checked.flatMap(({ checked: entry }, seat) => (entry && !entry.verdict.legal ? [{ ...entry, seats: [seat] }] : []));
  return setUpGame(
    choice,
    { squads, problems, illegal },
    { edition, catalogue, scenario },
    {
      reference,
      ...(Object.keys(options).length > 0 && { options }),
      limit: limitFor(sheet, "points", 1, options, limitEdition(sheet, edition)),
    },
  );
}

function unknownScenario(scenario: string): GameProblem {
  const nearest = nearestSheets(scenario).map(({ id }) => id);
  return nearest.length > 0
    ? { rule: "EB-SETUP-01", problem: "unknown scenario, others near", scenario, nearest }
    : { rule: "EB-SETUP-01", problem: "unknown scenario", scenario };
}

const checkEdition = ({ name, editions }: Sheet, { edition, organiserAllows }: ScenarioChoice): readonly GameProblem[] =>
  organiserAllows || editions.includes(edition)
    ? []
    : [{ rule: "EB-SETUP-01", problem: "edition not played", scenario: name, edition, editions }];

function checkSeats(sheet: Sheet, { seats, organiserAllows }: ScenarioChoice): readonly GameProblem[] {
  if (seats.length > MOST_SEATS)
    return [{ rule: sheet.players.rule, problem: "too many players", players: seats.length, most: MOST_SEATS }];
  const sides = sidesOf(seats);
  return checkPlayers(sheet, { type: typeOf(sheet, sides), squads: sides }, organiserAllows);
}

/** Returns a problem if some squads count points and others count threat. A game is scored by one or the other (EB-SCORE-04, -09). */
function checkUnits(seats: readonly SeatChoice[]): readonly GameProblem[] {
  const seatsIn = (unit: Unit): readonly number[] => seats.flatMap(({ squad }, seat) => (unitOf(squad) === unit ? [seat + 1] : []));
  const [points, threat] = [seatsIn("points"), seatsIn("threat")];
  return points.length === 0 || threat.length === 0 ? [] : [{ rule: "EB-SCORE-09", problem: "points and threat mixed", points, threat }];
}

/** Counts the squads on each side. */
function sidesOf(seats: readonly SeatChoice[]): readonly number[] {
  const counts = new Map<number, number>();
  for (const [seat, { team }] of seats.entries()) counts.set(team ?? -seat - 1, (counts.get(team ?? -seat - 1) ?? 0) + 1);
  return [...counts.values()];
}

/**
 * Returns the game type. If there are two sides and more than two players, it is a team battle. Two players play head-to-head if the
 * scenario allows it; otherwise they can be the two teams in a team battle (EB-TYPE-04).
 */
function typeOf({ players: { types, unless } }: Sheet, sides: readonly number[]): ScenarioType {
  const seats = sides.reduce((sum, each) => sum + each, 0);
  const wanted: readonly ScenarioType[] =
    sides.length === 2 && seats > 2 ? ["team-battle"] : seats === 2 ? ["head-to-head", "team-battle", "free-for-all"] : ["free-for-all"];
  // If an organiser can allow exceptions (EB-LIST-13-Q) and no game type fits, the scenario's first type is used.
  const [own] = unless === undefined ? wanted : types;
  return wanted.find((type) => types.includes(type)) ?? own ?? "free-for-all";
}
