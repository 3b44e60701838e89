/** A huge ship in the rail: each section's remaining shields and hull, the ship's energy, and the energy on its cards. */
import type { Remaining } from "@broadside/protocol";
import type { ShipSheet } from "@broadside/telling";
import { placed } from "../../../parts/placed.ts";
import { energyInWords, energyOnCard, leftInWords, SHIPS } from "../../../words/play/panels/ships.ts";
import { SECTION_WORDS } from "../../../words/terms/sections.ts";
import pipsStyles from "../../board/pips.module.css";
import { Pips } from "../../board/pips.tsx";
import styles from "./rail.module.css";

export function HugeCard({ sheet: { sections = [], shields, hull } }: { readonly sheet: ShipSheet }) {
  const own = sections.flatMap(({ section, isCrippled, card }) => (card ? [{ section, isCrippled, card }] : []));
  return (
    <div className={`row ${styles.halves}`}>
      {own.length === 0 ? (
        <Section name={SHIPS.wholeShip} shields={shields} hull={hull} isCrippled={false} />
      ) : (
        own.map(({ section, isCrippled, card }) => (
          <Section key={section} name={SECTION_WORDS.shortAlone[section]} shields={card.shields} hull={card.hull} isCrippled={isCrippled} />
        ))
      )}
    </div>
  );
}

interface SectionProps {
  readonly name: string;
  readonly shields: Remaining;
  readonly hull: Remaining;
  readonly isCrippled: boolean;
}

function Section({ name, shields, hull, isCrippled }: SectionProps) {
  return (
    <div className="play-half grow" data-crippled={isCrippled || undefined}>
      <span className="row spread fine">
        {name}
        {isCrippled ? (
          <b>{SHIPS.crippled}</b>
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

export function EnergyRow({ sheet, energy }: { readonly sheet: ShipSheet; readonly energy: Remaining }) {
  const cards = sheet.upgrades.filter((card) => card.energy && card.faceup);
  return (
    <div className={`row wrap fine ${styles.energy}`}>
      <Diamonds of={energy} label={energyInWords(energy)} />
      <span>{leftInWords(energy)}</span>
      {placed(cards).map(({ at, item }) => (
        <span key={at} className={`row ${styles.onCard}`}>
          <span translate="no">{item.name}</span>{" "}
          {item.energy && <Diamonds of={item.energy} label={energyOnCard(item.name, item.energy)} />}
        </span>
      ))}
    </div>
  );
}

function Diamonds({ of: { left, of }, label }: { readonly of: Remaining; readonly label: string }) {
  return (
    <span className={pipsStyles.diamonds} role="img" aria-label={label}>
      {placed(Array.from({ length: of })).map(({ at }) => (
        <b key={at} data-spent={at >= left || undefined} />
      ))}
    </span>
  );
}
