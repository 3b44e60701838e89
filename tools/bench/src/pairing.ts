/** `npm run bench -- pairing`: whole rounds compared with a library for Swiss pairing, and how pairing and standings grow. */
import { randomStream, scramble } from "@broadside/kit";
import { type Contender, compareCosts, costOf, type Pairing, type PairingRules, standings } from "@broadside/tournament";
import { type Match, type Player, Swiss } from "tournament-pairings";
import { compare, type Line, type Measure, median, report, rounded, time } from "./harness.ts";
import {
  type Course,
  type Draw,
  EPIC,
  ESCALATION,
  eventOf,
  newSides,
  pairByOurs,
  playEvent,
  playRound,
  type Seating,
  seatingOf,
} from "./random-events.ts";

const PEER = "tournament-pairings";

/** The same players in the peer's format. */
const playersOf = (sides: readonly Contender[]): readonly Player[] =>
  sides.map(({ id, points, met, byes }) => ({ id, score: points, avoid: [...met.keys()], receivedBye: byes > 0 }));

/** The peer shuffles with `Math.random`. Replacing it with a seeded stream makes its answers the same in every run. */
function pairByTheirs(players: readonly Player[], round: number, seed: number): readonly Match[] {
  const usual = Math.random;
  const draw = randomStream(seed);
  Math.random = () => draw(0x1_0000_0000) / 0x1_0000_0000;
  try {
    return Swiss(players, round);
  } finally {
    Math.random = usual;
  }
}

function seatingOfMatches(matches: readonly Match[]): Seating {
  const pairs = matches.flatMap(({ player1: a, player2: b }) => (a === null || b === null ? [] : [[a, b] as const]));
  const alone = matches.flatMap(({ player1: a, player2: b }) => (a !== null && b === null ? [a] : []));
  return { pairs, alone };
}

/**
 * Whether every side appears exactly once, and nobody else appears. One side may lack an opponent, but only if the number of sides is odd.
 */
function isComplete({ pairs, alone }: Seating, sides: readonly Contender[]): boolean {
  const seated = new Set([...pairs.flat(), ...alone]);
  return alone.length === sides.length % 2 && 2 * pairs.length + alone.length === sides.length && sides.every(({ id }) => seated.has(id));
}

function pairingOf({ pairs, alone: [bye] }: Seating): Pairing {
  return bye === undefined ? { pairs } : { pairs, bye };
}

const costBy = (seating: Seating, sides: readonly Contender[], rules: PairingRules) => costOf(pairingOf(seating), sides, rules);

/** Negative if the first is better by the ledger's criteria. */
const compareSeatings = (a: Seating, b: Seating, sides: readonly Contender[], rules: PairingRules): number =>
  compareCosts(costBy(a, sides, rules), costBy(b, sides, rules), rules);

const historyOf = (count: number, round: number, key: number): readonly Contender[] =>
  playEvent(count, round - 1, scramble(count, key)).sides;

/** The peer takes seconds for one round, so each measured round uses a different history. */
const HISTORIES = 9;

/** Our pairing must be complete, free of rematches and no worse than theirs. An incomplete pairing of theirs is never better. */
function wholeRound(count: number, round: number): Measure {
  const fields = Array.from({ length: HISTORIES }, (_, key) => historyOf(count, round, key));
  const players = fields.map(playersOf);
  const ours: Pairing[] = [];
  const theirs: (readonly Match[])[] = [];
  let at = 0;
  const hasProblem = (sides: readonly Contender[], index: number): boolean => {
    const [own, other] = [seatingOf(ours[index] ?? { pairs: [] }), seatingOfMatches(theirs[index] ?? [])];
    if (!isComplete(own, sides) || costBy(own, sides, EPIC).rematches > 0) return true;
    if (!isComplete(other, sides)) process.stderr.write(`${PEER} does not pair all of ${count} players\n`);
    return isComplete(other, sides) && compareSeatings(own, other, sides, EPIC) > 0;
  };
  return {
    bench: "pairing",
    measure: `${count} players, round ${round}`,
    peer: PEER,
    bar: 100,
    operations: 1,
    rounds: HISTORIES,
    prepare: (next) => {
      at = next;
    },
    ours: {
      run: () => {
        ours[at] = pairByOurs(fields[at] ?? [], round, EPIC, at);
      },
    },
    theirs: {
      run: () => {
        theirs[at] = pairByTheirs(players[at] ?? [], round, at);
      },
    },
    differences: () => fields.filter(hasProblem).length,
  };
}

