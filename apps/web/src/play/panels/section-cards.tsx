/** The sections of a huge ship: the two Ship cards of a corvette, or of others what lies at each section. */
import type { SectionCard, SectionSheet, ShipSheet } from "@broadside/telling";
import { SECTION_NAMES, weaponInWords } from "@broadside/telling/words";
import { counted } from "../../build/cards/words.ts";
import { CardLines } from "./card-lines.tsx";
import { Stat } from "./stat.tsx";

export function SectionCards({ sheet }: { readonly sheet: ShipSheet }) {
  if (!sheet.sections) return undefined;
  return (
    <ul className="play-sections" aria-label={`Sections of ${sheet.name}`}>
      {sheet.sections.map((section) => (
        <OneSection key={section.section} sheet={sheet} section={section} />
      ))}
    </ul>
  );
}

function OneSection({ sheet, section: { section, isCrippled, card } }: { readonly sheet: ShipSheet; readonly section: SectionSheet }) {
  const damage = sheet.damage.filter((line) => line.section === section);
  const facedown = damage.filter(({ faceup }) => !faceup).length;
  const name = SECTION_NAMES[section];
  if (!card && damage.length === 0) return undefined;
  return (
    <li data-crippled={isCrippled || undefined}>
      <b>{name}</b>
      {isCrippled && <b> · crippled</b>}
      {card && <Figures card={card} />}
      {damage.length > 0 && (
        <p className="quiet">
          {counted(damage.length, "Damage card")}
          {facedown > 0 && facedown < damage.length && `, ${facedown} of them facedown`}
        </p>
      )}
      <CardLines label={`Faceup damage, ${name}`} lines={damage.filter(({ faceup }) => faceup)} />
      {card && <CardLines label={`Cards, ${name}`} lines={sheet.upgrades.filter((line) => line.section === section).map(withoutText)} />}
      {card && (
        <details>
          <summary>{isCrippled ? "Crippled side, up" : "Crippled side"}</summary>
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
        {weapon && <Stat name="Attack" value={weaponInWords(weapon)} />}
        <Stat name="Shields" value={`${shields.left}/${shields.of}`} />
        <Stat name="Hull" value={`${hull.left}/${hull.of}`} />
      </dl>
      {actions.length > 0 && <p className="quiet">Actions: {actions.join(", ")}</p>}
    </>
  );
}
