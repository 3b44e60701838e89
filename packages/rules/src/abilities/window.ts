/** Timing windows. This file alone decides who uses waiting abilities, and in what order. */
import { invariant } from "@broadside/kit";
import type { AnyWindow, Bearer, WindowPart } from "../contract/ability.ts";
import type { Option, Procedure } from "../contract/ask.ts";
import type { AddedOption, Occurrence, OpenWindow, TriggeredMoments, WindowMoments, WindowOptions } from "../contract/open-window.ts";
import type { AnyScenarioRule, ScenarioRule } from "../contract/scenario.ts";
import type { Situation } from "../contract/situation.ts";
import type { Occasions, Timing } from "../contract/timing.ts";
import { choose, NOTHING, optionsOf } from "../driver/ask.ts";
import { mayOnlyChangeManeuver } from "../maneuver/stress.ts";
import type { Seat } from "../state/seat.ts";
import type { ShipId } from "../state/state.ts";
import { bearersOn } from "./cards-in-play.ts";

/** If windows nest deeper than this, cards have formed a loop. */
const DEEPEST = 32;

interface WaitingAbility {
  readonly self: Bearer;
  readonly part: AnyWindow;
  /** The index of the ability's moment among the window's simultaneous moments. */
  readonly moment: number;
  readonly occasion: Occurrence["occasion"];
}

type Entry = WaitingAbility | AddedOption;
export const isAddedOption = (entry: Entry): entry is AddedOption => "key" in entry;
const AS_EVER: WindowOptions = {};

const PASS: Option<undefined> = { key: "pass", value: undefined };

/**
 * Opens a window. Usually no ability is waiting, so we check that before creating anything. The scenario's rules come before cards
 * (EB-RULE-02, 2E-TIME-10).
 */
export function window<At extends Timing>(game: Situation, at: At, occasion: Occasions[At], taking: WindowOptions = AS_EVER): Procedure {
  if (game.scenarioRules?.has(at)) return afterRules(game, { at, occasion } as Occurrence, taking);
  if (bearersOn(game, at).length === 0) return NOTHING;
  return abilitiesAt(game, { at, occasion } as Occurrence, taking);
}

/**
 * Resolves abilities now, unless an ability in the queue caused the moment. In that case, the new abilities wait until that ability is
 * finished.
 */
function abilitiesAt(game: Situation, moment: Occurrence, taking: WindowOptions): Procedure {
  const caused = PLAIN_EFFECTS.has(moment.at) ? game.windows.at(-1)?.caused : undefined;
  if (!caused) return windows(game, [moment], taking);
  const joining = found(game, [moment], caused.moments.length);
  if (joining.length > 0) {
    caused.moments.push(moment);
    caused.queued.push(...joining.map(mark));
  }
  return NOTHING;
}

/** Moments that follow a simple effect, such as gaining a token. All other moments come before an effect, or in the middle of one. */
const PLAIN_EFFECTS: ReadonlySet<Timing> = new Set<Timing>([
  "tokenAssigned",
  "tokenSpent",
  "stressRemoved",
  "lockAcquired",
  "lockTurned",
  "devicePlaced",
  "shieldLost",
  "critSuffered",
  "damageSuffered",
  "healthLost",
  "repaired",
  "destroyed",
]);

/**
 * An attack, maneuver or action that an ability performs is one unit: everything that it triggers opens its window before the unit ends
 * (2E-TIME-09).
 */
export const withOwnWindows = <Value>(game: Situation, work: Procedure<Value>): Procedure<Value> => {
  const within = game.windows.at(-1);
  return within?.caused ? apart(within, work) : work;
};

function* apart<Value>(within: OpenWindow, work: Procedure<Value>): Procedure<Value> {
  const { caused } = within;
  within.caused = undefined;
  const value = yield* work;
  within.caused = caused;
  return value;
}

/** Whether `window` would find any rules or abilities. */
export function isAnythingAt<At extends Timing>(game: Situation, at: At, occasion: Occasions[At]): boolean {
  for (const rule of (game.scenarioRules?.get(at) ?? NO_RULES) as readonly ScenarioRule[])
    if (rule.when?.(game, occasion as never) ?? true) return true;
  return bearersOn(game, at).length > 0 && isAnyWaiting(game, [{ at, occasion } as Occurrence]);
}
const NO_RULES: readonly AnyScenarioRule[] = [];