const ascending = (figures: readonly number[]): readonly number[] => [...figures].sort((a, b) => a - b);

/** The line for a value with an upper limit. Its ratio is the limit divided by the measured value. */
function limited(measure: string, figures: readonly number[], peer: string, allowed: number, bar = 1): Line {
  const ratios = ascending(figures.map((figure) => allowed / figure));
  return {
    bench: "pairing",
    measure,
    ours: rounded(median(ascending(figures))),
    peer,
    theirs: allowed,
    ratio: rounded(median(ratios)),
    spread: [rounded(ratios[0] ?? 0), rounded(ratios.at(-1) ?? 0)],
    bar,
    ok: median(ratios) >= bar,
  };
}

/** Milliseconds to pair a field, after pairing it once to warm up. */
function pairingTime(sides: readonly Contender[], round: number): number {
  const side = { run: () => void pairByOurs(sides, round, EPIC, 1) };
  side.run();
  return median(ascending(Array.from({ length: 3 }, () => time(side, 1))));
}

const pairingTimes = (count: number, round: number, histories: number): readonly number[] =>
  ascending(Array.from({ length: histories }, (_, key) => pairingTime(historyOf(count, round, key), round)));

const largeRound = (): Line => limited("2048 players, round 9, in milliseconds", pairingTimes(2_048, 9, 9), "a second", 1_000);

/** Some histories take longer: if the only two sides on the same points have already met, many others must be paired again. */
function slowestRound(): string {
  const times = pairingTimes(512, 9, 60);
  return `512 players paired in ${median(times).toFixed(1)} ms, in the slowest of ${times.length} histories in ${times.at(-1)?.toFixed(0)} ms`;
}

const FEW = 2_500;
const MANY = 10_000;
const LAST_ROUND = 12;
/** Pairing time must grow more slowly than the number of possible pairs, which grows quadratically. */
const PAIRING_GROWTH_BAR = FEW / MANY;

/** Alternates one large event and several small ones with as many players in total. */
function pairingGrowth(): { readonly line: Line; readonly note: string } {
  const fields = (count: number, events: number) => Array.from({ length: events }, (_, key) => historyOf(count, LAST_ROUND, key));
  const large = fields(MANY, 3);
  const small = fields(FEW, MANY / FEW);
  const pair = (sides: readonly Contender[]) => void pairByOurs(sides, LAST_ROUND, EPIC, 1);
  for (const sides of [...large, ...small]) pair(sides);
  const measured = Array.from({ length: 9 }, (_, at) => {
    const whole = time({ run: () => pair(large[at % large.length] ?? []) }, 1);
    return { whole, factor: (whole * small.length) / time({ run: () => small.forEach(pair) }, 1) };
  });
  const factors = measured.map(({ factor }) => factor);
  const exponent = Math.log(median(ascending(factors))) / Math.log(MANY / FEW);
  const whole = median(ascending(measured.map(({ whole }) => whole)));
  return {
    line: limited(
      `growth of a pairing from ${FEW} to ${MANY} players, round ${LAST_ROUND}`,
      factors,
      "number of players",
      MANY / FEW,
      PAIRING_GROWTH_BAR,
    ),
    note: `${MANY} players paired in ${whole.toFixed(0)} ms, growing with their number to the power of ${exponent.toFixed(2)}`,
  };
}

/** Twice as many results may take 2.6 times as long: 2 / 2.6. */
const STANDINGS_GROWTH_BAR = 0.77;

function standingsGrowth(): { readonly line: Line; readonly note: string } {
  const course = playEvent(MANY, LAST_ROUND, 1);
  const whole = eventOf(course);
  const half = { ...whole, rounds: whole.rounds.slice(0, LAST_ROUND / 2) };
  const totals = new Map(course.sides.map(({ id, points, margin }) => [id, `${points}/${margin}`]));
  const ranks = standings(whole);
  const wrong = MANY - ranks.filter(({ side, points, margin }) => totals.get(side) === `${points}/${margin}`).length;
  if (wrong > 0) process.stderr.write(`${wrong} players do not stand as they have played\n`);
  for (let at = 0; at < 5; at += 1) for (const event of [whole, half]) standings(event);
  const measured = Array.from({ length: 15 }, () => {
    const all = time({ run: () => void standings(whole) }, 3);
    return { all, factor: all / time({ run: () => void standings(half) }, 3) };
  });
  const line = limited(
    `growth of the standings of ${MANY} players from ${LAST_ROUND / 2} to ${LAST_ROUND} rounds`,
    measured.map(({ factor }) => factor),
    "number of results",
    2,
    STANDINGS_GROWTH_BAR,
  );
  const all = median(ascending(measured.map(({ all }) => all)));
  return {
    line: { ...line, ok: line.ok && wrong === 0 },
    note: `standings of ${MANY} players after ${LAST_ROUND} rounds in ${all.toFixed(0)} ms`,
  };
}

