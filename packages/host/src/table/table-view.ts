/** What each client is told about the table. */
import type { StandInReport, TableView } from "@broadside/protocol";
import type { Seat } from "@broadside/rules";
import type { HostedGame } from "../hosted-game.ts";
import type { LiveGame } from "../journal/live-game.ts";
import type { Client } from "../people/clients.ts";
import { absentDeciding, paceOf, proposalLeft, requestLeft } from "../waiting.ts";
import { awayLimit, enoughVotes, seatsAsked } from "./consent.ts";
import { mayChat } from "./talk.ts";

export function tableView(running: HostedGame, client: Client): TableView {
  const { live, options, presence, keeper } = running;
  const { table, players } = live;
  const now = options.clock.now();
  const { paused, request } = table;
  const proposalTime = proposalLeft(running);
  const left = requestLeft(running);
  return {
    pace: paceOf(live),
    seats: players.map(({ bot }, seat) => (bot ? "bot" : presence.of(seat, now))),
    watchers: running.clients.watchers,
    ...(paused && { paused: { by: paused.by, since: Math.max(0, now - paused.at) } }),
    ...(request && {
      request: {
        number: request.number,
        what: request.what,
        seat: request.seat,
        needed: seatsAsked(live, request),
        ...(left !== undefined && { left }),
      },
    }),
    ...(proposalTime !== undefined && { proposalTime }),
    absent: absentDeciding(running).map((seat) => ({
      seat,
      waited: keeper.waited(seat),
      mayDecideIn: Math.max(0, awayLimit(live.game.setup) - keeper.waited(seat)),
      votes: table.votes[seat] ?? [],
      enough: enoughVotes(live, seat),
    })),
    standIns: players.flatMap(({ bot }, seat) => (bot?.isStandIn ? [standInReport(live, seat)] : [])),
    judgeCalls: table.judgeCalls,
    mayChat: mayChat(running, client),
  };
}

/** Returns the view without its times, which change all the time. Two views with the same key say the same. */
export const keyOfTable = ({ paused, request, proposalTime, absent, ...view }: TableView): string =>
  JSON.stringify({
    ...view,
    paused: paused?.by,
    request: request && { ...request, left: undefined },
    proposal: proposalTime !== undefined,
    absent: absent.map(({ seat, mayDecideIn, votes, enough }) => ({ seat, mayDecide: mayDecideIn === 0, votes, enough })),
  });

/** What the bot at a seat has done since the input that seated it. */
export function standInReport({ game: { log } }: Pick<LiveGame, "game">, seat: Seat): StandInReport {
  const seated = log.findLastIndex(({ input }) => input?.input === "seat" && input.seat === seat);
  const answers = log.slice(seated + 1).filter(({ input }) => input?.input === "answer" && input.seat === seat).length;
  return { seat, round: roundAt(log, seated), since: log[seated]?.number ?? 0, answers };
}

function roundAt(log: LiveGame["game"]["log"], from: number): number {
  for (let at = from; at >= 0; at -= 1)
    for (const event of log[at]?.events.toReversed() ?? [])
      if ("change" in event && event.change === "state" && event.set.round !== undefined) return event.set.round;
  return 0;
}
