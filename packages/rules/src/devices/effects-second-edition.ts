/**
 * A table of what bombs and mines do to everything in reach (2E-DEV-14 to -26, -31-Q): the fixed effects, and the effects for each face of
 * the attack dice that the ship rolls. All damage from one device is suffered at once, then tokens are assigned. Bombs affect remotes too;
 * mines don't (2E-REMOTE-13).
 */
import type { AttackFace, AttackPool } from "@broadside/dice";
import { DEVICE_KINDS, type DeviceKind } from "@broadside/protocol";
import { rollDice } from "../attack/roll.ts";
import type { Option, Procedure } from "../contract/ask.ts";
import type { DeviceRule, DeviceWay } from "../contract/edition-parts.ts";
import type { Situation } from "../contract/situation.ts";
import { dealDamageCard, sufferDamage } from "../damage/damage.ts";
import { exposeDamage } from "../damage/repair.ts";
import { loseShield } from "../damage/shields.ts";
import { choose, optionsOf } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import type { Harm as ObstacleHarm } from "../obstacles/effects-second-edition.ts";
import { isRemote, type PlacedDevice, type Ship } from "../state/state.ts";
import { assign } from "../tokens/tokens.ts";
import { straightWay } from "./device-ways.ts";

interface Harm extends ObstacleHarm {
  readonly shieldsLost?: number;
}
type Faces = Readonly<Partial<Record<AttackFace, Harm>>>;

interface Strike {
  readonly always?: Harm;
  readonly dice?: number;
  readonly faces?: Faces;
  /** The ship is dealt this many facedown cards. Then it exposes one of its facedown cards or gains a strain token (2E-DEV-19). */
  readonly facedownCards?: number;
}

export interface SecondEditionDevice extends DeviceRule, Strike {
  /** A bomb's range against ships, and its range against remotes if that differs. */
  readonly reach?: number;
  readonly reachOfRemotes?: number;
  /** The effect on remotes, if it differs. */
  readonly remotes?: Strike;
  /** True if the device affects everything around a nearby obstacle, which is then removed (2E-DEV-15). */
  readonly throughObstacle?: true;
  /** True if the device leaves an obstacle in its place (2E-DEV-23). */
  readonly leavesBlaze?: true;
  readonly fuses?: number;
  /** The ways in which the device's card can place it, and how many devices the card places at once (each in a different way). */
  readonly ways: readonly DeviceWay[];
  readonly atOnce?: number;
  /** True if dropping one device means that the others follow, one a round (2E-DEV-20). */
  readonly mustFollow?: true;
}

const DROP_ONE = [straightWay("rear", 1)];
const bomb = { token: "standardBomb", goesOff: "endOfActivation", reach: 1, ways: DROP_ONE } as const;
const mine = { goesOff: "met", ways: DROP_ONE } as const;
const ONE_HIT: Harm = { hits: 1 };
const ONE_CRIT: Harm = { crits: 1 };
const EACH_ONE_HIT: Faces = { hit: ONE_HIT, crit: ONE_HIT };
const MATCHING: Faces = { hit: ONE_HIT, crit: ONE_CRIT };
const ION: Harm = { token: "ion" };

