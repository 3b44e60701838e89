/** Combines a sheet and its play into a scenario for the rules. */
import { degrees, type Pose, type Region } from "@broadside/geometry";
import { invariant } from "@broadside/kit";
import type { Account, DeploymentArea, Ending, Outcome, RemoteSetup, Scenario, SeatSetup, Situation, Step } from "@broadside/rules";
import {
  addPiece,
  hasConceded,
  isByThreat,
  type Procedure,
  placeRemote,
  procedure,
  quietStep,
  remotesOf,
  type ScoreItems,
  sidesOf,
  standardItems,
  totals,
} from "@broadside/rules/scenarios";
import { mapFor, typeOf } from "../areas.ts";
import { pointOn, regionOn } from "../grid.ts";
import { amountOf, type OptionValues, valuesOf } from "../option.ts";
import type { PieceArrival, Pieces, Sheet, SheetMap } from "../sheet.ts";
import { counterScores } from "./counters.ts";
import type { Play, PlayBy } from "./play.ts";
import { isWiped } from "./sides.ts";

/** Creates the scenario with these settings. */
export function scenarioOf(sheet: Sheet, playBy: PlayBy, edited: OptionValues = {}): Scenario {
  const figures = valuesOf(sheet, edited);
  const play = playBy(figures, edited);
  const mapOf = (seats: readonly SeatSetup[]): SheetMap => {
    const map = mapFor(sheet, seats.length, typeOf(sheet, seats));
    invariant(map, `${sheet.id} has a table for ${seats.length} seats`);
    return map;
  };
  const steps = (when: PieceArrival, own: readonly Step[] | undefined): readonly Step[] => own ?? layingSteps(sheet, mapOf, figures, when);
  return {
    id: sheet.id,
    isEpic: sheet.family === "epic",
    table: (seats) => mapOf(seats).table,
    type: (seats) => typeOf(sheet, seats),
    areas: ({ setup }) => areasOn(mapOf(setup.seats)),
    obstacles: (seats) => ({
      count: amountOf(sheet.obstacles.count[mapOf(seats).table] ?? 0, figures),
      kinds: sheet.obstacles.kinds,
      distances: sheet.obstacles.distances,
      rule: sheet.obstacles.rule,
      ...(play.noObstaclesIn && { outside: zonesOn(mapOf(seats), play.noObstaclesIn) }),
    }),
    remotes: (seats) => remotesFor(sheet, figures, seats),
    playArea: steps("with the play area", play.playArea),
    beforeObstacles: steps("before the obstacles", play.beforeObstacles),
    afterObstacles: steps("after the obstacles", play.afterObstacles),
    afterForces: steps("after the forces", play.afterForces),
    ...(play.rules && { rules: play.rules }),
    ...(play.actions && { actions: play.actions }),
    ...(play.permissions && { permissions: play.permissions }),
    ...(play.sums && { sums: play.sums }),
    ...(play.placing && { placing: play.placing }),
    ...(play.placesInPlayerOrder && { placesInPlayerOrder: true }),
    ...(play.shipsReturn && { shipsReturn: true }),
    ...(play.counterName !== undefined && { counterName: play.counterName }),
    score: (game) => totals(itemsOf(game, play)),
    account: (game) => accountOf(game, sheet, play),
    items: (game) => itemsOf(game, play),
    unit: (game) => play.unit?.(game) ?? (isByThreat(game) ? "threat" : "point"),
    tiebreaks: (game) => {
      if (play.survivor?.(game) !== undefined) return [];
      const { level, by } = ranked(game, play);
      return level.length > 1 ? [] : by;
    },
    ...(play.objectives && { objectives: play.objectives }),
    lastRound: (game) => {
      const last = lastRoundOf(game, play, figures);
      return Number.isFinite(last) ? last : undefined;
    },
    decide: (game) => decide(game, play, figures),
    verdict: (game, ending) => verdict(game, play, ending),
  };
}

const knownAreas = new WeakMap<SheetMap, readonly DeploymentArea[]>();

function areasOn(map: SheetMap): readonly DeploymentArea[] {
  const known = knownAreas.get(map) ?? map.areas.map(({ of, corners }) => ({ of, region: regionOn(map.table, corners) }));
  knownAreas.set(map, known);
  return known;
}

/** Returns the zones on a map that have these names. */
const zonesOn = ({ table, zones = [] }: SheetMap, names: readonly string[]): readonly Region[] =>
  zones.flatMap(({ name, corners }) => (names.includes(name) ? [regionOn(table, corners)] : []));

/**
 * Returns the sheet's remotes. If the sheet gives them to a role, nobody controls them at first, because roles aren't known yet
 * (EB-REMOTE-03, -04).
 */
function remotesFor(sheet: Sheet, figures: OptionValues, seats: readonly SeatSetup[]): readonly RemoteSetup[] {
  return sheet.pieces.flatMap(({ card, count, controller }): readonly RemoteSetup[] => {
    if (!card) return [];
    return Array.from({ length: amountOf(count, figures) }, (_, at) => ({
      kind: card,
      number: at + 1,
      ...(controller === "each player" && { seat: at % seats.length }),
    }));
  });
}

