/** Whom a game waits for, and how long. */
import type { Pace } from "@broadside/protocol";
import { consentOf, type Seat } from "@broadside/rules";
import { agreedClocks } from "./agreed.ts";
import type { ClockFacts } from "./clocks/clock-keeper.ts";
import type { HostedGame } from "./hosted-game.ts";
import type { LiveGame } from "./journal/live-game.ts";
import { peoplePlaying } from "./table/consent.ts";

type Watched = Pick<HostedGame, "live" | "options" | "presence" | "now" | "isOver">;

/** The milliseconds for each turn in correspondence; undefined in a live game. */
const turnTime = ({ game, table }: LiveGame): number | undefined => table.turn ?? agreedClocks(game.setup).turn;

export const paceOf = (live: LiveGame): Pace => (turnTime(live) === undefined ? "live" : "correspondence");

const seatsAsked = ({ game }: LiveGame): readonly Seat[] => game.open.flatMap(({ ask, answer }) => (answer ? [] : [ask.seat]));

/** Seats of people who have a question to answer. */
export function decidingIn(live: LiveGame): readonly Seat[] {
  const asked = new Set(seatsAsked(live));
  return peoplePlaying(live).filter((seat) => asked.has(seat));
}

/** Seats that have to agree to the open proposal. */
export const askedToAgree = ({ game }: LiveGame): readonly Seat[] =>
  game.proposal && !game.state.outcome ? consentOf(game, game.proposal).needed : [];

/** Seats of people whose turn it is: they have a question to answer, or to agree to a proposal. */
export function turnsIn(live: LiveGame): readonly Seat[] {
  const asked = new Set([...seatsAsked(live), ...askedToAgree(live)]);
  return peoplePlaying(live).filter((seat) => asked.has(seat));
}

/** Seats of people who aren't there although a live game waits for them. */
export function absentDeciding({ live, presence, now, isOver }: Watched): readonly Seat[] {
  if (isOver || paceOf(live) === "correspondence") return [];
  return decidingIn(live).filter((seat) => presence.of(seat, now) !== "here");
}

/** The milliseconds left to answer the open proposal; undefined if there is no limit. */
export function proposalLeft({ live, options, now }: Watched): number | undefined {
  const { proposal, log } = live.game;
  const limit = options.limits?.requestTime;
  const made = proposal && log.findLast(({ number }) => number === proposal.number)?.given?.at;
  return limit === undefined || made === undefined ? undefined : Math.max(0, made + limit - now);
}

/** The same for the open request at the table. */
export function requestLeft({ live, options, now }: Watched): number | undefined {
  const { request } = live.table;
  const limit = options.limits?.requestTime;
  return request && limit !== undefined ? Math.max(0, request.at + limit - now) : undefined;
}

/** Everything that the clocks depend on besides the time. */
export function clockFactsOf({ live, presence, now, isOver }: Watched): ClockFacts {
  const people = peoplePlaying(live).map((seat) => ({ seat, is: presence.of(seat, now) }));
  return {
    pace: paceOf(live),
    turn: turnTime(live),
    isStopped: live.table.paused !== undefined || isOver,
    deciding: decidingIn(live),
    waiting: seatsAsked(live),
    gone: people.flatMap(({ seat, is }) => (is === "gone" ? [seat] : [])),
    absent: people.flatMap(({ seat, is }) => (is === "here" ? [] : [seat])),
  };
}
