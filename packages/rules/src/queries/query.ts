/**
 * Asks cards for values and permissions that they may change. Procedures read these only through `sum`, `may`, `latest` and `hardest`.
 *
 * - sums: increases and reductions are added first, then limits apply to the result (1E-COMP-12)
 * - permissions: *cannot* beats *may*, and *may* beats the rule (1E-COMP-09); a scenario overrides both (EB-RULE-05)
 * - latest: the most recent change applies; when it ends, the one before it applies again (1E-ROUND-04)
 * - hardest: if cards give a maneuver different difficulties, the hardest applies (1E-MOVE-06); if a maneuver may be treated as another
 *   colour, its player chooses
 */
import type { DialManeuver } from "@broadside/cards";
import { bearersOffering } from "../abilities/cards-in-play.ts";
import type { Bearer } from "../contract/ability.ts";
import type { Direction } from "../contract/edition-parts.ts";
import type { Difficulty, Latest, LatestValues, Limit, Limits, Moving, Permissions, Sums } from "../contract/queries.ts";
import type { Situation } from "../contract/situation.ts";
import type { Ship } from "../state/state.ts";

const HARDNESS: Readonly<Record<Difficulty, number>> = { green: 0, blue: 0, white: 1, red: 2, purple: 3 };
/** Easy maneuvers are green in the first edition and blue in the second. */
export const isEasy = (colour: Difficulty | undefined): boolean => colour === "green" || colour === "blue";

export function sum<Name extends keyof Sums>(game: Situation, name: Name, about: Sums[Name]): number {
  let total = 0;
  const listening = game.bearers.onSum(game, name);
  for (const self of listening) total += self.ability.answers?.sums?.[name]?.(game, self, about) ?? 0;
  const { scenario } = game.content;
  return scenario === undefined ? total : total + (scenario.sums?.[name]?.(game, about) ?? 0);
}

/** Computes the same sum from the given cards' answers only. */
export function sumOf<Name extends keyof Sums>(
  game: Situation,
  name: Name,
  about: Sums[Name],
  counts: (self: Bearer, change: number) => boolean,
): number {
  let total = 0;
  for (const self of game.bearers.onSum(game, name)) {
    const change = self.ability.answers?.sums?.[name]?.(game, self, about) ?? 0;
    if (counts(self, change)) total += change;
  }
  return total + (game.content.scenario?.sums?.[name]?.(game, about) ?? 0);
}

/** Returns the limits after all sums: the highest of several minimums, and the lowest of several maximums. */
export function limitsOf<Name extends keyof Limits>(game: Situation, name: Name, about: Limits[Name]): Required<Limit> {
  let least = Number.NEGATIVE_INFINITY;
  let most = Number.POSITIVE_INFINITY;
  for (const self of bearersOffering(game, "limits")) {
    const limit = self.ability.answers?.limits?.[name]?.(game, self, about);
    if (limit?.least !== undefined) least = Math.max(least, limit.least);
    if (limit?.most !== undefined) most = Math.min(most, limit.most);
  }
  return { least, most };
}

export function may<Name extends keyof Permissions>(game: Situation, name: Name, about: Permissions[Name], byRule: boolean): boolean {
  let allowed = byRule;
  const listening = game.bearers.onPermission(game, name);
  for (const self of listening) {
    const said = self.ability.answers?.permissions?.[name]?.(game, self, about);
    if (said === false) return false;
    if (said === true) allowed = true;
  }
  const { scenario } = game.content;
  return scenario === undefined ? allowed : (scenario.permissions?.[name]?.(game, about) ?? allowed);
}

export function latest<Name extends keyof Latest>(
  game: Situation,
  name: Name,
  about: Latest[Name],
  byRule: LatestValues[Name],
): LatestValues[Name] {
  let value = byRule;
  let since = Number.NEGATIVE_INFINITY;
  const listening = game.bearers.onLatest(game, name);
  for (const self of listening) {
    const said = self.ability.answers?.latest?.[name]?.(game, self, about);
    if (said && said.since >= since) ({ value, since } = said);
  }
  return value;
}

