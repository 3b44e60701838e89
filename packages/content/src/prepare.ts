/**
 * A game of the second edition, put together from a scenario and lists: everything that stands against it is said with its rule, or the set-up
 * is whole. Nothing is ever set up by half.
 */
import type { ScenarioType } from "@broadside/formats";
import { type Contender, type Content, type GameSetup, MOST_SEATS, type Reference, secondEditionSetup } from "@broadside/rules";
import {
  checkEdited,
  checkPlayers,
  type Edited,
  findSheet,
  limitFor,
  nearestSheets,
  type Fault as ScenarioFault,
  type Sheet,
  scenarioById,
} from "@broadside/scenarios";
import type { SquadDraft } from "@broadside/squads";
import { catalogueFor, contentFor } from "./content.ts";
import { type SecondEdition, usualEdition } from "./formats.ts";
import { checkSquad, membersOf, type Unit, unitOf } from "./squad-check.ts";

/** What stands against a game; of a squad, with the seat that would fly it. */
export interface Fault extends ScenarioFault {
  readonly seat?: number;
}

/** With the name of whose squad it is. */
export const faultInWords = ({ words, seat }: Fault, players: readonly { readonly name: string }[]): string =>
  seat === undefined ? words : `${players[seat]?.name || `Seat ${seat + 1}`}: ${words}`;

export interface Entrant {
  readonly name: string;
  readonly squad: SquadDraft;
  /** Each for himself where left out. */
  readonly team?: number | undefined;
}

export interface GameChoice {
  /** By id or name. */
  readonly scenario: string;
  /** The first one that the scenario is for where left out. */
  readonly edition?: SecondEdition | undefined;
  readonly reference?: Reference | undefined;
  /** What the organiser has set otherwise than usual. */
  readonly options?: Edited | undefined;
  /** Lets a number of players pass that the scenario leaves to the organiser (EB-LIST-13-Q). */
  readonly organiserAllows?: boolean | undefined;
  readonly phaseSeconds?: number | undefined;
  readonly entrants: readonly Entrant[];
}

export type Prepared = { readonly setup: GameSetup; readonly content: Content } | { readonly faults: readonly Fault[] };

export async function prepareGame(choice: GameChoice): Promise<Prepared> {
  const sheet = findSheet(choice.scenario);
  const scenario = sheet && scenarioById(sheet.id, choice.options);
  if (!sheet || !scenario) return { faults: [unknownScenario(choice.scenario)] };
  const edition = choice.edition ?? usualEdition(sheet);
  const { entrants, options = {}, reference, phaseSeconds } = choice;
  const general = [...checkEdition(sheet, edition), ...checkEdited(sheet, options, edition), ...checkSeats(sheet, choice)];
  if (general.length > 0) return { faults: general };
  const teams = entrants.map(({ team }) => team);
  const checked = await Promise.all(
    entrants.map(({ squad }, seat) => checkSquad({ sheet, edition, members: membersOf(teams, seat), options }, squad)),
  );
  const faults = [...checkUnits(entrants), ...checked.flatMap(({ faults: own }, seat) => own.map((fault) => ({ ...fault, seat })))];
  const contenders = entrants.flatMap(({ name, team }, at): readonly Contender[] => {
    const squad = checked[at]?.legal;
    return squad ? [{ name, squad, ...(team !== undefined && { team }) }] : [];
  });
  if (faults.length > 0 || contenders.length < entrants.length) return { faults };
  const limit = limitFor(sheet, "points", 1, options, edition);
  const setup = secondEditionSetup(contenders, {
    edition,
    catalogue: await catalogueFor(edition),
    scenario,
    reference,
    ...(Object.keys(options).length > 0 && { options }),
    ...(limit !== undefined && { limit }),
    ...(phaseSeconds !== undefined && { phaseSeconds }),
  });
  const content = await contentFor(setup);
  return content ? { setup, content } : { faults: [unknownScenario(choice.scenario)] };
}

function unknownScenario(name: string): Fault {
  const near = nearestSheets(name).map(({ id }) => id);
  return { rule: "EB-SETUP-01", words: `There is no scenario "${name}"${near.length > 0 ? `; nearest are ${near.join(", ")}` : ""}` };
}

const checkEdition = ({ name, editions }: Sheet, edition: SecondEdition): readonly Fault[] =>
  editions.includes(edition) ? [] : [{ rule: "EB-SETUP-01", words: `${name} is played in ${editions.join(" or ")}, not in ${edition}` }];

function checkSeats(sheet: Sheet, { entrants, organiserAllows }: GameChoice): readonly Fault[] {
  if (entrants.length > MOST_SEATS) return [{ rule: sheet.players.rule, words: `At most ${MOST_SEATS} play, not ${entrants.length}` }];
  const sides = sidesOf(entrants);
  return checkPlayers(sheet, { type: typeOf(sheet, sides), squads: sides }, organiserAllows);
}

/** Points and threat are two measures of the same: a game is scored by one of them (EB-SCORE-04, -09), so all squads count in it. */
function checkUnits(entrants: readonly Entrant[]): readonly Fault[] {
  const seatsIn = (unit: Unit): readonly number[] => entrants.flatMap(({ squad }, seat) => (unitOf(squad) === unit ? [seat + 1] : []));
  const [points, threat] = [seatsIn("points"), seatsIn("threat")];
  if (points.length === 0 || threat.length === 0) return [];
  const named = (seats: readonly number[]): string => `${seats.length === 1 ? "seat" : "seats"} ${seats.join(", ")}`;
  const words = `Points and threat cannot be added: ${named(points)} counted in points, ${named(threat)} of quick builds in threat; all squads of a game are of one kind`;
  return [{ rule: "EB-SCORE-09", words }];
}

/** How many squads each side has. */
function sidesOf(entrants: readonly Entrant[]): readonly number[] {
  const counts = new Map<number, number>();
  for (const [seat, { team }] of entrants.entries()) counts.set(team ?? -seat - 1, (counts.get(team ?? -seat - 1) ?? 0) + 1);
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
