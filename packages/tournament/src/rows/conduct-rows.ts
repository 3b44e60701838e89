/** Rows about conduct and components: rulings, incidents, mats, shared tools. */
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
import { noteRefusal } from "../people/names.ts";
import { firstOf, type RowRefusal } from "../reasons/row-refusal.ts";
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
      !RULING_SUBJECTS.includes(subject) && { key: "no such subject", subject },
      noteRefusal("decision", decision),
      faq !== undefined && noteRefusal("FAQ version", faq),
      round !== undefined && table !== undefined && !match && noTable(round, table),
      match && sideAt(event, match, by) !== undefined && ownMatchRefusal(),
      outcome && (!match || subject !== "result") && { key: "outcome needs a table" },
      outcome && match && outcomeRefusal(event, match, round ?? 0, outcome),
      outcome && match && lastWordRefusal(event, match, by),
      tool && noteRefusal("set", tool.set),
      tool && (!match || tool.tool.startsWith("third-party")) && { key: "tool is not ruled on", rule: "ET-RULER-06" },
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

/** The most points that a ruling may give a side. */
const MOST_POINTS = 100;

/** The outcomes that a ruling may give the two sides of a duel. */
const SENSE: readonly string[] = ["win/loss", "modified win/loss", "draw/draw", "loss/loss"];

function outcomeRefusal(event: TournamentEvent, match: Match, number: number, outcome: readonly RuledOutcome[]): RowRefusal | undefined {
  const round = roundOf(event, number);
  const limit = round?.plan.limit ?? 0;
  const sane = outcome.every(
    ({ points, margin }) =>
      Number.isInteger(points) && points >= 0 && points <= MOST_POINTS && Number.isInteger(margin) && margin >= 0 && margin <= 2 * limit,
  );
  const results = outcome.map(({ result }) => result);
  const duel = [results.join("/"), results.toReversed().join("/")].some((way) => SENSE.includes(way));
  const winners = results.filter((result) => result === "win" || result === "modified win").length;
  return firstOf(
    outcome.length !== match.sides.length && {
      key: "number of outcomes",
      table: match.table,
      sides: match.sides.length,
      outcomes: outcome.length,
    },
    !sane && { key: "points or margin", points: MOST_POINTS, margin: 2 * limit },
    match.sides.length === 2 && !duel && { key: "outcome of a duel" },
    winners > 1 && { key: "one winner" },
    outcome.some(
      ({ result, points }) => result === "loss" && outcome.some((other) => other.result !== "loss" && other.points < points),
    ) && { key: "loser has more points" },
    round?.kind === "cut" && winners !== 1 && { key: "championship needs a winner" },
  );
}

export const incident: Row<IncidentReport> = {
  by: STAFF,
  against: (event, { what: { type, about, round, table, note } }) =>
    firstOf(
      !INCIDENTS.includes(type) && { key: "no such incident", incident: type },
      noteRefusal("note", note),
      about.length === 0 && { key: "incident names nobody" },
      ...about.map((id): RowRefusal | false => !sideOf(event, id) && { key: "no such side", id }),
      round !== undefined && table !== undefined && !matchAt(event, round, table) && noTable(round, table),
    ),
  apply: (event, entry) => void event.incidents.push(entry),
};

export const componentRuled: Row<ComponentRuling> = {
  by: ORGANISERS,
  against: (event, { by, what: { player, component, modification, verdict, reason } }) =>
    firstOf(
      !event.players.has(player) && { key: "no such player", id: player },
      verdict === "disqualified" && playsAgainst(event, by, player) && ownMatchRefusal(),
      noteRefusal("component", component),
      noteRefusal("modification", modification),
      reason !== undefined && noteRefusal("reason", reason),
      reason === undefined && !follows(verdict, component, modification) && { key: "verdict needs a reason", rule: "ET-COMP-01" },
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
    firstOf(!event.players.has(player) && { key: "no such player", id: player }, noteRefusal("note", note)),
  apply: (event, entry) => void event.inspections.push(entry),
};

export const mat: Row<MatNote> = {
  by: EVERYBODY,
  against: (event, { by, what: { round, table, from, official } }) => {
    const match = matchAt(event, round, table);
    if (!match) return noTable(round, table);
    return firstOf(
      !isStaff(event, by) && sideAt(event, match, by) === undefined && { key: "only players choose the mat" },
      from === "player" && !official && { key: "mat is not official", rule: "ET-MAT-01" },
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
      !SHARED_TOOLS.includes(tool) && { key: "component must be official", rule: "ET-LEGAL-51-Q" },
      noteRefusal("set", set),
      sideAt(event, match, by) === undefined && { key: "only players ask for tools" },
      tooLate(round, match),
      match.tools.get(tool)?.decided === true && { key: "tool is decided" },
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

/** Players must agree before the match, and the agreement is for the whole match. */
const tooLate = (round: Round, match: Match): RowRefusal | false =>
  (match.begun || isStarted(round) || !isOpen(match)) && { key: "too late for tools", rule: "ET-RULER-04" };

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
      sideAt(event, match, by) === undefined && { key: "only players answer for tools" },
      tooLate(round, match),
      !match.tools.has(tool) && { key: "tool is not asked for", tool, table },
      match.tools.get(tool)?.decided === true && { key: "tool is decided" },
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

/** Whether a match uses a tool, because all its players agree or the organiser decided so (ET-RULER-04 to -06, ET-LEGAL-03). */
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
