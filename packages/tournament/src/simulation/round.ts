/** One round of a simulated event, minute by minute: the clock, the results as they come in, and what else happens. */
import type { Match, Round } from "../event/event.ts";
import { lastRound, sideOf } from "../event/working-event.ts";
import { type Draw, happens } from "./people.ts";
import { inventClaim } from "./results.ts";
import { JUDGE, ORGANISER, type Simulation, tell, tellResult } from "./rows.ts";

const MINUTE = 60_000;
const PAUSE = { percent: 10, minutes: 5 };
const EXTENSION = { percent: 2, minutes: 10 };

interface Act {
  readonly minute: number;
  readonly does: () => void;
}

/** `early` happens soon after the start. */
export function playRound(course: Simulation, early?: () => void): void {
  const round = lastRound(course.log.event);
  if (!round) return;
  const { draw } = course;
  const { number } = round;
  const { minutes } = round.plan;
  const turn = (does: "start" | "pause" | "resume" | "time") => () => tell(course, { kind: "clock", round: number, does }, ORGANISER, 1);
  const paused = happens(PAUSE.percent, draw) ? { from: Math.floor(minutes / 3), minutes: PAUSE.minutes } : undefined;
  const endings = round.matches.map((match) => planEnding(course, round, match));
  const acts: Act[] = [
    { minute: 0, does: turn("start") },
    ...(early ? [{ minute: 5, does: early }] : []),
    ...(paused ? [{ minute: paused.from, does: turn("pause") }] : []),
    ...(paused ? [{ minute: paused.from + paused.minutes, does: turn("resume") }] : []),
    ...endings.flatMap(({ acts }) => acts),
    ...(endings.some(({ byTime }) => byTime) ? [{ minute: minutes + (paused?.minutes ?? 0), does: turn("time") }] : []),
  ];
  course.clock += MINUTE * (5 + draw(10));
  const start = course.clock;
  for (const { minute, does } of acts.sort((a, b) => a.minute - b.minute)) {
    course.clock = Math.max(course.clock, start + minute * MINUTE);
    does();
  }
  course.clock += MINUTE * (5 + draw(10));
}

/** When a match ends, and the rows written about it. Matches that go to time end a little after time is called. */
function planEnding(course: Simulation, round: Round, match: Match): { readonly acts: readonly Act[]; readonly byTime: boolean } {
  const { draw } = course;
  const { minutes } = round.plan;
  const claim = inventClaim(course.log.event, round, match, course.chances, draw);
  const byTime = claim.time === true;
  const extended = byTime && happens(EXTENSION.percent, draw);
  const longest = extended ? EXTENSION.minutes : 0;
  const minute = byTime ? minutes + PAUSE.minutes + longest + 1 + draw(8) : Math.floor((minutes * (30 + draw(65))) / 100);
  const place = { round: round.number, table: match.table };
  const acts: Act[] = [{ minute, does: () => tellResult(course, round, match, claim) }];
  if (extended)
    acts.push({
      minute: Math.floor(minutes / 2),
      does: () => tell(course, { kind: "extended", ...place, minutes: EXTENSION.minutes, reason: "A rules question" }, JUDGE, 10),
    });
  if (happens(1, draw)) acts.push({ minute: Math.floor(minutes / 2), does: () => noteIncident(course, round, match, draw) });
  return { acts, byTime };
}

function noteIncident(course: Simulation, round: Round, match: Match, draw: Draw): void {
  const about = [match.sides[draw(match.sides.length)] ?? ""].filter((side) => sideOf(course.log.event, side));
  const place = { round: round.number, table: match.table };
  tell(course, { kind: "incident", type: "slow play", about, ...place, note: "Asked to play on at a steady pace" }, JUDGE, 30);
}
