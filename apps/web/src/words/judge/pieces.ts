/** Names of things, as the judge's table shows them. */
import {
  type ArcName,
  type BaseId,
  type BaseSize,
  DEVICES,
  MISSION_TOKENS,
  OBSTACLES,
  type ObstacleId,
  type ObstacleKind,
  type Section,
} from "@broadside/geometry";
import type { PlacedFeature } from "@broadside/position";
import { spoken } from "../spoken.ts";
import { ARCS } from "../terms/arcs.ts";

const BASES: Readonly<Record<BaseId, string>> = {
  small: "Small base",
  medium: "Medium base",
  large: "Large base",
  cr90: "CR90 corvette",
  raider: "Raider-class corvette",
  gr75: "GR-75 transport",
  gozanti: "Gozanti-class cruiser",
  croc: "C-ROC cruiser",
  huge: "Huge base",
};

const SHORT_BASES: Readonly<Record<BaseId, string>> = {
  small: "small",
  medium: "medium",
  large: "large",
  cr90: "CR90",
  raider: "Raider",
  gr75: "GR-75",
  gozanti: "Gozanti",
  croc: "C-ROC",
  huge: "huge",
};

const SIZES: Readonly<Record<BaseSize, string>> = { small: "small", medium: "medium", large: "large", huge: "huge" };

/** For short. */
const OBSTACLE_KINDS: Readonly<Record<ObstacleKind, string>> = {
  asteroid: "rock",
  debris: "debris",
  gascloud: "gas",
  electrochaff: "chaff",
  blaze: "blaze",
  hugeShip: "wreck",
};

export const SECTIONS: Readonly<Record<Section, string>> = { fore: "Fore", aft: "Aft" };

/** As the beginning of a line. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const PIECES = spoken({
  base: BASES,
  shortBase: SHORT_BASES,
  size: SIZES,
  arc: ARCS,
  arcTitle: (arc: ArcName) => capital(ARCS[arc]),
  section: SECTIONS,
  obstacleKind: (token: ObstacleId) => OBSTACLE_KINDS[OBSTACLES[token].kind],
  obstacle: (token: ObstacleId) => OBSTACLES[token].name,
  feature: (token: PlacedFeature["token"]) => ({ ...DEVICES, ...MISSION_TOKENS })[token].name,
  /** Where it stands is said after it. */
  shipOnTable: (name: string, base: BaseId, seat: number) => `${name}, ${BASES[base]}, seat ${seat}`,
  obstacleOnTable: (token: ObstacleId, id: string) => `${OBSTACLES[token].name}, ${id}`,
  featureOnTable: (token: PlacedFeature["token"], id: string) => `${{ ...DEVICES, ...MISSION_TOKENS }[token].name}, ${id}`,
  ghost: (name: string) => `Where ${name} would end`,
  inTheWay: (name: string) => `${name} is in the way`,
  /** The moment of a game that a table shows; before the first round it is set up. */
  moment: (title: string, round: number) => `${title}, ${round === 0 ? "set-up" : `round ${round}`}`,
});
