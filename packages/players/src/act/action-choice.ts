/** Which action to perform, whom to lock and where a reposition ends: what leaves the ship best for the rest of the round. */
import { type BaseId, boost, type Pose, rollEnd } from "@broadside/geometry";
import { type ChoiceAsk, type Game, type PlaceAsk, type Ship, shipIn } from "@broadside/rules";
import { barActions } from "@broadside/rules/procedures";
import type { Choice } from "../fight/choice.ts";
import { has } from "../habits.ts";
import type { Mind } from "../plan/mind.ts";
import type { Weights } from "../plan/weights.ts";
import type { Footing } from "./footing.ts";

interface Weighed extends Choice {
  readonly value: number;
}

/** Undefined where the usual answer, if there is one, is as good, or does something that cannot be weighed here. */
export function chosenAction(game: Game, footing: Footing, ask: ChoiceAsk, usual: string | undefined, mind: Mind): Choice | undefined {
  const { margin } = mind.weights;
  const weighed = [...weighedActions(game, footing, ask, mind), ...(has(mind, "weighsSkipping") ? [skipped(footing, ask)] : [])];
  const known = weighed.find(({ key }) => key === usual);
  // A lock with nobody in range, or a reposition with no room, would fail.
  if (weighed.length === 0 || (usual !== undefined && !known && !CAN_FAIL.has(usual))) return undefined;
  const best = weighed.reduce((found, one) => (one.value > found.value ? one : found));
  return !known || best.value > known.value + margin ? best : known;
}
const CAN_FAIL: ReadonlySet<string> = new Set(["lock", "boost", "barrel-roll"]);

function weighedActions(game: Game, footing: Footing, { options }: ChoiceAsk, mind: Mind): readonly Weighed[] {
  const { ship } = footing.unit;
  if (has(mind, "weighsRed"))
    return options.flatMap(({ key, value }) => {
      const weighed = weighedAction(footing, key);
      return weighed ? [{ ...weighed, value: weighed.value - priceOf(footing, value, mind.weights) }] : [];
    });
  const red = new Set(barActions(game, ship).flatMap(({ name, colour }) => (colour === "red" ? [name as string] : [])));
  return options.flatMap(({ key }) => (red.has(key) ? [] : (weighedAction(footing, key) ?? [])));
}

/** What the colour of an action costs the ship: stress, or a Force charge. */
function priceOf({ unit: { worth } }: Footing, offer: unknown, { stress, token }: Weights): number {
  const colour = typeof offer === "object" && offer !== null && "colour" in offer ? offer.colour : undefined;
  return colour === "red" ? stress * worth : colour === "purple" ? (token * worth) / 100 : 0;
}

/** Everything stays as it is. */
const skipped = (footing: Footing, { options: [{ key }] }: ChoiceAsk): Weighed => ({
  key,
  value: footing.value({}),
  reason: "no action makes things better",
});

function weighedAction(footing: Footing, key: string): Weighed | undefined {
  const { ship, base, stand, isHuge } = footing.unit;
  const { x, y, heading } = stand;
  const at: Pose = { x, y, heading };
  switch (key) {
    case "focus":
    case "calculate":
    case "evade":
      return { key, value: footing.value({ ship: withToken(ship, key) }), reason: `${key} helps most in what is to come` };
    case "lock": {
      const values = footing.lockable().map((foe) => footing.value({ ship: withLock(ship, foe) }));
      return values.length === 0 ? undefined : { key, value: Math.max(...values), reason: "a lock helps most in what is to come" };
    }
    case "boost":
      return reposition(footing, key, boosts(base, at));
    case "barrel-roll":
      return reposition(footing, key, rolls(base, at));
    case "reinforce":
      return isHuge ? { key, value: footing.value({}) + footing.reinforced(), reason: "many may fire at it" } : undefined;
    case "recover":
      return { key, value: footing.value({}) + footing.recovered(), reason: "its shields are worth more than its energy" };
    default:
      return undefined;
  }
}

const withToken = (ship: Ship, token: "focus" | "calculate" | "evade"): Ship => ({
  ...ship,
  tokens: { ...ship.tokens, [token]: ship.tokens[token] + 1 },
});
const withLock = (ship: Ship, target: string): Ship => ({ ...ship, locks: [...ship.locks, target] });

const boosts = (base: BaseId, at: Pose): readonly Pose[] =>
  (["straight", "left", "right"] as const).map((way) => boost(base, at, way).pose);
const rolls = (base: BaseId, at: Pose): readonly Pose[] => (["left", "right"] as const).map((side) => rollEnd(base, at, side, 0));

function reposition(footing: Footing, key: string, places: readonly Pose[]): Weighed | undefined {
  const values = places.filter((pose) => footing.isFree(pose)).map((pose) => footing.value({ pose }));
  return values.length === 0 ? undefined : { key, value: Math.max(...values), reason: "a better place for what is to come" };
}

/** The place of an option that leaves the ship best; undefined where none shows its place. */
export function chosenPlace(footing: Footing, { options }: ChoiceAsk): Choice | undefined {
  const places = options.flatMap(({ key, pose }): readonly Weighed[] =>
    pose ? [{ key, value: footing.value({ pose }), reason: "the best place" }] : [],
  );
  return places.length === 0 ? undefined : places.reduce((found, one) => (one.value > found.value ? one : found));
}

/** The lock that helps most. */
export function chosenLock(footing: Footing, { options }: ChoiceAsk): Choice | undefined {
  const { ship } = footing.unit;
  const near = new Set(footing.lockable());
  const locks = options.flatMap(({ key }): readonly Weighed[] =>
    near.has(shipIn(key))
      ? [{ key, value: footing.value({ ship: withLock(ship, key) }), reason: "the target that it helps most against" }]
      : [],
  );
  return locks.length === 0 ? undefined : locks.reduce((found, one) => (one.value > found.value ? one : found));
}

/** Along a line, the best of some places. */
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