function* afterRules(game: Situation, moment: Occurrence, taking: WindowOptions): Procedure {
  yield* rulesAt(game, [moment]);
  yield* abilitiesAt(game, moment, taking);
}

/** Runs the scenario's rules, in the order in which the scenario lists them (EB-RULE-04). */
export function* rulesAt(game: Situation, moments: readonly Occurrence[]): Procedure {
  for (const { at, occasion } of moments)
    for (const rule of (game.scenarioRules?.get(at) ?? NO_RULES) as readonly ScenarioRule[])
      if (rule.when?.(game, occasion as never) ?? true) yield* rule.perform(game, occasion as never);
}

/**
 * Goes through the seats in order of initiative. Each seat resolves its abilities in any order, each at most once, and finishes one before
 * starting the next (1E-ROUND-02, -07, 1E-COMP-11, 2E-TIME-07 to -09, -31-Q). Several moments may happen at the same time (1E-ACT-22).
 */
export function windows(game: Situation, moments: readonly Occurrence[], taking: WindowOptions = AS_EVER): Procedure {
  const all = found(game, moments);
  if (taking.also === undefined && all.length === 0) return NOTHING;
  return open(game, { moments, taking, queued: game.edition.queue && all.map(mark) }, all);
}

/** Opens a window. `all` lists the waiting abilities; the list stays valid until a question is asked or an ability is used. */
function* open(game: Situation, atOnce: WindowMoments, all: readonly WaitingAbility[]): Procedure {
  const opened: OpenWindow = { atOnce, seat: undefined, used: NONE_USED, caused: undefined };
  const leaving = goDeeper(game, opened);
  let known: readonly WaitingAbility[] | undefined = all;
  try {
    for (const seat of atOnce.taking.seats ?? game.state.initiative) {
      const used: string[] = [];
      opened.seat = seat;
      opened.used = used;
      for (;;) {
        const now = waitingAbilities(game, atOnce, seat, used, known);
        if (now.length === 0) break;
        known = undefined;
        const picked = yield* pick(game, atOnce, seat, used, now);
        if (!picked) break;
        used.push(mark(picked));
        if (isAddedOption(picked)) yield* picked.perform();
        else if (atOnce.queued) yield* resolveQueued(game, opened, picked);
        else yield* resolve(game, picked);
      }
    }
  } finally {
    game.windows.pop();
  }
  yield* emptied(game, leaving);
}

/** Adds a window to the open ones. Returns the ships that are already waiting to leave the table. */
function goDeeper(game: Situation, opened: OpenWindow): readonly ShipId[] {
  const { windows } = game;
  invariant(windows.length < DEEPEST, `windows nest too deep at ${opened.atOnce.moments[0]?.at}`);
  const leaving = game.edition.queue && windows.length === 0 ? doomedIn(game) : NOBODY;
  windows.push(opened);
  return leaving;
}

/** Ends the queue when the outermost window closes (2E-TIME-18). */
const emptied = (game: Situation, leaving: readonly ShipId[]): Procedure =>
  game.windows.length === 0 && game.edition.queue ? game.edition.queue.emptied(game, leaving) : NOTHING;

const NOBODY: readonly ShipId[] = [];
const doomedIn = ({ state: { ships, remotes } }: Situation): readonly ShipId[] =>
  [...ships, ...remotes].flatMap(({ id, doomed }) => (doomed ? [id] : []));

/** Abilities that the resolving ability triggers join the front of the queue (2E-TIME-09). */
function* resolveQueued(game: Situation, opened: OpenWindow, picked: WaitingAbility): Procedure {
  const caused: TriggeredMoments = { moments: [], queued: [] };
  opened.caused = caused;
  yield* resolve(game, picked);
  opened.caused = undefined;
  if (caused.moments.length > 0) yield* open(game, { ...caused, taking: AS_EVER }, found(game, caused.moments));
}

