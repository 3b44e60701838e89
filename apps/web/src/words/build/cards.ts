/** Cards and their figures, as the builder shows them. */
import {
  type ActionName,
  type Attack,
  type BarAction,
  FACTION_NAMES,
  type Faction,
  factionInWords,
  readAction,
  readManeuver,
  type SectionName,
  type ShipSection,
  type Size,
  type SlotIcon,
  type Upgrade,
  type WeaponArc,
} from "@broadside/cards";
import type { Edition } from "@broadside/rulebook/row";
import { type Format, SLOT_NAMES, type Verdict } from "@broadside/squads";
import { inUnits } from "@broadside/telling/words";
import { spoken } from "../spoken.ts";
import { BEARINGS, COLOURS, plainManeuver } from "../terms/maneuvers.ts";

const ARCS: Readonly<Record<WeaponArc, string>> = {
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

const ACTIONS: Readonly<Record<ActionName, string>> = {
  focus: "focus",
  lock: "lock",
  evade: "evade",
  "barrel-roll": "barrel roll",
  boost: "boost",
  calculate: "calculate",
  cloak: "cloak",
  coordinate: "coordinate",
  jam: "jam",
  recover: "recover",
  reinforce: "reinforce",
  reload: "reload",
  "rotate-arc": "rotate arc",
  slam: "slam",
};

const SIZES: Readonly<Record<Size, string>> = { small: "small", medium: "medium", large: "large", huge: "huge" };
const STATISTICS: Readonly<Record<keyof NonNullable<Upgrade["stats"]>, string>> = {
  attack: "attack",
  agility: "agility",
  hull: "hull",
  shields: "shields",
  energy: "energy",
  initiative: "initiative",
};
const COST_BY = { initiative: "initiative", agility: "agility", size: "size" } as const;

const icon = (one: SlotIcon): string => (typeof one === "string" ? SLOT_NAMES[one] : one.map((slot) => SLOT_NAMES[slot]).join(" or "));
const icons = (all: readonly SlotIcon[]): string => all.map(icon).join(", ");

function attack({ arcs, dice, range }: Attack): string {
  const where = arcs.map((arc) => ARCS[arc]).join(", ");
  return `${dice} (${where}${range ? `, range ${range[0]}–${range[1]}` : ""})`;
}

function actions(texts: readonly string[]): string {
  const one = ({ name, colour }: Pick<BarAction, "name" | "colour">): string =>
    colour === "white" ? ACTIONS[name] : `${COLOURS[colour]} ${ACTIONS[name]}`;
  return texts
    .flatMap((text) => {
      const action = readAction(text);
      return action ? [action.linked ? `${one(action)}, then ${one(action.linked)}` : one(action)] : [];
    })
    .join("; ");
}

/** One half of a corvette, and what is left of it when it is crippled. */
function section({ attacks, energy, hull, shields, actions: taken, crippled }: ShipSection): string {
  const weapons = (fired: readonly Attack[], limit: number | undefined): readonly string[] => [
    ...fired.map((weapon) => `attack ${attack(weapon)}`),
    ...(limit === undefined ? [] : [`energy ${limit}`]),
  ];
  const whole = [...weapons(attacks, energy), `hull ${hull}`, `shields ${shields}`, `actions ${actions(taken)}`];
  const lost = crippled.lostManeuvers.flatMap((code) => {
    const read = readManeuver(code);
    return read ? [plainManeuver(read)] : [];
  });
  const left = [
    ...weapons(crippled.attacks, crippled.energy),
    ...(crippled.slots.length > 0 ? [`keeps ${icons(crippled.slots)}`] : []),
    ...(lost.length > 0 ? [`without ${lost.join(", ")}`] : []),
  ];
  return `${whole.join(", ")}. Crippled: ${left.join(", ")}`;
}

/** The same for short: `keeps 2 crew, attack 3, no 4 straight.` */
function crippledHalf({ crippled, attacks, energy }: ShipSection): string {
  const dice = crippled.attacks.map((weapon) => weapon.dice).join("/");
  const slots = [...new Set(crippled.slots)].map((slot) =>
    inUnits(crippled.slots.filter((one) => one === slot).length, icon(slot).toLowerCase()),
  );
  const lost = crippled.lostManeuvers.flatMap((code) => {
    const read = readManeuver(code);
    return read ? [`no ${read.speed} ${BEARINGS[read.bearing]}`] : [];
  });
  const kept = [
    ...slots,
    ...(attacks.length > 0 ? [`attack ${Number(dice) || 0}`] : []),
    ...(energy !== undefined ? [`energy ${crippled.energy ?? 0}`] : []),
    ...new Set(lost),
  ];
  return kept.length === 0 ? "keeps nothing." : `keeps ${kept.join(", ")}.`;
}

/** A cost that depends on the ship names the least and the most. */
function cost({ cost: printed }: Pick<Upgrade, "cost">): string {
  if (printed === undefined) return "unknown";
  if (typeof printed === "number") return String(printed);
  const values = Object.values(printed.values);
  return `${Math.min(...values)} to ${Math.max(...values)}, by ${COST_BY[printed.by]}`;
}

/** What an entry costs: Escalation's tiers one by one, since each holds the one before. */
function spent({ lists, points, threat }: Verdict, { inclusion }: Format): string {
  if (threat > 0) return `threat ${threat}`;
  return inclusion ? `${lists.map((list) => list.points).join("/")} points` : inUnits(points, "point");
}

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;

export const CARDS = spoken({
  /** Which word the edition has for when a ship acts. */
  initiative: (edition: Edition) => (edition === "1e" ? "Pilot skill" : "Initiative"),
  initiativeOf: (edition: Edition, value: number | "?") => `${edition === "1e" ? "pilot skill" : "initiative"} ${value}`,
  icon,
  icons,
  /** Where there is no picture of it. */
  iconLetters: (one: SlotIcon) => icon(one).slice(0, 2),
  slots: ({ slots }: Pick<Upgrade, "slots">) => slots.map((slot) => SLOT_NAMES[slot]).join(" + "),
  addsIcons: (card: string, added: readonly SlotIcon[]) => `${card} adds ${listed(added.map((one) => `a ${icon(one).toLowerCase()}`))}.`,
  attack,
  attacks: (all: readonly Attack[]) => all.map(attack).join("; "),
  withRecovery: (value: number, recovers: number) => `${value} (${recovers > 0 ? "+" : "−"}${Math.abs(recovers)} a round)`,
  statistic: STATISTICS,
  changed: (stats: NonNullable<Upgrade["stats"]>) =>
    Object.entries(stats)
      .map(([name, value]) => `${STATISTICS[name as keyof typeof STATISTICS]} ${value > 0 ? `+${value}` : value}`)
      .join(", "),
  actions,
  section,
  crippledHalf,
  cost,
  spent,
  limit: (limit: number) => (limit === 1 ? "one in a squad" : `${limit} in a squad`),
  shipAndSize: (ship: string, size: Size) => `${ship} (${SIZES[size]})`,
  half: { fore: "fore", aft: "aft" } satisfies Record<SectionName, string>,
  halfTitle: { fore: "Fore", aft: "Aft" } satisfies Record<SectionName, string>,
  faction: (faction: Faction) => FACTION_NAMES[faction],
  factions: (all: readonly string[]) => [...new Set(all.map(factionInWords))].join(", "),
});
