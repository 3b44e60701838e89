/** How a step of a game is animated on the table: flights, effects, the banner, sounds, and how long it takes. */
import type { Pose } from "@broadside/geometry";
import type { InputHappenings, Ship } from "@broadside/protocol";
import type { Flight, TableEffect } from "@broadside/table";
import type { Scene } from "@broadside/telling";
import { flightBetween } from "./flight.ts";

/** The scene after a message, and what has just happened. `happened` is empty if only the view of the game has changed. */
export interface GameStep {
  readonly scene: Scene;
  readonly happened: readonly InputHappenings[];
}

export interface StepMoment {
  readonly flights: readonly Flight[];
  readonly effects: readonly TableEffect[];
  /** The line to show in the middle of the screen. */
  readonly banner: string | undefined;
  readonly sounds: readonly SoundName[];
  readonly milliseconds: number;
}

export type SoundName = "engine" | "shot" | "shield" | "hull" | "critical" | "destroyed" | "your turn";

/** Times in milliseconds. A flight's time depends on its length. */
const TIMES = {
  flight: 250,
  perMillimetre: 2.4,
  longestFlight: 1100,
  rolled: 900,
  changed: 450,
  damage: 600,
  card: 900,
  blast: 900,
} as const;

/** Events shown as a banner in the middle of the screen. */
const LOUD: readonly string[] = [
  "dealt faceup",
  "crippled",
  "destroyed",
  "detonated",
  "mission points",
  "victory counters",
  "game over",
  "overlapped",
  "escaped",
];

export function momentOf(before: Scene | undefined, { scene, happened }: GameStep): StepMoment {
  if (!before || before.game !== scene.game || happened.length === 0)
    return { flights: [], effects: [], banner: undefined, sounds: [], milliseconds: 0 };
  const flights = flightsBetween(before, scene);
  const happenings = happened.flatMap(({ happenings: each }) => each);
  const loud = happenings.flatMap((each) => (each.what === "told" && LOUD.includes(each.note) ? [each] : []));
  const effects = [...shotEffects(before, scene), ...lossEffects(before, scene)];
  const has = (note: string): boolean => loud.some((each) => each.note === note);
  const isRolled = happenings.some((each) => each.what === "dice" && each.how === "rolled");
  const isChanged = happenings.some((each) => each.what === "dice" && each.how === "changed");
  const times = [
    ...flights.map(({ path }) => flightTime(path)),
    isRolled ? TIMES.rolled : isChanged ? TIMES.changed : 0,
    effects.length > 0 ? TIMES.damage : 0,
    has("dealt faceup") ? TIMES.card : 0,
    has("destroyed") ? TIMES.blast : 0,
  ];
  return {
    flights,
    effects,
    banner: loud.length > 0 ? loud.map(({ text }) => text).join(". ") : undefined,
    sounds: soundsOf(
      flights,
      effects,
      loud.map(({ note }) => note),
    ),
    milliseconds: Math.max(0, ...times),
  };
}

const flightTime = (path: readonly Pose[]): number => {
  const [from, to] = [path[0], path.at(-1)];
  if (!from || !to) return 0;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return Math.min(TIMES.longestFlight, TIMES.flight + (Math.sqrt(dx * dx + dy * dy) / 1000) * TIMES.perMillimetre);
};

const inPlay = ({ state }: Scene): readonly Ship[] => [...state.ships, ...state.remotes].filter(({ status }) => status === "inPlay");

/** Returns the flights of the ships that have moved. During set-up, there are none, because ships are placed and don't fly. */
function flightsBetween(before: Scene, after: Scene): readonly Flight[] {
  if (before.state.round === 0) return [];
  const were = new Map(inPlay(before).map(({ id, pose }) => [id, pose]));
  return inPlay(after).flatMap(({ id, pose }) => {
    const from = were.get(id);
    const isElsewhere = from && pose && (from.x !== pose.x || from.y !== pose.y || from.heading !== pose.heading);
    return isElsewhere ? [{ id, path: flightBetween(from, pose) }] : [];
  });
}

/** The effects to show when an attack's dice are rolled. */
function shotEffects(before: Scene, after: Scene): readonly TableEffect[] {
  const { attack } = after.state;
  if (!attack || attack.attackDice.length === 0 || (before.state.attack?.attackDice.length ?? 0) > 0) return [];
  const poseOf = (id: string): Pose | undefined => inPlay(after).find((ship) => ship.id === id)?.pose;
  const [from, to] = [poseOf(attack.attacker), poseOf(attack.defender)];
  return from && to ? [{ id: `shot ${after.number}`, kind: "shot", points: [from.x, from.y, to.x, to.y] }] : [];
}

/** The effects of lost shields, lost hull and destroyed ships. */
function lossEffects(before: Scene, after: Scene): readonly TableEffect[] {
  return inPlay(before).flatMap(({ id, pose }): readonly TableEffect[] => {
    const was = sheetOf(before, id);
    const is = sheetOf(after, id);
    const now = [...after.state.ships, ...after.state.remotes].find((ship) => ship.id === id);
    if (!pose || !was) return [];
    const here = now?.pose ?? pose;
    const points = [here.x, here.y];
    if (!now || now.status === "destroyed") return [{ id: `blast ${id} ${after.number}`, kind: "blast", points }];
    if (!is) return [];
    if (leftOf(is.hull, is, "hull") < leftOf(was.hull, was, "hull")) return [{ id: `hull ${id} ${after.number}`, kind: "hull", points }];
    if (leftOf(is.shields, is, "shields") < leftOf(was.shields, was, "shields"))
      return [{ id: `shield ${id} ${after.number}`, kind: "shield", points }];
    return [];
  });
}

type Sheet = Scene["ships"][number];
const sheetOf = ({ ships, remotes }: Scene, id: string): Sheet | undefined => [...ships, ...remotes].find((sheet) => sheet.id === id);

/** Returns the hull or shields left on a ship. If the ship has two Ship cards, adds up both. */
function leftOf(whole: { readonly left: number }, { sections = [] }: Sheet, figure: "hull" | "shields"): number {
  const cards = sections.flatMap(({ card }) => (card ? [card[figure].left] : []));
  return cards.length > 0 ? cards.reduce((sum, left) => sum + left, 0) : whole.left;
}

function soundsOf(flights: readonly Flight[], effects: readonly TableEffect[], notes: readonly string[]): readonly SoundName[] {
  const kinds = new Set(effects.map(({ kind }) => kind));
  return [
    ...(flights.length > 0 ? (["engine"] as const) : []),
    ...(kinds.has("shot") ? (["shot"] as const) : []),
    ...(kinds.has("shield") ? (["shield"] as const) : []),
    ...(kinds.has("hull") ? (["hull"] as const) : []),
    ...(kinds.has("blast") ? (["destroyed"] as const) : []),
    ...(notes.includes("dealt faceup") ? (["critical"] as const) : []),
  ];
}
