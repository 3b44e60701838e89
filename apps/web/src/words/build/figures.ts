/** Puts into words what is printed on Ship cards: attacks, actions, and a corvette's sections. */
import {
  type ActionName,
  type Attack,
  type BarAction,
  readAction,
  readManeuver,
  type ShipSection,
  type SlotIcon,
  type Upgrade,
  type WeaponArc,
} from "@broadside/cards";
import { wordsOf } from "../spoken.ts";
import { BEARINGS, COLOURS, MANEUVERS, plainManeuver } from "../terms/maneuvers.ts";
import { SECTION_WORDS } from "../terms/sections.ts";
import { iconName } from "./cards.ts";

const WORDS = wordsOf("build", "FIGURES");
const ARCS: Readonly<Record<WeaponArc, string>> = wordsOf("build", "WEAPON_ARCS");
const ACTIONS = wordsOf("build", "ACTIONS");
const actionName = (name: ActionName): string => ACTIONS.names[name];
const SECTIONS = wordsOf("build", "SECTION_CARDS");

type Statistic = keyof NonNullable<Upgrade["stats"]>;

export const statisticName = (statistic: Statistic): string => WORDS.statistics[statistic];
const figure = (statistic: Statistic, value: string | number): string => WORDS.statistic({ statistic: statisticName(statistic), value });

export function attackInWords({ arcs, dice, range }: Attack): string {
  const where = { dice, arcs: arcs.map((arc) => ARCS[arc]) };
  return range ? WORDS.attackAtRange({ ...where, least: range[0], most: range[1] }) : WORDS.attack(where);
}

export const attacksInWords = (attacks: readonly Attack[]): string => attacks.map(attackInWords).join("; ");

/** `5 (+1 each round)`. */
export const recoveringInWords = (value: number, recovers: number): string => WORDS.recovering({ value, recovers: signed(recovers) });

/** `attack +1, hull −1`. */
export const changesInWords = (stats: NonNullable<Upgrade["stats"]>): string =>
  (Object.entries(stats) as [Statistic, number][]).map(([statistic, value]) => figure(statistic, signed(value))).join(", ");

const signed = (value: number): string => `${value > 0 ? "+" : "−"}${Math.abs(value)}`;

export const actionsInWords = (texts: readonly string[]): string =>
  texts
    .flatMap((text) => {
      const action = readAction(text);
      if (!action) return [];
      const { linked } = action;
      return [linked ? ACTIONS.linked({ action: actionInWords(action), linked: actionInWords(linked) }) : actionInWords(action)];
    })
    .join("; ");

const actionInWords = ({ name, colour }: Pick<BarAction, "name" | "colour">): string =>
  colour === "white" ? actionName(name) : ACTIONS.coloured({ colour: COLOURS[colour], action: actionName(name) });

/** One of a corvette's sections, undamaged. */
export function sectionInWords({ attacks, energy, hull, shields, actions }: ShipSection): string {
  const figures = [...weapons(attacks, energy), figure("hull", hull), figure("shields", shields)].join(", ");
  return SECTIONS.whole({ figures, actions: actionsInWords(actions) });
}

/** What a section still has when it is crippled. */
export function crippledInWords({ crippled }: ShipSection): string {
  const lost = crippled.lostManeuvers.flatMap((code) => {
    const read = readManeuver(code);
    return read ? [plainManeuver(read)] : [];
  });
  return [
    ...weapons(crippled.attacks, crippled.energy),
    ...(crippled.slots.length > 0 ? [SECTIONS.keepsSlots({ slots: countedSlots(crippled.slots) })] : []),
    ...(lost.length > 0 ? [SECTIONS.losesManeuvers({ maneuvers: lost })] : []),
  ].join(", ");
}

/** A short text about a crippled section: `Fore keeps 1 Crew slot and attack 2.` */
export function keptWhenCrippled({ section, crippled, attacks, energy }: ShipSection): string {
  const lost = crippled.lostManeuvers.flatMap((code) => {
    const read = readManeuver(code);
    return read ? [MANEUVERS.plain({ speed: read.speed, bearing: BEARINGS[read.bearing] })] : [];
  });
  const kept = [
    ...countedSlots(crippled.slots),
    ...(attacks.length > 0 ? [figure("attack", crippled.attacks.map(({ dice }) => dice).join("/") || 0)] : []),
    ...(energy === undefined ? [] : [figure("energy", crippled.energy ?? 0)]),
  ];
  return SECTIONS.keeps({
    section: SECTION_WORDS.shortAlone[section],
    any: kept.length > 0 ? "yes" : "no",
    kept,
    loses: lost.length > 0 ? "yes" : "no",
    lost: [...new Set(lost)],
  });
}

const weapons = (attacks: readonly Attack[], energy: number | undefined): readonly string[] => [
  ...attacks.map((attack) => figure("attack", attackInWords(attack))),
  ...(energy === undefined ? [] : [figure("energy", energy)]),
];

const countedSlots = (icons: readonly SlotIcon[]): readonly string[] => {
  const names = icons.map(iconName);
  return [...new Set(names)].map((slot) => SECTIONS.slots({ count: names.filter((name) => name === slot).length, slot }));
};
