/** The two Ship cards of a corvette. */
import { type Attack, type CrippledSection, type Pilot, readAction, type Ship as ShipType } from "@broadside/cards";
import type { Section } from "@broadside/geometry";
import { invariant } from "@broadside/kit";
import type { ShipSetup } from "../state/setup.ts";
import type { ShipFacts } from "./ship-facts.ts";

/** One Ship card of a corvette. */
export interface SectionFacts {
  /** Its primary weapon, where it has one. */
  readonly weapon: Attack | undefined;
  readonly hull: number;
  readonly shields: number;
  /** Names of its action bar. */
  readonly actions: readonly string[];
  /** What it counts with the upgrades that lie on it. */
  readonly points: number;
  /** Where the energy of the whole ship lies (HS-ENERGY-20). */
  readonly holdsEnergy: boolean;
  readonly crippled: CrippledSection;
}

export function sectionCards(pilot: Pilot, { sections }: ShipType, { sectionPoints }: ShipSetup): ShipFacts["cards"] {
  if (!sections) return undefined;
  const cardOf = (section: Section): SectionFacts => {
    const card = sections.find((one) => one.section === section);
    invariant(card, `no ${section} card of ${pilot.id}`);
    return {
      weapon: card.attacks[0],
      hull: card.hull,
      shields: card.shields,
      actions: card.actions.flatMap((text) => readAction(text)?.name ?? []),
      points: sectionPoints?.[section] ?? pilot.sections?.find((one) => one.section === section)?.cost ?? 0,
      holdsEnergy: card.energy !== undefined,
      crippled: card.crippled,
    };
  };
  return { fore: cardOf("fore"), aft: cardOf("aft") };
}
