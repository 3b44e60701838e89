/** A huge ship in the rail: what is left of each section, its energy, and the energy on its cards. */
import type { Left } from "@broadside/protocol";
import type { ShipSheet } from "@broadside/telling";
import { SECTION_NAMES } from "@broadside/telling/words";
import { placed } from "../../parts/placed.ts";
import { Pips } from "./pips.tsx";

export function HugeCard({ sheet: { sections = [], shields, hull } }: { readonly sheet: ShipSheet }) {
  const own = sections.flatMap(({ section, isCrippled, card }) => (card ? [{ section, isCrippled, card }] : []));
  return (
    <div className="play-halves">
      {own.length === 0 ? (
        <Section name="Whole ship" shields={shields} hull={hull} isCrippled={false} />
      ) : (
        own.map(({ section, isCrippled, card }) => (
          <Section
            key={section}
            name={shortSection(SECTION_NAMES[section])}
            shields={card.shields}
            hull={card.hull}
            isCrippled={isCrippled}
          />
        ))
      )}
    </div>
  );
}

const shortSection = (name: string): string => name.replace(/ section$/i, "");

interface SectionProps {
  readonly name: string;
  readonly shields: Left;
  readonly hull: Left;
  readonly isCrippled: boolean;
}

function Section({ name, shields, hull, isCrippled }: SectionProps) {
  return (
    <div className="play-half" data-crippled={isCrippled || undefined}>
      <span className="play-half-head">
        {name}
        {isCrippled ? (
          <b>crippled</b>
        ) : (
          <span aria-hidden="true">
            <b data-pip="shield">{shields.left}</b> <b data-pip="hull">{hull.left}</b>
          </span>
        )}
      </span>
      <Pips shields={shields} hull={hull} />
    </div>
  );
}

export function EnergyRow({ sheet, energy }: { readonly sheet: ShipSheet; readonly energy: Left }) {
  const cards = sheet.upgrades.filter((card) => card.energy && card.faceup);
  return (
    <div className="play-energy-row">
      <Diamonds of={energy} name="energy" />
      <span>
        {energy.left} of {energy.of}
      </span>
      {placed(cards).map(({ at, item }) => (
        <span key={at} className="play-energy-on-card">
          {item.name} {item.energy && <Diamonds of={item.energy} name={`energy on ${item.name}`} />}
        </span>
      ))}
    </div>
  );
}

function Diamonds({ of: { left, of }, name }: { readonly of: Left; readonly name: string }) {
  return (
    <span className="play-diamonds" role="img" aria-label={`${name} ${left} of ${of}`}>
      {placed(Array.from({ length: of })).map(({ at }) => (
        <b key={at} data-spent={at >= left || undefined} />
      ))}
    </span>
  );
}
