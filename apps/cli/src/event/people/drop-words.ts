/** Describes what happens to the team, table and pod when someone leaves or comes back. */
import { type EventLog, isOpen, lastRound, type Match, nameOf, type TournamentEvent, teamOf, undoneBy } from "@broadside/tournament";
import { eventCommand } from "../file/command-words.ts";

/** The team and the open table that a side had before it left. */
interface Presence {
  readonly team: string | undefined;
  readonly table: number | undefined;
}

export function presenceOf(event: TournamentEvent, side: string): Presence {
  const team = event.teams.get(side) ?? teamOf(event, side);
  const match = matchOf(event, side);
  return { team: team?.status === "playing" ? team.id : undefined, table: match && isOpen(match) ? match.table : undefined };
}

/** Finds the last round's match of a side or its team. */
function matchOf(event: TournamentEvent, side: string): Match | undefined {
  const team = teamOf(event, side)?.id ?? side;
  return lastRound(event)?.matches.find(({ sides }) => sides.includes(side) || sides.includes(team));
}

export function dropConsequences(file: string, log: EventLog, side: string, { team, table }: Presence): readonly string[] {
  const match = matchOf(log.event, side);
  const left = match?.left?.some((gone) => gone === side || gone === team) === true;
  return [
    ...(team === undefined ? [] : teamInWords(file, log, side, team)),
    ...(table !== undefined && match && !isOpen(match) ? [`The match at table ${table} counts as conceded.`] : []),
    ...(table !== undefined && match && isOpen(match) && left
      ? [`The others at table ${table} play on. ${nameOf(log.event, side)} comes last there.`]
      : []),
  ];
}

/** A team leaves with its member if teams are ranked (ET-TEAM-56-Q). If players are ranked, it is only dissolved. */
function teamInWords(file: string, { event, entries }: EventLog, side: string, id: string): readonly string[] {
  const team = event.teams.get(id);
  const name = nameOf(event, id);
  const others = team?.members.filter((member) => member !== side && event.players.get(member)?.status === "playing") ?? [];
  const staying = others.map((member) => nameOf(event, member)).join(" and ");
  if (!team || others.length === 0) return [];
  if (team.status === "playing") return [`${staying} plays both lists of ${name}.`];
  if (event.format.ranks === "players") return [`Team ${name} is dissolved. ${staying} ${others.length === 1 ? "plays" : "play"} on.`];
  return [
    `Team ${name} drops too.`,
    `To let ${staying} play both lists, undo this (${eventCommand("undo", file, entries.length)}) and run it again with --partner-plays-on.`,
  ];
}

/** Lists changes that remain after a side comes back. */
export function afterReturn(file: string, log: EventLog, side: string): readonly string[] {
  const { event, entries } = log;
  const round = lastRound(event);
  const match = matchOf(event, side);
  const row = match?.result?.entry;
  if (!round || !match) return [];
  if (match.sides.length === 2 && row !== undefined && isLeaving(log, row))
    return [
      `The match at table ${match.table} stays conceded. If the match is played after all: ${eventCommand("result", file, match.table, "…", "--correct REASON")}`,
    ];
  const left = leavingRow(log, side);
  if (match.sides.length === 2 || left === undefined || match.left?.includes(side) !== true) return [];
  const undo = [entries.length, left].map((number) => eventCommand("undo", file, number)).join(", then ");
  return [`At table ${match.table}, they still come last. If they play on there, undo both rows: ${undo}`];
}

const isLeaving = ({ entries }: EventLog, row: number): boolean => {
  const kind = entries[row - 1]?.what.kind;
  return kind === "dropped" || kind === "disqualified" || kind === "component ruled";
};

/** Finds the latest row in which a side left. */
export function leavingRow(log: EventLog, side: string): number | undefined {
  const undone = undoneBy(log.entries);
  return log.entries.findLast(
    ({ number, what }) =>
      !undone.has(number) && ((what.kind === "dropped" && what.side === side) || (what.kind === "disqualified" && what.player === side)),
  )?.number;
}
