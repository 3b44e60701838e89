/** Whether the seating of a round is complete: everybody has one place, every table has a number, and the organiser has confirmed all rematches. */
import type { Person, TournamentEvent } from "../event/event.ts";
import { membersOf } from "../event/working-event.ts";
import type { RoundPairing } from "../log/log.ts";
import { nameOf } from "../people/display-names.ts";
import { firstOf, type RowRefusal } from "../reasons/row-refusal.ts";
import { contendersOf, namesOfPair, rematchesIn, sidesToPair, unteamed } from "../rounds/contenders.ts";
import { LEAST_POD, MOST_POD } from "../rounds/pods.ts";
import { listsRefusal } from "../rounds/readiness.ts";
import { sidesFit, unfitTeams } from "../rounds/team-sizes.ts";
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
    new Set(numbers).size !== numbers.length && { key: "table is used twice" },
    numbers.some((table) => !Number.isInteger(table) || table < 1) && { key: "number of a table" },
    settings.tables !== undefined &&
      tables.length > settings.tables && {
        key: "too few tables",
        tables: settings.tables,
        needed: tables.length,
        rule: "ET-TABLE-01",
      },
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
    playing.length < 2 && { key: "too few sides", sides: playing.length },
    (places.size !== seated.length || new Set(people).size !== people.length) && { key: "seated twice" },
    missing !== undefined && { key: "neither table nor bye", side: nameOf(event, missing), rule: "ET-SWISS-01" },
    stranger !== undefined && { key: "not in this round", side: nameOf(event, stranger), round },
    wrong && { key: "wrong number of sides", table: wrong.table, sides: wrong.sides.length },
    !pod &&
      couldMeet(
        event,
        plan,
        byes.filter((side) => !leftOver.includes(side)),
      ) && { key: "wrong number of byes", rule: "ET-BYE-01" },
    pod && byes.length > 0 && { key: "no byes in pods" },
    !pod && rematchesConfirmed !== true && rematchRefusal(event, tables, plan),
  );
}

/** Whether any two sides with byes could play each other instead. */
function couldMeet(event: TournamentEvent, plan: RoundPlan, byes: readonly string[]): boolean {
  const fits = sidesFit(event, plan);
  return byes.some((one, at) => byes.slice(at + 1).some((other) => fits(one, other)));
}

/** Refuses teams that are too large or too small for the scenario. Earlier versions did not check this. */
export function sizesRefusal(event: TournamentEvent, tables: RoundPairing["tables"], plan: RoundPlan): RowRefusal | undefined {
  const fits = sidesFit(event, plan);
  const wrong = tables.find(({ sides: [one = "", other = ""] }) => !fits(one, other));
  return wrong && { key: "teams cannot meet", ...unfitTeams(event, plan, wrong.sides), rule: "EB-TYPE-03" };
}

/** In the championship the bracket decides who meets. */
function treeRefusal(event: TournamentEvent, tables: RoundPairing["tables"], byes: readonly string[]): RowRefusal | undefined {
  const due = bracketRound(event);
  if (!due.ok) return due.problems[0];
  const textOf = (pairs: readonly (readonly string[])[]): string =>
    pairs
      .map((sides) => sides.toSorted().join("-"))
      .toSorted()
      .join();
  const seated = textOf(tables.map(({ sides }) => sides));
  const follows = seated === textOf(due.value.pairs) && byes.toSorted().join() === due.value.byes.toSorted().join();
  const players = tables.flatMap(({ sides }) => sides.flatMap((side) => membersOf(event, side)));
  return follows ? listsRefusal(event, players) : { key: "bracket decides" };
}

/** If two organisers play each other, somebody else must be there to rule (ET-TO-51-Q). */
export function tooFewJudges(event: TournamentEvent, tables: RoundPairing["tables"]): RowRefusal | undefined {
  const staff = [...event.people.values()].filter(({ role }) => role !== undefined);
  const both = tables.find(({ sides }) => {
    const seats = sides.map((side) => membersOf(event, side));
    const plays = ({ id }: Person): boolean => seats.some((members) => members.includes(id));
    const organised = seats.filter((members) => staff.some(({ id, role }) => role !== "judge" && members.includes(id))).length;
    return organised > 1 && staff.every(plays);
  });
  return both && { key: "both organisers meet", table: both.table, rule: "ET-TO-51-Q" };
}

function rematchRefusal(event: TournamentEvent, tables: RoundPairing["tables"], plan: RoundPlan): RowRefusal | undefined {
  if (event.rounds.length === 0) return undefined;
  const again = rematchesIn(contendersOf(event, plan.unit), tables);
  if (again.length === 0) return undefined;
  return { key: "rematches are not confirmed", pairs: again.map((pair) => namesOfPair(event, pair)), rule: "ET-SWISS-51-Q" };
}