const EVENTS = 2_000;

/** Failures in the events that one side paired from the first round to the last. */
interface Faults {
  crashes: number;
  /** More rematches than necessary. */
  rematches: number;
  /** A second bye, although a side without one could have had it with no more rematches. */
  repeatedByes: number;
  /** Players without an opponent other than the bye, although everyone could have been paired without a rematch. */
  unpaired: number;
  /** Players without an opponent other than the bye, where some rematches were necessary. */
  unpairedAmongRematches: number;
  /** Complete answers worse than the other side's for the same round, judged by the rules of Epic or Escalation. Counted in all events. */
  worse: number;
}

const noFaults = (): Faults => ({ crashes: 0, rematches: 0, repeatedByes: 0, unpaired: 0, unpairedAmongRematches: 0, worse: 0 });

interface Tally {
  readonly faults: Faults;
  rounds: number;
  /** Complete answers that were compared with the other side's. */
  compared: number;
}

const SIDES = ["ours", "theirs"] as const;
type Tallies = Readonly<Record<(typeof SIDES)[number], Tally>>;

function smallEvents(): Line {
  const newTally = (): Tally => ({ faults: noFaults(), rounds: 0, compared: 0 });
  const tallies = { ours: newTally(), theirs: newTally() };
  for (let key = 0; key < EVENTS; key += 1) for (const by of SIDES) followEvent(key, by, tallies);
  for (const by of SIDES) {
    const { faults, ...counts } = tallies[by];
    process.stdout.write(`${JSON.stringify({ bench: "pairing", events: EVENTS, by: by === "ours" ? by : PEER, ...counts, ...faults })}\n`);
  }
  const { rounds, faults } = tallies.ours;
  const without = rounds - Object.values(faults).reduce((sum, count) => sum + count, 0);
  return {
    bench: "pairing",
    measure: `rounds of ${EVENTS} small events less their faults`,
    ours: without,
    peer: "rounds",
    theirs: rounds,
    ratio: without / rounds,
    spread: [without / rounds, without / rounds],
    bar: 1,
    ok: without === rounds,
  };
}

/**
 * One side pairs a whole event. The other side is also asked in each round, but its answer isn't played. Sometimes somebody leaves, and a
 * crash ends the event.
 */
function followEvent(key: number, by: (typeof SIDES)[number], tallies: Tallies): void {
  const draw = randomStream(scramble(EVENTS, key));
  const size = 2 + draw(23);
  const rounds = 1 + draw(Math.min(size + 1, 12));
  const { faults } = tallies[by];
  let course: Course = { sides: newSides(size), rounds: [] };
  for (let round = 1; round <= rounds; round += 1) {
    const { sides } = course;
    const seed = draw(1_000_000);
    const ours = (rules: PairingRules) => seated(sides, () => seatingOf(pairByOurs(sides, round, rules, seed)));
    const theirs = seated(sides, () => seatingOfMatches(pairByTheirs(playersOf(sides), round, seed)));
    const own = ours(EPIC);
    tallies[by].rounds += 1;
    compareAnswers(own, theirs, sides, EPIC, tallies);
    compareAnswers(ours(ESCALATION), theirs, sides, ESCALATION, tallies);
    const answer = by === "ours" ? own : theirs;
    if (!answer) {
      faults.crashes += 1;
      return;
    }
    countFaults(answer, sides, faults);
    course = leave(playRound(course, answer, draw), draw);
  }
}

function compareAnswers(
  ours: Seating | undefined,
  theirs: Seating | undefined,
  sides: readonly Contender[],
  rules: PairingRules,
  tallies: Tallies,
): void {
  if (!ours || !theirs || !isComplete(theirs, sides)) return;
  for (const by of SIDES) tallies[by].compared += 1;
  const order = isComplete(ours, sides) ? compareSeatings(ours, theirs, sides, rules) : 1;
  if (order !== 0) tallies[order > 0 ? "ours" : "theirs"].faults.worse += 1;
}

