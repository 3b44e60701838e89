/**
 * The body of a corvette's card: a drawing with the bow to the left, the slots under each section, and what each section keeps when
 * crippled.
 */
import { SECTIONS, type SectionName, type Ship, type ShipSection, upgradeCost } from "@broadside/cards";
import { type ShipDraft, sectionPoints, type UpgradeBar } from "@broadside/squads";
import { addedSlots } from "../../words/build/cards.ts";
import { keptWhenCrippled } from "../../words/build/figures.ts";
import { SHIP } from "../../words/build/ship.ts";
import { SECTION_WORDS } from "../../words/terms/sections.ts";
import { useBuilder } from "../state/builder.ts";
import type { ShipPlace } from "../state/ship-place.ts";
import { BarSlots } from "./bar-slots.tsx";
import styles from "./corvette.module.css";
import { CorvettePlan } from "./corvette-plan.tsx";
import { DockingField } from "./docking-field.tsx";
import { HomelessCards } from "./loose-cards.tsx";

interface CorvetteCardProps extends ShipPlace {
  /** Places of upgrades that the tier before doesn't have. */
  readonly added: readonly number[];
  /** The place of the open slot in the bar. */
  readonly openPlace: number | undefined;
  readonly type: Ship;
  readonly sections: readonly ShipSection[];
  readonly bar: UpgradeBar;
}

export function CorvetteCard({ added, openPlace, type, sections, bar, ...place }: CorvetteCardProps) {
  return (
    <div className={`row wrap ${styles.halves}`}>
      <div className={`row wrap ${styles.plan}`}>
        {SECTIONS.map((section) => {
          const half = sections.find((one) => one.section === section);
          return half && <SectionFigures key={section} half={half} {...place} />;
        })}
        <CorvettePlan type={type} sections={sections} />
      </div>
      {SECTIONS.map((section) => (
        <div key={section} className={`stack ${styles.half}`}>
          <BarSlots {...place} bar={bar} added={added} openPlace={openPlace} section={section} label={SHIP.upgradesOf[section]} isLarge />
          <AddedIcons draft={place.draft} section={section} />
        </div>
      ))}
      <div className={`fine build-roomy ${styles.crippled}`}>
        <h4 className="overline">{SHIP.whenCrippled}</h4>
        <p>
          {sections.map((half) => (
            <span key={half.section}>{keptWhenCrippled(half)} </span>
          ))}
        </p>
      </div>
      <HomelessCards {...place} bar={bar} />
      <DockingField {...place} />
    </div>
  );
}

function SectionFigures({ half, draft, list, ship }: ShipPlace & { readonly half: ShipSection }) {
  const { catalogue, verdict } = useBuilder();
  const { section, attacks, energy, shields, hull } = half;
  const pilot = catalogue.pilots.get(draft.pilot);
  const type = catalogue.ships.get(pilot?.ship ?? "");
  const carried = draft.upgrades.flatMap(({ id, section: of }) => {
    const card = catalogue.upgrades.get(id);
    return card ? [{ card, section: of }] : [];
  });
  const points = verdict.lists[list]?.ships[ship]?.points ?? 0;
  const sum = pilot && type && sectionPoints(pilot, type, carried, points);
  const own = pilot?.sections?.find((one) => one.section === section)?.cost ?? 0;
  const isKnown = pilot && type && carried.every(({ card }) => upgradeCost(card, pilot, type) !== undefined);
  return (
    <div className={`fine ${styles.figures}`} data-section={section}>
      <b>{SECTION_WORDS.shortAlone[section]}</b>
      {sum && isKnown && <span>{SHIP.sectionPoints({ card: own, upgrades: sum[section] - own })}</span>}
      <p>
        {attacks.length > 0 && (
          <span className="build-figure" data-figure="attack">
            {SHIP.figures.attack({ value: attacks.map(({ dice }) => dice).join("/") })}
          </span>
        )}
        {energy !== undefined && (
          <span className="build-figure" data-figure="energy">
            {SHIP.figures.energy({ value: energy })}
          </span>
        )}
        <span className="build-figure" data-figure="shields">
          {SHIP.figures.shields({ value: shields })}
        </span>
        <span className="build-figure" data-figure="hull">
          {SHIP.figures.hull({ value: hull })}
        </span>
      </p>
    </div>
  );
}

/** Slots that the cards of a section add. */
function AddedIcons({ draft, section }: { readonly draft: ShipDraft; readonly section: SectionName }) {
  const { catalogue } = useBuilder();
  const texts = draft.upgrades.flatMap(({ id, section: of }) => {
    const card = catalogue.upgrades.get(id);
    const added = card?.building?.adds?.map(({ icon }) => icon);
    return card && added && (card.section ?? of) === section ? [addedSlots(card.name, added)] : [];
  });
  return texts.length > 0 && <p className="fine">{texts.join(" ")}</p>;
}
