/** The sections of a huge ship: the two Ship cards of a corvette, or of others what lies at each section. */
import type { SectionCard, SectionSheet, ShipSheet } from "@broadside/telling";
import { SECTIONS, SHIP, SHIPS } from "../../../words/play/panels/ships.ts";
import { SECTION_WORDS } from "../../../words/terms/sections.ts";
import { CardLines } from "./card-lines.tsx";
import { Stat } from "./stat.tsx";

export function SectionCards({ sheet }: { readonly sheet: ShipSheet }) {
  if (!sheet.sections) return undefined;
  return (
    <ul className="play-sections" aria-label={SECTIONS.of(sheet.name)}>
      {sheet.sections.map((section) => (
        <OneSection key={section.section} sheet={sheet} section={section} />
      ))}
    </ul>
  );
}

function OneSection({ sheet, section: { section, isCrippled, card } }: { readonly sheet: ShipSheet; readonly section: SectionSheet }) {
  const damage = sheet.damage.filter((line) => line.section === section);
  const facedown = damage.filter(({ faceup }) => !faceup).length;
  if (!card && damage.length === 0) return undefined;
  return (
    <li data-crippled={isCrippled || undefined}>
      <b>{SECTION_WORDS.name[section]}</b>
      {isCrippled && <b> · {SHIPS.crippled}</b>}
      {card && <Figures card={card} />}
      {damage.length > 0 && <p className="quiet">{SECTIONS.damage(damage.length, facedown)}</p>}
      <CardLines label={SECTIONS.faceup(section)} lines={damage.filter(({ faceup }) => faceup)} />
      {card && (
        <CardLines label={SECTIONS.cards(section)} lines={sheet.upgrades.filter((line) => line.section === section).map(withoutText)} />
      )}
      {card && (
        <details>
          <summary>{isCrippled ? SECTIONS.crippledSideUp : SECTIONS.crippledSide}</summary>
          <p className="quiet">{card.crippledSide.join("; ")}</p>
        </details>
      )}
    </li>
  );
}

/** What cards do stands with the whole ship. */
const withoutText = ({ summary: _, ...line }: ShipSheet["upgrades"][number]): ShipSheet["upgrades"][number] => ({
  ...line,
  summary: undefined,
});

function Figures({ card: { weapon, hull, shields, actions } }: { readonly card: SectionCard }) {
  return (
    <>
      <dl className="play-stats">
        {weapon && <Stat name={SHIP.attack} value={SHIP.weapon(weapon)} />}
        <Stat name={SHIP.shields} value={`${shields.left}/${shields.of}`} />
        <Stat name={SHIP.hull} value={`${hull.left}/${hull.of}`} />
      </dl>
      {actions.length > 0 && <p className="quiet">{SECTIONS.actions(actions)}</p>}
    </>
  );
}