/** Returns false if the ability had no effect; in that case it costs nothing (2E-ACT-13). */
function* resolve(game: Situation, { self, part, occasion }: WaitingAbility): Procedure<boolean> {
  const { cost, perform } = part as WindowPart;
  const { queue } = game.edition;
  if (queue && cost) yield* queue.pay(game, self, cost);
  const done = yield* game.using<unknown>(self, perform.call(part, game, self, occasion as never));
  if (done !== false) return true;
  if (queue && cost) queue.giveBack(game, self, cost);
  return false;
}

/**
 * Asks whether an ability replaces an event that is about to happen, and returns true if it does. Only one ability may do so. It doesn't
 * join the queue, and the event then counts as never having happened (2E-TIME-19, -20). Everything that the replacing ability triggers
 * counts as caused by the ability that is resolving. An ability can't replace anything that it causes itself, directly or through others.
 * Otherwise, two abilities could hand something back and forth forever (1E-COMP-11).
 */
export function* replaced<At extends Timing>(game: Situation, at: At, occasion: Occasions[At]): Procedure<boolean> {
  const atOnce: WindowMoments = { moments: [{ at, occasion } as Occurrence], taking: AS_EVER, queued: undefined };
  const used = game.windows.flatMap((outer) => (outer.atOnce.moments[0]?.at === at ? outer.used : NONE_USED));
  const opened: OpenWindow = { atOnce, seat: undefined, used: NONE_USED, caused: game.windows.at(-1)?.caused };
  const leaving = goDeeper(game, opened);
  let isReplaced = false;
  try {
    for (const seat of game.state.initiative) {
      const now: readonly Entry[] = isReplaced ? [] : waitingAbilities(game, atOnce, seat, used);
      const picked: Entry | undefined = yield* pick(game, atOnce, seat, used, now);
      if (!picked || isAddedOption(picked)) continue;
      opened.used = [mark(picked)];
      isReplaced = yield* resolve(game, picked);
      opened.used = NONE_USED;
    }
  } finally {
    game.windows.pop();
  }
  yield* emptied(game, leaving);
  return isReplaced;
}
const NONE_USED: readonly string[] = [];

/** Gives each use its own mark, because a card may have two texts for one moment, and one text may act at several simultaneous moments. */
const mark = (entry: Entry): string => (isAddedOption(entry) ? entry.key : `${entry.moment} ${entry.self.key} ${textOf(entry)}`);
const textOf = ({ self, part }: WaitingAbility): number => self.ability.windows?.indexOf(part) ?? 0;

/**
 * Lists the abilities that a seat may use now. If a card's text applies to several of the moments, it is listed only once. `known` is the
 * list of all waiting abilities, if it was just looked up.
 */
export function waitingAbilities(
  game: Situation,
  { moments, taking, queued }: WindowMoments,
  seat: Seat,
  used: readonly string[],
  known: readonly WaitingAbility[] = found(game, moments),
): readonly Entry[] {
  const { also, bonusAttacks, of } = taking;
  const anyone = known.filter(({ self }) => self.ship.seat === seat);
  const every = of === undefined ? anyone : anyone.filter(({ self }) => self.ship.id === of);
  const all = bonusAttacks === undefined ? every : every.filter(({ part }) => (part.bonusAttack === true) === bonusAttacks);
  const left = used.length === 0 && !queued ? all : all.filter((one) => !used.includes(mark(one)) && (queued?.includes(mark(one)) ?? true));
  const now = moments.length === 1 ? left : left.filter((one, at) => left.findIndex((other) => isSameText(one, other)) === at);
  return also?.seat === seat && !used.includes(also.key) && also.when() ? [...now, also] : now;
}

const isSameText = (one: WaitingAbility, other: WaitingAbility): boolean => one.part === other.part && one.self.key === other.self.key;

/** Lists the waiting abilities of every seat. Moments are numbered from `first`. */
function found(game: Situation, moments: readonly Occurrence[], first = 0): readonly WaitingAbility[] {
  let all: WaitingAbility[] | undefined;
  let moment = first;
  for (const { at, occasion } of moments) {
    for (const self of bearersOn(game, at))
      for (const part of self.ability.windows ?? NO_PARTS)
        if (waits(game, at, occasion, self, part)) {
          all ??= [];
          all.push({ self, part, moment, occasion });
        }
    moment += 1;
  }
  return all ?? NONE_WAITING;
}
const NONE_WAITING: readonly WaitingAbility[] = [];
const NO_PARTS: readonly AnyWindow[] = [];

