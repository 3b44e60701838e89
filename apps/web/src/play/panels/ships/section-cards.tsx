/**
 * Shows a huge ship's sections. A corvette's sections are its two Ship cards. For other huge ships, each section shows what belongs to it.
 */
import type { SectionCard, SectionSheet, ShipSheet } from "@broadside/telling";
import { Stat } from "../../../parts/stat.tsx";
import { weaponInWords } from "../../../words/names.ts";
import { damageInWords, SECTION_CARDS, SHIP, SHIPS } from "../../../words/play/panels/ships.ts";
import { SECTION_WORDS } from "../../../words/terms/sections.ts";
import { CardLines } from "./card-lines.tsx";
import { Left } from "./gauge.tsx";
import "./epic.css";

export function SectionCards({ sheet }: { readonly sheet: ShipSheet }) {
  if (!sheet.sections) return undefined;
  return (
    <ul className="play-sections stack" aria-label={SECTION_CARDS.of({ ship: sheet.shortName })}>
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
    <li className="panel" data-crippled={isCrippled || undefined}>
      <b>{SECTION_WORDS.name[section]}</b>
      {isCrippled && <b> · {SHIPS.crippled}</b>}
      {card && <Figures card={card} />}
      {damage.length > 0 && <p className="quiet">{damageInWords(damage.length, facedown)}</p>}
      <CardLines label={SECTION_CARDS.faceup[section]} lines={damage.filter(({ faceup }) => faceup)} />
      {card && (
        <CardLines
          label={SECTION_CARDS.cards[section]}
          lines={sheet.upgrades.filter((line) => line.section === section).map(withoutText)}
        />
      )}
      {card && (
        <details>
          <summary>{isCrippled ? SECTION_CARDS.crippledSideUp : SECTION_CARDS.crippledSide}</summary>
          <p className="quiet">{card.crippledSide.join("; ")}</p>
        </details>
      )}
    </li>
  );
}

/** Removes the text about what the card does, because the ship's own list of cards has that text. */
const withoutText = ({ summary: _, ...line }: ShipSheet["upgrades"][number]): ShipSheet["upgrades"][number] => ({
  ...line,
  summary: undefined,
});

function Figures({ card: { weapon, hull, shields, actions } }: { readonly card: SectionCard }) {
  return (
    <>
      <dl className="stats">
        {weapon && <Stat name={SHIP.attack} value={weaponInWords(weapon)} />}
        <Left name={SHIP.shields} value={shields} />
        <Left name={SHIP.hull} value={hull} />
      </dl>
      {actions.length > 0 && <p className="quiet">{SECTION_CARDS.actions({ actions })}</p>}
    </>
  );
}
