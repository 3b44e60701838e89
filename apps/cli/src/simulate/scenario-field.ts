/**
 * Seats a second-edition list in a scenario, once at each seat that it fits, with its opponents' lists (the field) at the other seats. If a
 * scenario has more than two seats, each of those lists takes the first opponent's seat once, and the lists after it fill the rest.
 */

import type { Catalogue } from "@broadside/cards";
import {
  FAIR_SHARE,
  fitsSeat,
  isSameList,
  type ListOffer,
  prepareGame,
  scenarioLists,
  seatsWithoutProblem,
  unitOf,
  usualEdition,
} from "@broadside/content";
import { playsScenarios, type SecondEdition, teamsFor, typesFor } from "@broadside/formats";
import type { Content, Seat } from "@broadside/rules";
import { findSheet, type Sheet } from "@broadside/scenarios";
import type { SeatedTable } from "@broadside/simulation";
import { formatById } from "@broadside/squads";
import { loadCatalogue } from "../catalogues.ts";
import { EXIT } from "../exit-codes.ts";
import { type OpenedList, readOne } from "../play/list-file.ts";
import { type Refused, refuse } from "../play/play-game.ts";
import type { PlayOptions } from "../play/play-options.ts";
import { editionStep } from "../play/scenario-lists.ts";
import { complain } from "../terminal/messages.ts";
import { type ListsToMeet, namesApart, type SimulatedField } from "./simulated-field.ts";

type Options = Omit<PlayOptions, "files">;

/** A list and its points. */
interface Contestant extends ListOffer {
  readonly points: number;
}

/** The scenario with empty seats. */
interface EmptyTable {
  readonly scenario: string;
  readonly edition: SecondEdition;
  readonly catalogue: Catalogue;
  readonly teams: readonly (number | undefined)[];
  readonly options: Options;
}

/** Returns the field, or an exit code after printing the problems. */
export async function scenarioField(
  { own, folder }: ListsToMeet,
  options: Options,
  scenario: string,
  data: unknown,
): Promise<SimulatedField | number> {
  const sheet = findSheet(scenario);
  const edition = options.edition ?? editionOf(own, sheet);
  const catalogue = await loadCatalogue(edition, data);
  if (!catalogue) return EXIT.refused;
  const seats = options.seats ?? sheet?.players.seats[0] ?? 2;
  const [type = "free-for-all"] = sheet ? typesFor(sheet.players, seats) : [];
  const table: EmptyTable = { scenario, edition, catalogue, teams: teamsFor(type, seats), options };
  const given = await listsOf([own, ...(folder ?? [])], edition, data);
  const [first, ...rest] = given ?? [];
  if (!given || !first) return EXIT.refused;
  const list = await seatedBy(table, first, true);
  if (typeof list === "number") return list;
  const field = folder || !sheet ? await seatedAll(table, rest) : await readyMade(table, sheet, list);
  if (typeof field === "number") return field;
  if (field.length === 0) {
    complain("No ready-made list fits as an opponent in this scenario.", "Name a folder of lists to play against: --field FOLDER");
    return EXIT.refused;
  }
  const seated = await tablesOf(table, list, field);
  if (typeof seated === "number") return seated;
  const named = `${sheet?.name ?? scenario}${seats > 2 ? `, ${seats} seats` : ""} (${edition})`;
  return { game: named, list: list.title, field: namesApart(field.map(({ title }) => title)), ...seated };
}

/** Returns the list's edition if the scenario exists in it, or else the scenario's edition. */
function editionOf({ list }: OpenedList, sheet: Sheet | undefined): SecondEdition {
  const named = list.format === undefined ? undefined : formatById(list.format)?.edition;
  const usual = sheet ? usualEdition(sheet) : "2.0";
  return named !== undefined && playsScenarios(named) && (!sheet || sheet.editions.includes(named)) ? named : usual;
}

/** Reads one squad from each file. */
async function listsOf(files: readonly OpenedList[], edition: SecondEdition, data: unknown): Promise<readonly ListOffer[] | undefined> {
  const lists: ListOffer[] = [];
  for (const one of files) {
    const wanted = one.list.format === undefined ? undefined : formatById(one.list.format);
    if (!playsScenarios(one.list.edition) || (wanted && wanted.edition !== edition)) {
      complain(
        `${one.file} is a list for edition ${wanted?.edition ?? one.list.edition}, but the game uses edition ${edition}.`,
        editionStep(wanted?.edition),
      );
      continue;
    }
    const read = await readOne(one, edition, data);
    const { length } = read?.squads ?? [];
    if (length > 1) complain(`${one.file} has ${length} lists.`, "Use one file for each list.");
    else if (read && length === 1) lists.push(read);
  }
  return lists.length < files.length ? undefined : lists;
}