function isAnyWaiting(game: Situation, moments: readonly Occurrence[]): boolean {
  for (const { at, occasion } of moments)
    for (const self of bearersOn(game, at))
      for (const part of self.ability.windows ?? NO_PARTS) if (waits(game, at, occasion, self, part)) return true;
  return false;
}

function waits(game: Situation, at: Timing, occasion: Occurrence["occasion"], self: Bearer, part: AnyWindow): boolean {
  if (part.at !== at) return false;
  if (at === "dialRevealed" && !part.changesManeuver && mayOnlyChangeManeuver(game)) return false;
  if (at === "beforeManeuver" && part.changesManeuver && game.state.motion?.fixed) return false;
  if (!(part as WindowPart).when(game, self, occasion as never)) return false;
  return part.cost === undefined || isWorthItsCost(game, self, part as WindowPart, occasion);
}

/** Whether the ability's cost can be paid and the ability can have an effect (2E-TIME-11, -22). */
function isWorthItsCost(game: Situation, self: Bearer, part: WindowPart, occasion: Occurrence["occasion"]): boolean {
  if (part.cost && game.edition.queue?.canPay(game, self, part.cost) === false) return false;
  return part.can?.(game, self, occasion as never) ?? true;
}

/**
 * Picks one of the waiting abilities. It asks no question for a single mandatory ability (1E-COMP-10, 2E-COMP-17), or for an ability that
 * asks its own question.
 */
function* pick(
  game: Situation,
  atOnce: WindowMoments,
  seat: Seat,
  used: readonly string[],
  first: readonly Entry[],
): Procedure<Entry | undefined> {
  const [only] = first;
  if (!only) return undefined;
  if (first.length === 1 && (isAddedOption(only) || !only.part.optional)) return only;
  // The first time, the question lists the abilities that were just found. If the question is built again, we look up the abilities again.
  let fresh: readonly Entry[] | undefined = first;
  return yield* choose<Entry | undefined>(() => {
    const now = fresh ?? waitingAbilities(game, atOnce, seat, used);
    fresh = undefined;
    const uses = now.map((value) => ({ key: keyAmong(now, value), value }));
    const mayPass = now.every((entry) => isAddedOption(entry) || entry.part.optional);
    const { at, occasion } = momentOf(atOnce, now[0] ?? only);
    return {
      kind: `use at ${at}`,
      seat,
      rule: game.edition.questions.useAbility,
      about: "ship" in occasion ? { ship: occasion.ship } : {},
      options: mayPass ? [PASS, ...uses] : optionsOf(uses),
    };
  });
}

const momentOf = ({ moments }: WindowMoments, entry: Entry): Pick<Occurrence, "at" | "occasion"> =>
  isAddedOption(entry) ? (moments[0] as Occurrence) : { at: entry.part.at, occasion: entry.occasion };

/**
 * Returns the card's key. If the card acts at two simultaneous moments, the moment is added. If two of the card's texts act at one moment,
 * a number is added.
 */
export const keyAmong = (all: readonly Entry[], entry: Entry): string => {
  if (isAddedOption(entry)) return entry.key;
  const { self, part } = entry;
  const own = all.filter((other): other is WaitingAbility => !isAddedOption(other) && other.self.key === self.key);
  const key = own.some((other) => other.part.at !== part.at) ? `${self.key} ${part.at}` : self.key;
  return own.some((other) => other.part.at === part.at && other.part !== part) ? `${key} #${textOf(entry) + 1}` : key;
};

/** Whether a seat is using its abilities at a moment, or will do so after other seats. Used by cards. */
export const hasAbilitiesToCome = ({ windows, state: { initiative } }: Situation, at: Timing, seat: Seat): boolean =>
  windows.some(
    ({ atOnce, seat: now }) =>
      now !== undefined && atOnce.moments.some((moment) => moment.at === at) && initiative.indexOf(seat) >= initiative.indexOf(now),
  );