const leave = (course: Course, draw: Draw): Course => {
  const gone = draw(8) === 0 && course.sides.length > 2 ? draw(course.sides.length) : -1;
  return { ...course, sides: course.sides.filter((_, at) => at !== gone) };
};

/** Asks a side for its pairs. Undefined if it throws, seats somebody twice or seats a stranger. Forgotten sides count as alone. */
function seated(sides: readonly Contender[], pair: () => Seating): Seating | undefined {
  try {
    const { pairs } = pair();
    const ids = new Set(pairs.flat());
    const alone = sides.map(({ id }) => id).filter((id) => !ids.has(id));
    return ids.size === 2 * pairs.length && ids.size + alone.length === sides.length ? { pairs, alone } : undefined;
  } catch {
    return undefined;
  }
}

function countFaults(seating: Seating, sides: readonly Contender[], faults: Faults): void {
  const { rematches } = costBy(seating, sides, EPIC);
  const unpaired = seating.alone.length - (sides.length % 2);
  const isRepeated = unpaired === 0 && sides.some(({ id, byes }) => id === seating.alone[0] && byes > 0);
  if (rematches === 0 && unpaired === 0 && !isRepeated) return;
  const least = leastRematches(sides, sides);
  if (unpaired > 0) faults[least.rematches === 0 ? "unpaired" : "unpairedAmongRematches"] += unpaired;
  else faults.rematches += rematches - least.rematches;
  if (!isRepeated) return;
  const fresh = sides.filter(({ byes }) => byes === 0);
  const otherwise = fresh.length > 0 ? leastRematches(sides, fresh) : undefined;
  if (otherwise?.rematches === least.rematches && otherwise.meetings === least.meetings) faults.repeatedByes += 1;
}

/**
 * The smallest possible number of rematches and, among those pairings, of earlier meetings. If the number of sides is odd, one of `byes`
 * sits out. The search shares no code with either pairing. It starts with the side that has the fewest fresh opponents.
 */
function leastRematches(
  sides: readonly Contender[],
  byes: readonly Contender[],
): { readonly rematches: number; readonly meetings: number } {
  const met = sides.map((one) => sides.map(({ id }) => one.met.get(id) ?? 0));
  const fresh = met.map((row, one) => row.reduce((set, times, other) => (other === one || times > 0 ? set : set | (1 << other)), 0));
  const everybody = 2 ** sides.length - 1;
  const starts = sides.length % 2 === 0 ? [everybody] : byes.map((bye) => everybody & ~(1 << sides.indexOf(bye)));
  const failed = new Set<string>();
  const canPair = (left: number, rematches: number, meetings: number): boolean => {
    if (left === 0) return true;
    const state = `${left} ${rematches} ${meetings}`;
    if (failed.has(state)) return false;
    const places = sides.map((_, at) => at).filter((at) => (left & (1 << at)) !== 0);
    const freshOf = (at: number): number => bitsIn((fresh[at] ?? 0) & left);
    const first = places.reduce((best, at) => (freshOf(at) < freshOf(best) ? at : best));
    const found = places.some((other) => {
      const times = met[first]?.[other] ?? 0;
      const again = times > 0 ? 1 : 0;
      if (other === first || again > rematches || times > meetings) return false;
      return canPair(left & ~(1 << first) & ~(1 << other), rematches - again, meetings - times);
    });
    if (!found) failed.add(state);
    return found;
  };
  const leastFor = (from: number, isEnough: (value: number) => boolean): number => (isEnough(from) ? from : leastFor(from + 1, isEnough));
  const rematches = leastFor(0, (value) => starts.some((start) => canPair(start, value, Number.POSITIVE_INFINITY)));
  return { rematches, meetings: leastFor(rematches, (value) => starts.some((start) => canPair(start, rematches, value))) };
}

function bitsIn(set: number): number {
  let bits = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) bits += 1;
  return bits;
}

export function run(): number {
  const quality = smallEvents();
  const rounds = [compare(wholeRound(512, 9)), compare(wholeRound(511, 9))];
  const pairing = pairingGrowth();
  const ranking = standingsGrowth();
  return report([...rounds, largeRound(), pairing.line, ranking.line, quality], [slowestRound(), pairing.note, ranking.note]);
}