/** Returns the ways to make a move, after each card has changed them in turn. */
export function waysToMove(game: Situation, moving: Moving): readonly Direction[] {
  const { ways: byRule } = moving;
  let ways = byRule;
  for (const self of bearersOffering(game, "moveWays")) ways = self.ability.answers?.moveWays?.(game, self, { ...moving, ways }) ?? ways;
  return ways === byRule ? ways : eachOnce(ways);
}

/** If a way is in the list twice, because two cards allow it, keeps the one that costs nothing, or else the first one. */
const eachOnce = (ways: readonly Direction[]): readonly Direction[] =>
  ways.filter((way) => {
    const same = ways.filter(({ key }) => key === way.key);
    return way === (same.find(({ pay }) => pay === undefined) ?? same[0]);
  });

/** Returns the hardest colour that cards give to a maneuver; undefined if no card does. */
function difficultySaid(game: Situation, ship: Ship, maneuver: DialManeuver): Difficulty | undefined {
  let found: Difficulty | undefined;
  for (const self of bearersOffering(game, "difficulty")) {
    const said = self.ability.answers?.difficulty?.(game, self, { ship, maneuver });
    if (said && (found === undefined || HARDNESS[said] > HARDNESS[found])) found = said;
  }
  return found;
}

/**
 * Returns the colour of a maneuver that one card treats as a given colour. If other cards give the maneuver a harder colour, the harder one
 * counts (1E-MOVE-06).
 */
export function difficultyTreatedAs(game: Situation, ship: Ship, maneuver: DialManeuver, colour: Difficulty): Difficulty {
  const said = difficultySaid(game, ship, maneuver);
  return said && HARDNESS[said] > HARDNESS[colour] ? said : colour;
}

/**
 * Returns a maneuver's colour: the hardest that cards give it, or its own. Steps that make it harder or easier are added up, and the result
 * stays between easy and red (2E-MOVE-23). Purple maneuvers ignore these steps (2E-MOVE-24). If a card lets the player treat the maneuver
 * as another colour, the player is asked only when the maneuver is executed.
 */
export function difficultyOf(game: Situation, ship: Ship, maneuver: DialManeuver): Difficulty {
  const [colour] = coloursOpen(game, ship, maneuver);
  const steps = game.bearers.onSum(game, "difficulty").length === 0 ? 0 : sum(game, "difficulty", { ship, maneuver });
  if (steps === 0 || colour === "purple") return colour;
  const easy = colour === "green" || maneuver.colour === "green" ? "green" : "blue";
  return [easy, "white", "red"][Math.max(0, Math.min(2, HARDNESS[colour] + steps))] as Difficulty;
}

/**
 * Returns the colours among which a ship's player may choose for a maneuver, easiest first: its own colour and those that cards let it be
 * treated as. Colours that are easier than other cards allow are left out.
 */
export function coloursOpen(game: Situation, ship: Ship, maneuver: DialManeuver): readonly [Difficulty, ...Difficulty[]] {
  const printed = maneuver.colour ?? "white";
  const speaking = bearersOffering(game, "difficulty");
  if (speaking.length === 0) return ALONE[printed];
  const said = difficultySaid(game, ship, maneuver);
  const found: [Difficulty, ...Difficulty[]] = [said ?? printed];
  for (const self of speaking) {
    const allowed = self.ability.answers?.mayTreatAs?.(game, self, { ship, maneuver });
    const colour = allowed && said && HARDNESS[said] > HARDNESS[allowed] ? said : allowed;
    if (colour && !found.includes(colour)) found.push(colour);
  }
  return found.sort((one, other) => HARDNESS[one] - HARDNESS[other]);
}

const ALONE: Readonly<Record<Difficulty, readonly [Difficulty]>> = {
  green: ["green"],
  blue: ["blue"],
  white: ["white"],
  red: ["red"],
  purple: ["purple"],
};
