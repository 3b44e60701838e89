/** The body of a corvette's card: the ship drawn bow left, and under each half its slots and what is left of it when crippled. */
import { type Attack, readManeuver, SECTIONS, type Ship, type ShipSection, upgradeCost } from "@broadside/cards";
import { type ShipDraft, sectionPoints, type UpgradeBar } from "@broadside/squads";
import { counted, iconName, maneuverInWords } from "../cards/words.ts";
import { useBuilder } from "../editor/builder.ts";
import { BarSlots } from "./bar-slots.tsx";
import { CorvettePlan } from "./corvette-plan.tsx";
import { DockingField } from "./docking-field.tsx";
import { HomelessCards } from "./loose-cards.tsx";
import type { ShipRowProps } from "./ship-row.tsx";
import { WORDS } from "./words.ts";
import "./corvette.css";

interface CorvetteCardProps extends Omit<ShipRowProps, "apart" | "isNew" | "isTouched"> {
  readonly type: Ship;
  readonly sections: readonly ShipSection[];
  readonly bar: UpgradeBar;
}

export function CorvetteCard({ draft, list, ships, added, openPlace, type, sections, bar }: CorvetteCardProps) {
  const ship = ships.at(-1) ?? 0;
  const place = { draft, list, ship };
  return (
    <div className="build-halves">
      <div className="build-plan">
        {SECTIONS.map((section) => {
          const half = sections.find((one) => one.section === section);
          return half && <SectionFigures key={section} half={half} draft={draft} list={list} ship={ship} />;
        })}
        <CorvettePlan type={type} sections={sections} />
      </div>
      {SECTIONS.map((section) => (
        <div key={section} className="build-half" data-section={section}>
          <BarSlots {...place} bar={bar} added={added} openPlace={openPlace} section={section} label={WORDS.upgradesOf(section)} isLarge />
          <AddedIcons draft={draft} section={section} />
        </div>
      ))}
      <div className="build-crippled">
        <h4>{WORDS.whenCrippled}</h4>
        <p>
          {sections.map((half) => (
            <span key={half.section}>
              <b>{WORDS.section[half.section]}</b> {crippledInWords(half)}{" "}
            </span>
          ))}
        </p>
      </div>
      <HomelessCards {...place} bar={bar} />
      <DockingField {...place} />
    </div>
  );
}

interface SectionFiguresProps {
  readonly half: ShipSection;
  readonly draft: ShipDraft;
  readonly list: number;
  readonly ship: number;
}

function SectionFigures({ half, draft, list, ship }: SectionFiguresProps) {
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
    <div className="build-half-figures" data-section={section}>
      <b>{WORDS.section[section]}</b>
      {sum && isKnown && <span>{WORDS.sectionPoints(own, sum[section] - own)}</span>}
      <p>
        {attacks.length > 0 && <span data-figure="attack">{WORDS.figures.attack(attacks.map(({ dice }) => dice).join("/"))}</span>}
        {energy !== undefined && <span data-figure="energy">{WORDS.figures.energy(energy)}</span>}
        <span data-figure="shield">{WORDS.figures.shields(shields)}</span>
        <span data-figure="hull">{WORDS.figures.hull(hull)}</span>
      </p>
    </div>
  );
}

/** What a card of the half adds to the bar. */
function AddedIcons({ draft, section }: { readonly draft: ShipDraft; readonly section: "fore" | "aft" }) {
  const { catalogue } = useBuilder();
  const adding = draft.upgrades.flatMap(({ id, section: of }) => {
    const card = catalogue.upgrades.get(id);
    return card?.building?.adds && (card.section ?? of) === section ? [{ name: card.name, adds: card.building.adds }] : [];
  });
  if (adding.length === 0) return undefined;
  return (
    <p className="build-adds">
      {adding
        .map(({ name, adds }) => WORDS.addsIcons(name, inWords(adds.map(({ icon }) => `a ${iconName(icon).toLowerCase()}`))))
        .join(" ")}
    </p>
  );
}

const inWords = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;

function crippledInWords({ crippled, attacks, energy }: ShipSection): string {
  const dice = (all: readonly Attack[]): string => all.map((attack) => attack.dice).join("/");
  const slots = [...new Set(crippled.slots)].map((slot) =>
    counted(crippled.slots.filter((one) => one === slot).length, iconName(slot).toLowerCase()),
  );
  const lost = crippled.lostManeuvers.flatMap((code) => {
    const maneuver = readManeuver(code);
    return maneuver ? [`${maneuver.speed} ${maneuverInWords(maneuver).replace(/^\d+ (left |right )?|,.*/g, "")}`] : [];
  });
  const kept = [
    ...slots,
    ...(attacks.length > 0 ? [WORDS.attack(Number(dice(crippled.attacks)) || 0)] : []),
    ...(energy !== undefined ? [WORDS.energy(crippled.energy ?? 0)] : []),
    ...[...new Set(lost)].map(WORDS.no),
  ];
  return kept.length === 0 ? `${WORDS.keepsNothing}.` : `${WORDS.keeps} ${kept.join(", ")}.`;
}