const choiceOf = ({ scenario, edition, teams, options: { set, rounds } }: EmptyTable, flown: readonly ListOffer[]) => ({
  edition,
  scenario,
  options: set,
  roundLimit: rounds,
  seats: namesApart(flown.map(({ title }) => title)).map((name, seat) => ({
    name,
    squad: flown[seat]?.squads[0] ?? { faction: "", ships: [] },
    team: teams[seat],
  })),
});

/** Finds the seats that a list fits. If it fits none, returns an exit code, and prints the reason if `says` is true. */
async function seatedBy(table: EmptyTable, list: ListOffer, says: boolean): Promise<Contestant | number> {
  const choice = choiceOf(
    table,
    table.teams.map(() => list),
  );
  const prepared = await prepareGame(choice, table.catalogue);
  const fits = seatsWithoutProblem(prepared, choice);
  const [first] = fits;
  const { squads } = "setup" in prepared ? prepared.setup : prepared;
  if (first !== undefined) return { ...list, fits, points: squads[first]?.points ?? 0 };
  return says && "problems" in prepared
    ? refuse({ choice, players: [], sources: choice.seats.map(() => list.title), notes: [] }, onlyFirst(prepared))
    : EXIT.refused;
}

/** Keeps only the first seat's problems. The same list was tried at every seat, so the others have the same problems. */
function onlyFirst({ problems, illegal, squads }: Refused): Refused {
  return { problems: problems.filter(({ seat = 0 }) => seat === 0), illegal: illegal.filter(({ seats }) => seats[0] === 0), squads };
}

async function seatedAll(table: EmptyTable, lists: readonly ListOffer[]): Promise<readonly Contestant[] | number> {
  const seated: Contestant[] = [];
  for (const list of lists) {
    const one = await seatedBy(table, list, true);
    if (typeof one !== "number") seated.push(one);
  }
  return seated.length < lists.length ? EXIT.refused : seated;
}

/** Returns ready-made lists that fit the scenario and cost about as much as the given list, in the same unit (points or threat). */
async function readyMade(table: EmptyTable, sheet: Sheet, list: Contestant): Promise<readonly Contestant[]> {
  const available = await scenarioLists({ ...table, sheet, options: table.options.set });
  const unit = unitIn(list);
  const wanted = available.filter((one) => unitIn(one) === unit && (unit === "threat" || one.source === "Ready-made"));
  const seated: Contestant[] = [];
  for (const offer of wanted) {
    const one = await seatedBy(table, offer, false);
    if (typeof one !== "number" && one.points >= FAIR_SHARE * list.points && !isSame(one, list)) seated.push(one);
  }
  return seated;
}

const unitIn = ({ squads: [squad] }: ListOffer) => squad && unitOf(squad);

const isSame = ({ squads: [one] }: ListOffer, { squads: [other] }: ListOffer) => one && other && isSameList(one, other);

/** Returns a table for each list in the field and each seat that the simulated list fits. Further lists from the field fill other seats. */
async function tablesOf(
  table: EmptyTable,
  list: Contestant,
  field: readonly Contestant[],
): Promise<Pick<SimulatedField, "tables" | "content"> | number> {
  const tables: SeatedTable[] = [];
  let content: Content | undefined;
  for (const lineUp of field.keys())
    for (const own of list.fits ?? []) {
      const opponents = opponentsAt(table, own, field, lineUp);
      if (!opponents) continue;
      const choice = choiceOf(
        table,
        opponents.map((place) => (place === undefined ? undefined : field[place]) ?? list),
      );
      const prepared = await prepareGame(choice, table.catalogue);
      if ("problems" in prepared)
        return refuse({ choice, players: [], sources: choice.seats.map(({ name }) => name), notes: [] }, prepared);
      content ??= prepared.content;
      tables.push({ setup: prepared.setup, lineUp, own: [own], opponents });
    }
  if (content) return { tables, content };
  complain("The lists in the field don't fit the scenario's other seats.", "Choose other lists with --field, or another --scenario.");
  return EXIT.refused;
}

/** Returns the opponents by seat, or undefined if there is a seat that no opponent fits. */
function opponentsAt(
  { teams }: EmptyTable,
  own: Seat,
  field: readonly Contestant[],
  first: number,
): readonly (number | undefined)[] | undefined {
  const inTurn = Array.from({ length: teams.length }, (_, at) => field.map((_one, place) => (first + at + place) % field.length));
  let taken = 0;
  const opponents = teams.map((_, seat) => {
    if (seat === own) return undefined;
    const place = (inTurn[taken] ?? []).find((at) => field[at] && fitsSeat(field[at], seat));
    taken += 1;
    return place ?? -1;
  });
  return opponents.includes(-1) || !opponents.includes(first) ? undefined : opponents;
}
