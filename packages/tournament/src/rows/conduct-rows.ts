/** Rows about conduct and components: rulings, incidents, mats, tools that a match shares. */
import type { Match, Round, ToolState, TournamentEvent } from "../event/event.ts";
import { isOpen, matchAt, playersAt, putMatch, roundOf, sideAt, sideOf, type WorkingEvent } from "../event/working-event.ts";
import { componentVerdict } from "../lists/components.ts";
import {
  type ComponentRuling,
  INCIDENTS,
  type IncidentReport,
  type Inspection,
  type MatNote,
  RULING_SUBJECTS,
  type RuledOutcome,
  type Ruling,
  SHARED_TOOLS,
  type SharedTool,
  type ToolAnswer,
  type ToolRequest,
} from "../log/log.ts";
import { firstOf, type RowRefusal, refuse } from "../log/refusal.ts";
import { noteRefusal } from "../people/names.ts";
import { leave, playsAgainst } from "./people-rows.ts";
import { bracketRefusal, lastWordRefusal } from "./result-rows.ts";
import { isStarted, noTable } from "./round-rows.ts";
import { EVERYBODY, isOrganiser, isStaff, ORGANISERS, ownMatchRefusal, type Row, STAFF } from "./row.ts";

export const ruled: Row<Ruling> = {
  by: STAFF,
  against: (event, { by, what }) => {
    const { subject, round, table, decision, faq, outcome, tool } = what;
    const match = round === undefined || table === undefined ? undefined : matchAt(event, round, table);
    return firstOf(
      !RULING_SUBJECTS.includes(subject) && refuse(`There are no rulings on "${subject}"`),
      noteRefusal("The decision", decision),
      faq !== undefined && noteRefusal("The FAQ's version", faq),
      round !== undefined && table !== undefined && !match && noTable(round, table),
      match && sideAt(event, match, by) !== undefined && ownMatchRefusal(),
      outcome && (!match || subject !== "result") && refuse("An outcome is ruled on a table"),
      outcome && match && outcomeRefusal(event, match, round ?? 0, outcome),
      outcome && match && lastWordRefusal(event, match, by),
      tool && noteRefusal("Which set", tool.set),
      tool &&
        (!match || tool.tool.startsWith("third-party")) &&
        refuse("Only the shared ruler and templates of a table are ruled on; other makes need everybody's word", "ET-RULER-06"),
      outcome && round !== undefined && bracketRefusal(event, round),
    );
  },
  apply: (event, entry) => {
    const { round, table, outcome, tool } = entry.what;
    event.rulings.push(entry);
    const match = round === undefined || table === undefined ? undefined : matchAt(event, round, table);
    if (!match || round === undefined) return;
    const lastWord = match.lastWord === true || isOrganiser(event, entry.by);
    if (outcome) putMatch(event, round, { ...match, ruled: { outcome, entry: entry.number }, disputed: false, lastWord });
    if (tool) putTool(event, round, match, tool.tool, { set: tool.set, agreed: new Set(), refused: new Set(), decided: true });
  },
};

/** What a ruling may give the sides of a duel. */
const SENSE: readonly string[] = ["win/loss", "modified win/loss", "draw/draw", "loss/loss"];

function outcomeRefusal(event: TournamentEvent, match: Match, number: number, outcome: readonly RuledOutcome[]): RowRefusal | undefined {
  const round = roundOf(event, number);
  const limit = round?.plan.limit ?? 0;
  const sane = outcome.every(
    ({ points, margin }) =>
      Number.isInteger(points) && points >= 0 && points <= 100 && Number.isInteger(margin) && margin >= 0 && margin <= 2 * limit,
  );
  const results = outcome.map(({ result }) => result);
  const duel = [results.join("/"), results.toReversed().join("/")].some((way) => SENSE.includes(way));
  const winners = results.filter((result) => result === "win" || result === "modified win").length;
  return firstOf(
    outcome.length !== match.sides.length && refuse(`There are ${match.sides.length} sides at table ${match.table}, not ${outcome.length}`),
    !sane && refuse(`Points are 0 to 100, and a margin is 0 to ${2 * limit}`),
    match.sides.length === 2 && !duel && refuse("A duel has a winner and a loser, a draw, or two losers"),
    winners > 1 && refuse("Only one side wins"),
    outcome.some(({ result, points }) => result === "loss" && outcome.some((other) => other.result !== "loss" && other.points < points)) &&
      refuse("Nobody loses for more points than another wins or draws for"),
    round?.kind === "cut" && winners !== 1 && refuse("A championship match needs a winner"),
  );
}

export const incident: Row<IncidentReport> = {
  by: STAFF,
  against: (event, { what: { type, about, round, table, note } }) =>
    firstOf(
      !INCIDENTS.includes(type) && refuse(`There is no incident of the kind "${type}"`),
      noteRefusal("The note", note),
      about.length === 0 && refuse("An incident names a player or a team"),
      ...about.map((id) => !sideOf(event, id) && refuse(`There is no player or team ${id}`)),
      round !== undefined && table !== undefined && !matchAt(event, round, table) && noTable(round, table),
    ),
  apply: (event, entry) => void event.incidents.push(entry),
};