/** Returns the steps that place everything that players don't place: markers, features and remotes without a controller (EB-REMOTE-04). */
function layingSteps(
  sheet: Sheet,
  mapOf: (seats: readonly SeatSetup[]) => SheetMap,
  figures: OptionValues,
  when: PieceArrival,
): readonly Step[] {
  const laid = sheet.pieces.filter((pieces) => pieces.when === when && !pieces.placedBy);
  return laid.map((pieces) => {
    const name = `${sheet.name}: ${pieces.kind}`;
    if (pieces.card) return { name, run: (game) => layRemotes(game, mapOf(game.setup.seats), pieces) };
    return quietStep(name, (game) => lay(game, mapOf(game.setup.seats), pieces, figures));
  });
}

const layRemotes = procedure("layRemotes", function* (game: Situation, map: SheetMap, { card, spots }: Pieces): Procedure {
  const waiting = remotesOf(game, card).filter(({ status }) => status === "reserve");
  for (const [at, spot] of spots.entries()) {
    const remote = waiting[at];
    if (remote) yield* placeRemote(game, remote, poseOn(map, spot));
  }
});

function lay(game: Situation, map: SheetMap, { kind, count, spots }: Pieces, figures: OptionValues): void {
  for (const spot of spots.slice(0, amountOf(count, figures))) addPiece(game, kind, { pose: poseOn(map, spot) });
}

/** Converts a position on the sheet to a pose on its table. */
const poseOn = (map: SheetMap, spot: Pieces["spots"][number]): Pose => {
  const { x, y } = pointOn(map.table, spot);
  return { x: Math.round(x), y: Math.round(y), heading: degrees(spot.heading ?? 0) };
};

/** Returns the outcome if the game is over: the play has ended it, or the last round is over. */
function decide(game: Situation, play: Play, figures: OptionValues): Outcome | undefined {
  const last = lastRoundOf(game, play, figures);
  const ending = play.isOver?.(game) ?? (game.state.round >= last ? "rounds" : undefined);
  return ending && verdict(game, play, ending);
}

/**
 * Returns the outcome. A survivor wins, or else the side with the highest score. Ties are broken by the tie-breaks; if that isn't enough,
 * it is a draw (EB-SCORE-14, -15). Sides that conceded can't win.
 */
function verdict(game: Situation, play: Play, ending: Ending): Outcome {
  const sides = sidesOf(game);
  const survivor = play.survivor?.(game);
  if (survivor === "nobody") return { ending, winners: [], draw: true };
  if (survivor !== undefined) return { ending, winners: [sides[survivor]?.team ?? 0], draw: false };
  const winners = ranked(game, play).level.flatMap((side) => sides[side]?.team ?? []);
  return winners.length === 1 ? { ending, winners, draw: false } : { ending, winners, draw: true };
}

/**
 * Returns the sides that are still tied for first place after all tie-breaks, and the tie-breaks that made a difference. Leaves out sides
 * that conceded.
 */
function ranked(game: Situation, play: Play): { readonly level: readonly number[]; readonly by: readonly number[] } {
  const scores = totals(itemsOf(game, play));
  const playing = sidesOf(game).flatMap((side, at) => (hasConceded(game, side) ? [] : [at]));
  const best = Math.max(...playing.map((side) => scores[side] ?? 0));
  let level = playing.filter((side) => (scores[side] ?? 0) === best);
  const by: number[] = [];
  for (const [at, count] of (play.tiebreaks ?? []).entries()) {
    const counts = level.map((side) => count(game, side));
    const left = level.filter((_, place) => counts[place] === Math.max(...counts));
    if (left.length < level.length) by.push(at);
    level = left;
  }
  return { level, by };
}

const itemsOf = (game: Situation, play: Play): ScoreItems => play.items?.(game) ?? standardItems(game);

/** Returns each side's score. If both the standard score and victory counters count, each is a separate item. */
function accountOf(game: Situation, { scoring }: Sheet, play: Play): Account {
  const sides = sidesOf(game);
  const isOut = play.isOut ?? isWiped;
  const countersAdd = scoring?.pointsPerCounter !== undefined;
  return {
    scores: totals(countersAdd ? standardItems(game) : itemsOf(game, play)),
    ...(countersAdd && { counters: counterScores(game) }),
    tiebreak: (play.tiebreaks ?? []).map((count) => sides.map((_, side) => count(game, side))),
    wiped: sides.flatMap((side, at) => (isOut(game, side) ? [at] : [])),
  };
}

const lastRoundOf = (game: Situation, { lastRound }: Play, { rounds }: OptionValues): number =>
  Math.min((lastRound ? lastRound(game) : rounds) ?? Number.POSITIVE_INFINITY, game.setup.roundLimit ?? Number.POSITIVE_INFINITY);
