/** A game of the second edition from a scenario and lists. */
import { agreementsSaid, type ScenarioType } from "@broadside/formats";
import { type Contender, MOST_SEATS, setupFor, squadSetup } from "@broadside/rules";
import { checkEdited, checkPlayers, findSheet, limitFor, nearestSheets, type Sheet, scenarioById } from "@broadside/scenarios";
import type { ChoiceFault, ScenarioChoice, SeatChoice } from "./choice.ts";
import { catalogueFor, contentFor } from "./content.ts";
import { limitEdition } from "./formats.ts";
import type { Preparation } from "./preparation.ts";
import { checkSquad, membersOf, type Unit, unitOf } from "./squad-check.ts";

/** Squads are looked at where it is known by which limits: the scenario, its edition and its figures stand. */
export async function prepareScenario(choice: ScenarioChoice): Promise<Preparation> {
  const sheet = findSheet(choice.scenario);
  const scenario = sheet && scenarioById(sheet.id, choice.options);
  if (!sheet || !scenario) return { ...REFUSED, faults: [unknownScenario(choice.scenario)] };
  const { edition, seats, options = {}, reference, roundLimit, agreements, event } = choice;
  const general = [...checkEdition(sheet, choice), ...checkEdited(sheet, options, limitEdition(sheet, edition))];
  if (general.length > 0) return { ...REFUSED, faults: [...general, ...checkSeats(sheet, choice)] };
  const teams = seats.map(({ team }) => team);
  const checked = await Promise.all(
    seats.map(({ squad }, seat) => checkSquad({ sheet, edition, members: membersOf(teams, seat), options }, squad)),
  );
  const faults = [
    ...checkSeats(sheet, choice),
    ...checkUnits(seats),
    ...checked.flatMap(({ faults: own }, seat) => own.map((fault) => ({ ...fault, seat }))),
  ];
  const contenders = seats.flatMap(({ name, team, deck }, at): readonly Contender[] => {
    const squad = checked[at]?.legal;
    return squad ? [{ name, squad, deck, ...(team !== undefined && { team }) }] : [];
  });
  const illegal = checked.flatMap(({ checked: entry }, seat) => (entry && !entry.verdict.legal ? [{ ...entry, seats: [seat] }] : []));
  if (faults.length > 0 || contenders.length < seats.length)
    return { faults, illegal, squads: checked.map(({ legal }) => legal && squadSetup(legal)) };
  const setup = setupFor({ edition, catalogue: await catalogueFor(edition), scenario }, contenders, {
    reference,
    roundLimit,
    agreements: agreementsSaid(agreements, event !== undefined),
    ...(Object.keys(options).length > 0 && { options }),
    limit: limitFor(sheet, "points", 1, options, limitEdition(sheet, edition)),
  });
  const content = await contentFor(setup);
  return content ? { setup, content } : { ...REFUSED, faults: [unknownScenario(choice.scenario)] };
}

/** Before any squad was looked at. */
const REFUSED = { illegal: [], squads: [] } as const;

function unknownScenario(name: string): ChoiceFault {
  const near = nearestSheets(name).map(({ id }) => id);
  return { rule: "EB-SETUP-01", words: `There is no scenario "${name}"${near.length > 0 ? `; nearest are ${near.join(", ")}` : ""}` };
}

const checkEdition = ({ name, editions }: Sheet, { edition, organiserAllows }: ScenarioChoice): readonly ChoiceFault[] =>
  organiserAllows || editions.includes(edition)
    ? []
    : [{ rule: "EB-SETUP-01", words: `${name} is played in ${editions.join(" or ")}, not in ${edition}` }];

function checkSeats(sheet: Sheet, { seats, organiserAllows }: ScenarioChoice): readonly ChoiceFault[] {
  if (seats.length > MOST_SEATS) return [{ rule: sheet.players.rule, words: `At most ${MOST_SEATS} play, not ${seats.length}` }];
  const sides = sidesOf(seats);
  return checkPlayers(sheet, { type: typeOf(sheet, sides), squads: sides }, organiserAllows);
}

/** Points and threat are two measures of the same: a game is scored by one of them (EB-SCORE-04, -09), so all squads count in it. */
function checkUnits(seats: readonly SeatChoice[]): readonly ChoiceFault[] {
  const seatsIn = (unit: Unit): readonly number[] => seats.flatMap(({ squad }, seat) => (unitOf(squad) === unit ? [seat + 1] : []));
  const [points, threat] = [seatsIn("points"), seatsIn("threat")];
  if (points.length === 0 || threat.length === 0) return [];
  const named = (numbers: readonly number[]): string => `${numbers.length === 1 ? "seat" : "seats"} ${numbers.join(", ")}`;
  const words = `Points and threat cannot be added: ${named(points)} counted in points, ${named(threat)} of quick builds in threat; all squads of a game are of one kind`;
  return [{ rule: "EB-SCORE-09", words }];
}

/** How many squads each side has. */
function sidesOf(seats: readonly SeatChoice[]): readonly number[] {
  const counts = new Map<number, number>();
  for (const [seat, { team }] of seats.entries()) counts.set(team ?? -seat - 1, (counts.get(team ?? -seat - 1) ?? 0) + 1);
  return [...counts.values()];
}

/** Two sides of more than two are a team battle; two players meet head to head where they can, and are the teams of a team battle else (EB-TYPE-04). */
function typeOf({ players: { types, unless } }: Sheet, sides: readonly number[]): ScenarioType {
  const seats = sides.reduce((sum, each) => sum + each, 0);
  const wanted: readonly ScenarioType[] =
    sides.length === 2 && seats > 2 ? ["team-battle"] : seats === 2 ? ["head-to-head", "team-battle", "free-for-all"] : ["free-for-all"];
  // What an organiser may let pass is an exception of what the scenario is (EB-LIST-13-Q).
  const [own] = unless === undefined ? wanted : types;
  return wanted.find((type) => types.includes(type)) ?? own ?? "free-for-all";
}
