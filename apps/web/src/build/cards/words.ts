/** Cards and their figures in words, as the builder shows them. */
import {
  type Attack,
  type BarAction,
  type Catalogue,
  type DialBearing,
  type DialManeuver,
  type Pilot,
  readAction,
  readManeuver,
  type Ship,
  type ShipSection,
  type Slot,
  type SlotIcon,
  type Upgrade,
  type WeaponArc,
} from "@broadside/cards";
import type { Edition } from "@broadside/rulebook/row";
import { type Format, type ShipDraft, SLOT_NAMES, type Verdict } from "@broadside/squads";

const ARC_NAMES: Readonly<Record<WeaponArc, string>> = {
  front: "front",
  rear: "rear",
  left: "left",
  right: "right",
  "full-front": "full front",
  "full-rear": "full rear",
  bullseye: "bullseye",
  "single-turret": "turret arc",
  "double-turret": "double turret arc",
  turret: "turret",
  mobile: "mobile arc",
  "auxiliary-rear": "front and rear",
  "auxiliary-180": "front 180°",
};

/** Which word the edition has for when a ship acts. */
export const initiativeWord = (edition: Edition): string => (edition === "1e" ? "Pilot skill" : "Initiative");

export const iconName = (icon: SlotIcon): string =>
  typeof icon === "string" ? SLOT_NAMES[icon] : icon.map((slot: Slot) => SLOT_NAMES[slot]).join(" or ");

export function attackInWords({ arcs, dice, range }: Attack): string {
  const where = arcs.map((arc) => ARC_NAMES[arc]).join(", ");
  return `${dice} (${where}${range ? `, range ${range[0]}–${range[1]}` : ""})`;
}

export interface Figure {
  readonly name: string;
  readonly value: string;
}

/** The statistics of a ship card; of a corvette those of both halves together. */
export function statistics(pilot: Pilot, ship: Ship): readonly Figure[] {
  const attacks = pilot.attacks ?? ship.attacks;
  const figures: readonly (readonly [string, string | number | undefined])[] = [
    ["Attack", attacks.length === 0 ? undefined : attacks.map(attackInWords).join("; ")],
    ["Agility", pilot.agility ?? ship.agility],
    ["Hull", pilot.hull ?? ship.hull],
    ["Shields", withRecovery(pilot.shields ?? ship.shields, ship.shieldRecovery)],
    ["Energy", ship.energy === undefined ? undefined : withRecovery(ship.energy, ship.energyRecovery)],
    ["Force", pilot.force && withRecovery(pilot.force.value, pilot.force.recovers ?? 1)],
    ["Charges", pilot.charges && withRecovery(pilot.charges.value, pilot.charges.recovers)],
  ];
  return figures.flatMap(([name, value]) => (value === undefined ? [] : [{ name, value: String(value) }]));
}

/** One half of a corvette, and what is left of it when it is crippled. */
export function sectionInWords({ attacks, energy, hull, shields, actions, crippled }: ShipSection): string {
  const weapons = (fired: readonly Attack[], limit: number | undefined): readonly string[] => [
    ...fired.map((attack) => `attack ${attackInWords(attack)}`),
    ...(limit === undefined ? [] : [`energy ${limit}`]),
  ];
  const whole = [...weapons(attacks, energy), `hull ${hull}`, `shields ${shields}`, `actions ${actionsInWords(actions)}`];
  const lost = crippled.lostManeuvers.flatMap((code) => {
    const maneuver = readManeuver(code);
    return maneuver ? [maneuverInWords(maneuver).replace(/,.*/, "")] : [];
  });
  const left = [
    ...weapons(crippled.attacks, crippled.energy),
    ...(crippled.slots.length > 0 ? [`keeps ${crippled.slots.map(iconName).join(", ")}`] : []),
    ...(lost.length > 0 ? [`without ${lost.join(", ")}`] : []),
  ];
  return `${whole.join(", ")}. Crippled: ${left.join(", ")}`;
}

const withRecovery = (value: number, recovers: number | undefined): string =>
  recovers === undefined || recovers === 0 ? String(value) : `${value} (${recovers > 0 ? "+" : "−"}${Math.abs(recovers)} a round)`;

