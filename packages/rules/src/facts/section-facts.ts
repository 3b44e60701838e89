/** The two Ship cards of a corvette. */
import { type Pilot, readAction, type Ship as ShipType } from "@broadside/cards";
import type { Section } from "@broadside/geometry";
import { invariant } from "@broadside/kit";
import type { ShipSetup } from "../state/setup.ts";
import type { SectionFacts, ShipFacts } from "./printed-facts.ts";

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
