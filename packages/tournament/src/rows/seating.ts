/** Whether a round that is to be paired is whole: everybody has one place, every table its number, and no rematch happens that the organiser has not confirmed. */
import type { Person, TournamentEvent } from "../event/event.ts";
import { membersOf } from "../event/working-event.ts";
import type { RoundPairing } from "../log/log.ts";
import { firstOf, type RowRefusal, refuse } from "../log/refusal.ts";
import { nameOf } from "../people/display-names.ts";
import { contendersOf, pairInWords, rematchesIn, sidesToPair, unteamed } from "../rounds/contenders.ts";
import { LEAST_POD, MOST_POD } from "../rounds/pods.ts";
import { listsRefusal } from "../rounds/readiness.ts";
import { sidesFit, unfitInWords } from "../rounds/team-sizes.ts";
import type { RoundPlan } from "../settings/settings.ts";
import { bracketRound } from "../standings/bracket.ts";

export const seatingRefusal = (event: TournamentEvent, row: RoundPairing, plan: RoundPlan): RowRefusal | undefined =>
  firstOf(
    tableRefusal(event, row.tables),
    tooFewJudges(event, row.tables),
    event.bracket ? treeRefusal(event, row.tables, row.byes) : placeRefusal(event, row, plan),
  );

function tableRefusal({ settings }: TournamentEvent, tables: RoundPairing["tables"]): RowRefusal | undefined {
  const numbers = tables.map(({ table }) => table);
  return firstOf(
    new Set(numbers).size !== numbers.length && refuse("Two matches cannot be at one table"),
    numbers.some((table) => !Number.isInteger(table) || table < 1) && refuse("Tables have numbers from 1"),
    settings.tables !== undefined &&
      tables.length > settings.tables &&
      refuse(`There are ${settings.tables} tables, and ${tables.length} are needed`, "ET-TABLE-01"),
  );
}

function placeRefusal(
  event: TournamentEvent,
  { tables, byes, rematchesConfirmed, round }: RoundPairing,
  plan: RoundPlan,
): RowRefusal | undefined {
  const playing = sidesToPair(event, plan.unit).map(({ id }) => id);
  const leftOver = plan.unit === "teams" ? unteamed(event) : [];
  const due = new Set([...playing, ...leftOver]);
  const seated = [...tables.flatMap(({ sides }) => sides), ...byes];
  const people = seated.flatMap((side) => membersOf(event, side));
  const places = new Set(seated);
  const missing = [...due].find((side) => !places.has(side));
  const stranger = seated.find((side) => !due.has(side));
  const pod = plan.unit === "pods";
  const wrong = tables.find(({ sides }) => (pod ? sides.length < LEAST_POD || sides.length > MOST_POD : sides.length !== 2));
  return firstOf(
    playing.length < 2 && refuse(`A round needs two sides at least; there ${playing.length === 1 ? "is one" : "are none"}`),
    (places.size !== seated.length || new Set(people).size !== people.length) && refuse("Nobody sits at two tables"),
    missing !== undefined && refuse(`${nameOf(event, missing)} has neither a table nor the bye`, "ET-SWISS-01"),
    stranger !== undefined && refuse(`${nameOf(event, stranger)} does not play in round ${round}`),
    wrong && refuse(`Table ${wrong.table} has ${wrong.sides.length} sides`),
    !pod &&
      couldMeet(
        event,
        plan,
        byes.filter((side) => !leftOver.includes(side)),
      ) &&
      refuse("Exactly one side has a bye in an odd field, none in an even one", "ET-BYE-01"),
    pod && byes.length > 0 && refuse("In pods everybody plays"),
    !pod && rematchesConfirmed !== true && rematchRefusal(event, tables, plan),
  );
}

/** Whether two of the sides without an opponent could be each other's. */
function couldMeet(event: TournamentEvent, plan: RoundPlan, byes: readonly string[]): boolean {
  const fits = sidesFit(event, plan);
  return byes.some((one, at) => byes.slice(at + 1).some((other) => fits(one, other)));
}

/** Teams that are too many or too few for the scenario; earlier versions did not ask. */
export function sizesRefusal(event: TournamentEvent, tables: RoundPairing["tables"], plan: RoundPlan): RowRefusal | undefined {
  const fits = sidesFit(event, plan);
  const wrong = tables.find(({ sides: [one = "", other = ""] }) => !fits(one, other));
  return wrong && refuse(unfitInWords(event, plan, wrong.sides), "EB-TYPE-03");
}

/** In the championship the tree says who meets. */
function treeRefusal(event: TournamentEvent, tables: RoundPairing["tables"], byes: readonly string[]): RowRefusal | undefined {
  const due = bracketRound(event);
  if (!due.ok) return refuse(due.problems.map(({ reason }) => reason).join("; "));
  const inWords = (pairs: readonly (readonly string[])[]): string =>
    pairs
      .map((sides) => sides.toSorted().join("-"))
      .toSorted()
      .join();
  const told = inWords(tables.map(({ sides }) => sides));
  const follows = told === inWords(due.value.pairs) && byes.toSorted().join() === due.value.byes.toSorted().join();
  const players = tables.flatMap(({ sides }) => sides.flatMap((side) => membersOf(event, side)));
  return follows ? listsRefusal(event, players) : refuse("The championship follows its bracket");
}

/** Two organisers who meet need somebody else to rule (ET-TO-51-Q). */
export function tooFewJudges(event: TournamentEvent, tables: RoundPairing["tables"]): RowRefusal | undefined {
  const staff = [...event.people.values()].filter(({ role }) => role !== undefined);
  const both = tables.find(({ sides }) => {
    const seats = sides.map((side) => membersOf(event, side));
    const plays = ({ id }: Person): boolean => seats.some((members) => members.includes(id));
    const organised = seats.filter((members) => staff.some(({ id, role }) => role !== "judge" && members.includes(id))).length;
    return organised > 1 && staff.every(plays);
  });
  return both && refuse(`Both organisers meet at table ${both.table}; that needs a judge, or one of them withdraws`, "ET-TO-51-Q");
}

function rematchRefusal(event: TournamentEvent, tables: RoundPairing["tables"], plan: RoundPlan): RowRefusal | undefined {
  if (event.rounds.length === 0) return undefined;
  const again = rematchesIn(contendersOf(event, plan.unit), tables);
  if (again.length === 0) return undefined;
  return refuse(
    `The organiser must confirm that these meet again: ${again.map((pair) => pairInWords(event, pair)).join("; ")}`,
    "ET-SWISS-51-Q",
  );
}