/** What a slip of paper would say, changed by the upgrades: attack, agility, hull, shields, and energy where there is one. */
export function statLine(pilot: Pilot, ship: Ship, upgrades: readonly Upgrade[]): readonly Figure[] {
  const attacks = pilot.attacks ?? ship.attacks;
  const changed = (figure: keyof NonNullable<Upgrade["stats"]>, value: number): string =>
    String(upgrades.reduce((sum, { stats }) => sum + (stats?.[figure] ?? 0), value));
  return [
    ...(attacks.length === 0 ? [] : [{ name: "attack", value: attacks.map(({ dice }) => changed("attack", dice)).join("/") }]),
    { name: "agility", value: changed("agility", pilot.agility ?? ship.agility) },
    { name: "hull", value: changed("hull", pilot.hull ?? ship.hull) },
    { name: "shields", value: changed("shields", pilot.shields ?? ship.shields) },
    ...(ship.energy === undefined ? [] : [{ name: "energy", value: changed("energy", ship.energy) }]),
  ];
}

export function actionsInWords(texts: readonly string[]): string {
  const one = ({ name, colour }: Pick<BarAction, "name" | "colour">): string =>
    colour === "white" ? plain(name) : `${colour} ${plain(name)}`;
  return texts
    .flatMap((text) => {
      const action = readAction(text);
      return action ? [action.linked ? `${one(action)}, then ${one(action.linked)}` : one(action)] : [];
    })
    .join("; ");
}

const plain = (name: string): string => name.replaceAll("-", " ");

const BEARING_WORDS: Readonly<Record<DialBearing, string>> = {
  turn: "turn",
  bank: "bank",
  straight: "straight",
  koiogran: "Koiogran turn",
  segnor: "Segnor’s loop",
  segnorTurn: "Segnor’s loop along a turn",
  tallon: "Tallon roll",
  tallonBank: "Tallon roll along a bank",
  stationary: "stationary",
  reverse: "reverse straight",
  reverseBank: "reverse bank",
  bankSlip: "bank sideslip",
  turnSlip: "turn sideslip",
};

export function maneuverInWords({ speed, bearing, side, colour, energy }: DialManeuver): string {
  const what = `${speed} ${side ? `${side} ` : ""}${BEARING_WORDS[bearing]}`;
  return energy === undefined ? `${what}, ${colour}` : `${what}, ${energy} energy`;
}

/** A cost that depends on the ship names the least and the most. */
export function costInWords({ cost }: Pick<Upgrade, "cost">): string {
  if (cost === undefined) return "unknown";
  if (typeof cost === "number") return String(cost);
  const values = Object.values(cost.values);
  return `${Math.min(...values)} to ${Math.max(...values)}, by ${cost.by}`;
}

export const slotsInWords = ({ slots }: Pick<Upgrade, "slots">): string => slots.map((slot) => SLOT_NAMES[slot]).join(" + ");

/** Unknown ids are shown as they are. */
export const pilotName = ({ pilots }: Catalogue, id: string): string => pilots.get(id)?.name ?? id;
/** A huge ship that bears a title goes by it. */
export function shipName(catalogue: Catalogue, { pilot, upgrades }: ShipDraft): string {
  const { pilots, ships, upgrades: cards } = catalogue;
  const isHuge = ships.get(pilots.get(pilot)?.ship ?? "")?.size === "huge";
  const title = isHuge ? upgrades.map(({ id }) => cards.get(id)).find((card) => card?.slots.includes("title")) : undefined;
  return title?.name ?? pilotName(catalogue, pilot);
}
export const shipTypeOf = ({ pilots, ships }: Catalogue, pilot: string): string => ships.get(pilots.get(pilot)?.ship ?? "")?.name ?? "?";
/** The type beside a pilot's name; a huge ship without named pilots bears the same name, which stands once. */
export const typeBeside = ({ ships }: Catalogue, { name, ship }: Pilot): string | undefined => {
  const type = ships.get(ship)?.name ?? ship;
  return type === name ? undefined : type;
};

/** What is printed on a standard-loadout card, by which pilots of one name are told apart. */
export const printedUpgrades = (catalogue: Catalogue, { standardLoadout }: Pilot): string | undefined =>
  standardLoadout?.map((id) => upgradeName(catalogue, id)).join(", ");

export const upgradeName = ({ upgrades }: Catalogue, id: string): string => upgrades.get(id)?.name ?? id;

/** With a minus sign that is as wide as a figure. */
export const inFigures = (value: number): string => (value < 0 ? `−${-value}` : String(value));

export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** What an entry costs: Escalation's tiers one by one, since each holds the one before. */
export function spentInAll({ lists, points, threat }: Verdict, { inclusion }: Format): string {
  if (threat > 0) return `threat ${threat}`;
  return inclusion ? `${lists.map((list) => list.points).join("/")} points` : counted(points, "point");
}