export const componentRuled: Row<ComponentRuling> = {
  by: ORGANISERS,
  against: (event, { by, what: { player, component, modification, verdict, reason } }) =>
    firstOf(
      !event.players.has(player) && refuse(`There is no player ${player}`),
      verdict === "disqualified" && playsAgainst(event, by, player) && ownMatchRefusal(),
      noteRefusal("The component", component),
      noteRefusal("The modification", modification),
      reason !== undefined && noteRefusal("The reason", reason),
      reason === undefined &&
        !follows(verdict, component, modification) &&
        refuse("This differs from what the rules say; give the reason", "ET-COMP-01"),
    ),
  apply: (event, entry) => {
    event.components.push(entry);
    if (entry.what.verdict === "disqualified") leave(event, entry.what.player, "disqualified", entry, false);
  },
};

const follows = (verdict: "eligible" | "replaced" | "disqualified", component: string, modification: string): boolean =>
  componentVerdict(component, modification).eligible === (verdict === "eligible");

export const inspected: Row<Inspection> = {
  by: ORGANISERS,
  against: (event, { what: { player, note } }) =>
    firstOf(!event.players.has(player) && refuse(`There is no player ${player}`), noteRefusal("The note", note)),
  apply: (event, entry) => void event.inspections.push(entry),
};

export const mat: Row<MatNote> = {
  by: EVERYBODY,
  against: (event, { by, what: { round, table, from, official } }) => {
    const match = matchAt(event, round, table);
    if (!match) return noTable(round, table);
    return firstOf(
      !isStaff(event, by) && sideAt(event, match, by) === undefined && refuse("Only those who play at the table choose its mat"),
      from === "player" && !official && refuse("A mat that a player brings is an official one", "ET-MAT-01"),
    );
  },
  apply: (event, { what: { round, table, from, official } }) => {
    const match = matchAt(event, round, table);
    if (match) putMatch(event, round, { ...match, mat: { from, official } });
  },
};

export const toolAsked: Row<ToolRequest> = {
  by: ["player"],
  against: (event, { by, what: { round: number, table, tool, set } }) => {
    const round = roundOf(event, number);
    const match = matchAt(event, number, table);
    if (!round || !match) return noTable(number, table);
    return firstOf(
      !SHARED_TOOLS.includes(tool) && refuse("Ship tokens, cards, bases and obstacles are official, whoever agrees", "ET-LEGAL-51-Q"),
      noteRefusal("Which set", set),
      sideAt(event, match, by) === undefined && refuse("Only those who play at the table ask for its tools"),
      tooLate(round, match),
      match.tools.get(tool)?.decided === true && refuse("The organiser has decided on this"),
    );
  },
  apply: (event, { by, what: { round, table, tool, set } }) => {
    const match = matchAt(event, round, table);
    const state = match?.tools.get(tool);
    if (!match) return;
    const own = state === undefined || [...state.agreed].every((person) => person === by);
    if (own) putTool(event, round, match, tool, { set, agreed: new Set([by]), refused: new Set(), decided: false });
    else putTool(event, round, match, tool, answeredBy(state, by, state.set === set));
  },
};

/** Agreements are made before the match and hold to its end. */
const tooLate = (round: Round, match: Match): RowRefusal | false =>
  (match.begun || isStarted(round) || !isOpen(match)) && refuse("Tools are agreed on before the match", "ET-RULER-04");

function answeredBy(state: ToolState, by: string, agrees: boolean): ToolState {
  const without = (people: ReadonlySet<string>): readonly string[] => [...people].filter((person) => person !== by);
  return {
    ...state,
    agreed: new Set([...without(state.agreed), ...(agrees ? [by] : [])]),
    refused: new Set([...without(state.refused), ...(agrees ? [] : [by])]),
  };
}

export const toolAnswered: Row<ToolAnswer> = {
  by: ["player"],
  against: (event, { by, what: { round: number, table, tool } }) => {
    const round = roundOf(event, number);
    const match = matchAt(event, number, table);
    if (!round || !match) return noTable(number, table);
    return firstOf(
      sideAt(event, match, by) === undefined && refuse("Only those who play at the table answer for it"),
      tooLate(round, match),
      !match.tools.has(tool) && refuse(`Nobody has asked for ${tool} at table ${table}`),
      match.tools.get(tool)?.decided === true && refuse("The organiser has decided on this"),
    );
  },
  apply: (event, { by, what: { round, table, tool, agrees } }) => {
    const match = matchAt(event, round, table);
    const state = match?.tools.get(tool);
    if (match && state) putTool(event, round, match, tool, answeredBy(state, by, agrees));
  },
};

function putTool(event: WorkingEvent, round: number, match: Match, tool: SharedTool, state: ToolState): void {
  putMatch(event, round, { ...match, tools: new Map([...match.tools, [tool, state]]) });
}

/** Whether a match uses a tool: everybody in it has agreed, or the organiser has decided (ET-RULER-04 to -06, ET-LEGAL-03). */
export function toolStatus(
  event: TournamentEvent,
  match: Match,
  tool: SharedTool,
): "not asked" | "waiting" | "in use" | "refused" | "with the organiser" {
  const state = match.tools.get(tool);
  if (!state) return "not asked";
  if (state.decided || playersAt(event, match).every((player) => state.agreed.has(player))) return "in use";
  if (state.refused.size === 0) return "waiting";
  return tool.startsWith("third-party") ? "refused" : "with the organiser";
}
