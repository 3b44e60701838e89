/** A ship's figures, as printed and with its upgrades. */
import type { Pilot, Ship, Upgrade } from "@broadside/cards";
import { attacksInWords, recoveringInWords } from "../words/build/figures.ts";

const PRINTED = ["attack", "agility", "hull", "shields", "energy", "force", "charges"] as const;
type PrintedFigure = (typeof PRINTED)[number];

interface Figure<Name> {
  readonly name: Name;
  readonly value: string;
}

/** The statistics on a Ship card. A corvette has two of these cards, so it has the statistics for both sections. */
export function statistics(pilot: Pilot, ship: Ship): readonly Figure<PrintedFigure>[] {
  const attacks = pilot.attacks ?? ship.attacks;
  const figures: Readonly<Record<PrintedFigure, string | number | undefined>> = {
    attack: attacks.length === 0 ? undefined : attacksInWords(attacks),
    agility: pilot.agility ?? ship.agility,
    hull: pilot.hull ?? ship.hull,
    shields: withRecovery(pilot.shields ?? ship.shields, ship.shieldRecovery),
    energy: ship.energy === undefined ? undefined : withRecovery(ship.energy, ship.energyRecovery),
    force: pilot.force && withRecovery(pilot.force.value, pilot.force.recovers ?? 1),
    charges: pilot.charges && withRecovery(pilot.charges.value, pilot.charges.recovers),
  };
  return PRINTED.flatMap((name) => (figures[name] === undefined ? [] : [{ name, value: String(figures[name]) }]));
}

const withRecovery = (value: number, recovers: number | undefined): string =>
  recovers === undefined || recovers === 0 ? String(value) : recoveringInWords(value, recovers);

/** Attack, agility, hull, shields and (if the ship has any) energy, including what upgrades add. */
export function statLine(
  pilot: Pilot,
  ship: Ship,
  upgrades: readonly Upgrade[],
): readonly Figure<"attack" | "agility" | "hull" | "shields" | "energy">[] {
  const attacks = pilot.attacks ?? ship.attacks;
  const changed = (figure: keyof NonNullable<Upgrade["stats"]>, value: number): string =>
    String(upgrades.reduce((sum, { stats }) => sum + (stats?.[figure] ?? 0), value));
  return [
    ...(attacks.length === 0 ? [] : [{ name: "attack" as const, value: attacks.map(({ dice }) => changed("attack", dice)).join("/") }]),
    { name: "agility", value: changed("agility", pilot.agility ?? ship.agility) },
    { name: "hull", value: changed("hull", pilot.hull ?? ship.hull) },
    { name: "shields", value: changed("shields", pilot.shields ?? ship.shields) },
    ...(ship.energy === undefined ? [] : [{ name: "energy" as const, value: changed("energy", ship.energy) }]),
  ];
}

/** Uses a minus sign as wide as a digit. */
export const inFigures = (value: number): string => (value < 0 ? `−${-value}` : String(value));