/** Keyed by device name as on the cards, in lower case. */
export const SECOND_EDITION_DEVICES: Readonly<Partial<Record<DeviceKind, SecondEditionDevice>>> = {
  "proton bomb": { ...bomb, always: ONE_CRIT },
  "seismic charge": { ...bomb, throughObstacle: true, always: ONE_HIT },
  "ion bomb": { ...bomb, always: { token: "ion", count: 3 }, remotes: { always: ONE_HIT } },
  bomblet: { ...bomb, dice: 2, faces: EACH_ONE_HIT },
  "concussion bomb": { ...bomb, facedownCards: 1, mustFollow: true },
  "electro-proton bomb": {
    ...bomb,
    reach: 2,
    reachOfRemotes: 1,
    fuses: 1,
    dice: 4,
    faces: { blank: { shieldsLost: 1 }, focus: ION, hit: ION, crit: { token: "disarm" } },
    remotes: { dice: 4, faces: { blank: { shieldsLost: 1 }, focus: ONE_HIT, hit: ONE_HIT } },
  },
  "thermal detonator": {
    ...bomb,
    ways: [...DROP_ONE, straightWay("rear", 2)],
    atOnce: 2,
    dice: 1,
    faces: { ...MATCHING, focus: { token: "strain" } },
  },
  "blazer bomb": { ...bomb, dice: 1, faces: EACH_ONE_HIT, leavesBlaze: true },
  "proximity mine": { ...mine, token: "proximityMine", always: ONE_HIT, dice: 2, faces: MATCHING },
  "conner net": { ...mine, token: "connerNet", always: { hits: 1, token: "ion", count: 3 } },
  "cluster mine": { ...mine, token: "clusterMineCentre", dice: 2, faces: MATCHING },
};

/** Finds the device that a card places. */
export const deviceNamed = (name: string): DeviceKind | undefined =>
  DEVICE_KINDS.find((kind) => kind === name.toLowerCase().replace(/s$/, ""));

export const sufferDevice = procedure("sufferDevice", function* (game: Situation, ship: Ship, { kind, id }: PlacedDevice): Procedure {
  const rule = SECOND_EDITION_DEVICES[kind];
  if (!rule || ship.status !== "inPlay") return;
  const isOfRemotes = isRemote(game.state, ship);
  const { always, dice = 0, faces, facedownCards = 0 } = isOfRemotes ? (rule.remotes ?? rule) : rule;
  const rolled = dice > 0 ? yield* rollDice(game, ship, "attack", dice, kind, id) : NO_DICE;
  yield* carryOut(game, ship, rule.goesOff === "met" ? "mine" : "bomb", [
    ...(always ? [always] : []),
    ...rolled.flatMap(({ face }) => faces?.[face] ?? []),
  ]);
  for (let dealt = 0; dealt < facedownCards; dealt += 1) yield* dealDamageCard(game, ship, false);
  if (facedownCards > 0 && !isOfRemotes) yield* exposeOrStrain(game, ship);
});
const NO_DICE: AttackPool = [];

function* carryOut(game: Situation, ship: Ship, reason: "bomb" | "mine", harms: readonly Harm[]): Procedure {
  const total = (of: (harm: Harm) => number | undefined) => harms.reduce((sum, harm) => sum + (of(harm) ?? 0), 0);
  const lost = Math.min(
    ship.shields,
    total(({ shieldsLost }) => shieldsLost),
  );
  for (let gone = 0; gone < lost && ship.shields > 0; gone += 1) yield* loseShield(game, ship, undefined);
  const hits = total((harm) => harm.hits);
  const crits = total((harm) => harm.crits);
  if (hits + crits > 0) yield* sufferDamage(game, ship, { hits, crits, reason });
  for (const { token, count } of harms) if (token) yield* assign(game, ship, token, count);
}

const STRAIN: Option<undefined> = { key: "strain", value: undefined };

/** The ship exposes one of its facedown cards, without looking at it first, or gains a strain token (2E-DEV-19). */
const exposeOrStrain = procedure("exposeOrStrain", function* (game: Situation, ship: Ship): Procedure {
  if (ship.status !== "inPlay") return;
  const exposes = yield* choose<true | undefined>(() => ({
    kind: "expose or strain",
    seat: ship.seat,
    rule: "2E-DEV-19",
    about: { ship: ship.id },
    options: optionsOf<true | undefined>([STRAIN, ...(hasFacedown(ship) ? [{ key: "expose", value: true as const }] : [])]),
  }));
  if (exposes) yield* exposeDamage(game, ship);
  else yield* assign(game, ship, "strain");
});

const hasFacedown = ({ damage }: Ship): boolean => damage.some(({ faceup }) => !faceup);
