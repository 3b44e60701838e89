/**
 * Chooses which action to perform, which ship to lock and where a reposition ends: whatever leaves the ship in the best position for the
 * rest of the round.
 */
import { type BaseId, boost, type Pose, rollEnd } from "@broadside/geometry";
import { type ChoiceAsk, type Game, isTargetId, type ObjectId, objectIn, type PlaceAsk, type Ship, type TargetId } from "@broadside/rules";
import { barActions } from "@broadside/rules/procedures";
import type { Choice } from "../fight/choice.ts";
import { hasHabit } from "../habits.ts";
import type { BotSettings } from "../plan/bot-settings.ts";
import type { PlanWeights } from "../plan/plan-weights.ts";
import type { Footing } from "./footing.ts";

interface Weighed extends Choice {
  readonly value: number;
}

/** Returns undefined if the usual answer is just as good, or if its effect can't be calculated here. */
export function chosenAction(
  game: Game,
  footing: Footing,
  ask: ChoiceAsk,
  usual: string | undefined,
  settings: BotSettings,
): Choice | undefined {
  const { margin } = settings.weights;
  const weighed = [
    ...weighedActions(game, footing, ask, settings),
    ...(hasHabit(settings, "weighsSkipping") ? [skipped(footing, ask)] : []),
  ];
  const known = weighed.find(({ key }) => key === usual);
  // If the usual action isn't among those compared, the bot keeps it. The exception is a lock or a reposition: it is missing here because
  // it would fail, without a ship in range or without room.
  if (weighed.length === 0 || (usual !== undefined && !known && !CAN_FAIL.has(usual))) return undefined;
  const best = weighed.reduce((found, one) => (one.value > found.value ? one : found));
  return !known || best.value > known.value + margin ? best : known;
}
const CAN_FAIL: ReadonlySet<string> = new Set(["lock", "boost", "barrel-roll"]);

function weighedActions(game: Game, footing: Footing, { options }: ChoiceAsk, settings: BotSettings): readonly Weighed[] {
  const { ship } = footing.unit;
  if (hasHabit(settings, "weighsRed"))
    return options.flatMap(({ key, value }) => {
      const weighed = weighedAction(footing, key);
      return weighed ? [{ ...weighed, value: weighed.value - priceOf(footing, value, settings.weights) }] : [];
    });
  const red = new Set(barActions(game, ship).flatMap(({ name, colour }) => (colour === "red" ? [name as string] : [])));
  return options.flatMap(({ key }) => (red.has(key) ? [] : (weighedAction(footing, key) ?? [])));
}

/** Returns what the colour of an action costs the ship: a stress token or a Force charge. */
function priceOf({ unit: { worth } }: Footing, offer: unknown, { stress, token }: PlanWeights): number {
  const colour = typeof offer === "object" && offer !== null && "colour" in offer ? offer.colour : undefined;
  return colour === "red" ? stress * worth : colour === "purple" ? (token * worth) / 100 : 0;
}

/** Returns the option to change nothing. */
const skipped = (footing: Footing, { options: [{ key }] }: ChoiceAsk): Weighed => ({
  key,
  value: footing.value({}),
  reasons: [{ key: "no action helps" }],
});

function weighedAction(footing: Footing, key: string): Weighed | undefined {
  const { ship, base, position, isHuge } = footing.unit;
  const { x, y, heading } = position;
  const at: Pose = { x, y, heading };
  switch (key) {
    case "focus":
    case "calculate":
    case "evade":
      return { key, value: footing.value({ ship: withToken(ship, key) }), reasons: [{ key: "helps most", token: key }] };
    case "lock": {
      const values = footing.lockable().map((foe) => footing.value({ ship: withLock(ship, foe) }));
      return values.length === 0 ? undefined : { key, value: Math.max(...values), reasons: [{ key: "helps most", token: "lock" }] };
    }
    case "boost":
      return reposition(footing, key, boosts(base, at));
    case "barrel-roll":
      return reposition(footing, key, rolls(base, at));
    case "reinforce":
      return isHuge ? { key, value: footing.value({}) + footing.reinforced(), reasons: [{ key: "many attackers" }] } : undefined;
    case "recover":
      return { key, value: footing.value({}) + footing.recovered(), reasons: [{ key: "shields before energy" }] };
    default:
      return undefined;
  }
}

const withToken = (ship: Ship, token: "focus" | "calculate" | "evade"): Ship => ({
  ...ship,
  tokens: { ...ship.tokens, [token]: ship.tokens[token] + 1 },
});
const withLock = (ship: Ship, target: TargetId): Ship => ({ ...ship, locks: [...ship.locks, target] });

const boosts = (base: BaseId, at: Pose): readonly Pose[] =>
  (["straight", "left", "right"] as const).map((way) => boost(base, at, way).pose);
const rolls = (base: BaseId, at: Pose): readonly Pose[] => (["left", "right"] as const).map((side) => rollEnd(base, at, side, 0));

function reposition(footing: Footing, key: string, places: readonly Pose[]): Weighed | undefined {
  const values = places.filter((pose) => footing.isFree(pose)).map((pose) => footing.value({ pose }));
  return values.length === 0 ? undefined : { key, value: Math.max(...values), reasons: [{ key: "better place" }] };
}

/** Returns the option whose position is best for the ship; undefined if no option shows its position. */
export function chosenPlace(footing: Footing, { options }: ChoiceAsk): Choice | undefined {
  const places = options.flatMap(({ key, pose }): readonly Weighed[] =>
    pose ? [{ key, value: footing.value({ pose }), reasons: [{ key: "best place" }] }] : [],
  );
  return places.length === 0 ? undefined : places.reduce((found, one) => (one.value > found.value ? one : found));
}

/** Returns the lock that helps most. */
export function chosenLock(footing: Footing, { options }: ChoiceAsk): Choice | undefined {
  const { ship } = footing.unit;
  const near = new Set<ObjectId>(footing.lockable());
  const locks = options.flatMap(({ key }): readonly Weighed[] =>
    isTargetId(key) && near.has(objectIn(key))
      ? [{ key, value: footing.value({ ship: withLock(ship, key) }), reasons: [{ key: "lock helps most", target: key }] }]
      : [],
  );
  return locks.length === 0 ? undefined : locks.reduce((found, one) => (one.value > found.value ? one : found));
}

/** Returns the best of a few positions along a line. */
export function chosenPose(footing: Footing, ask: PlaceAsk): Pose | undefined {
  const { place, witness } = ask;
  if (place.shape !== "line") return undefined;
  const { from, to } = place;
  const along = PARTS.map((part) => ({
    x: Math.round(from.x + (to.x - from.x) * part),
    y: Math.round(from.y + (to.y - from.y) * part),
    heading: from.heading,
  }));
  const open = [witness, ...along.filter((pose) => !ask.refusal(pose))].map((pose) => ({ pose, value: footing.value({ pose }) }));
  return open.reduce((found, one) => (one.value > found.value ? one : found)).pose;
}
const PARTS = [0, 1 / 4, 1 / 2, 3 / 4, 1] as const;
