/** One ship on the printed sheet: its values with boxes to tick, its actions, dial and cards. A corvette's halves are side by side. */
import { type Catalogue, markedDamage, readAction, type ShipSection } from "@broadside/cards";
import { type Content, html, type Markup } from "@broadside/kit";
import type { ShipAddition } from "../additions.ts";
import type { ResolvedShip, ResolvedUpgrade } from "../checks/resolve.ts";
import { halfOf } from "../corvette.ts";
import type { Format } from "../formats.ts";
import { energyLimit } from "../legal.ts";
import type { ShipTotals } from "../verdict.ts";
import { SLOT_NAMES } from "../words.ts";
import { boxes, byHandMark, conditionLines, doubts, NEW, upgradeList } from "./cards.ts";
import { dialTable } from "./dial.ts";
import { actionInWords, arcsInWords, attackInWords, EDITION_WORDS, maneuversInWords, recoveryInWords, summaryOf } from "./words.ts";

export interface SheetShip {
  /** The ship's number in its list, starting at 1. */
  readonly number: number;
  readonly ship: ResolvedShip;
  /** Present if the list counts points. */
  readonly totals?: ShipTotals | undefined;
  /** What the ship's tier has added to the ship. Present only in lists with tiers. */
  readonly addition?: ShipAddition | undefined;
  /** The ship's position in a wing, and its carrier. */
  readonly notes: readonly string[];
}

export function shipBlock({ number, ship, totals, addition, notes }: SheetShip, format: Format, catalogue: Catalogue): Markup {
  const { pilot, ship: type, upgrades } = ship;
  const lost = (type.sections ?? []).flatMap(({ crippled }) => crippled.lostManeuvers);
  const whole = type.sections ? upgrades.filter((upgrade) => halfOf(upgrade.card, upgrade.section) === undefined) : upgrades;
  return html`<article class="ship">
<div><div>
<h3>${number}. ${pilot.name === type.name ? pilot.name : `${pilot.name}, ${type.name}`}${addition?.isNew ? html` ${NEW}` : undefined}${byHandMark(catalogue, "pilot", pilot.id)}</h3>
<dl class="facts">${initiative(ship, format)}${fact("Cost", costInWords(ship, totals))}</dl>
${paragraph(notes.length > 0 ? notes.join(" · ") : undefined)}
${figures(ship)}
${paragraph(shipAbility(ship, catalogue))}
${paragraph(summaryOf(catalogue, "pilots", pilot.id))}
${conditionLines(pilot.conditions, catalogue)}
${upgradeList(whole, ship, addition, catalogue)}
</div>${type.dial.length > 0 ? dialTable(type.dial, lost) : html`<p>The dial is unknown.</p>`}</div>
${paragraph(damageMarks(catalogue, pilot.id))}
${type.sections && html`<div class="halves">${type.sections.map((section) => half(section, ship, addition, catalogue))}</div>`}
${lost.length > 0 ? html`<p class="small">* You lose these maneuvers while that section is crippled.</p>` : undefined}
</article>
`;
}

const fact = (name: string, value: Content): Markup | undefined =>
  value === undefined ? undefined : html`<div><dt>${name}</dt> <dd>${value}</dd></div>`;
const paragraph = (text: string | undefined): Markup | undefined => (text === undefined ? undefined : html`<p>${text}</p>`);

/** Names the cards with unknown text in the ship's own Damage decks, grouped by the mark that they carry on the sheet. */
function damageMarks(catalogue: Catalogue, pilot: string): string | undefined {
  const marked = markedDamage(catalogue, pilot).map(({ mark, names }) => `${mark}: ${names.join(", ")}`);
  return marked.length > 0 ? `The text of some of its own Damage cards isn't known for sure (${marked.join("; ")}).` : undefined;
}

/** The ship type's summary, if it covers this card's ship ability. Otherwise, only the ability's name. */
function shipAbility({ pilot, ship }: ResolvedShip, catalogue: Catalogue): string | undefined {
  const summary = summaryOf(catalogue, "ships", ship.id);
  if (pilot.shipAbility !== undefined) return summary?.includes(`${pilot.shipAbility}:`) ? summary : `Ship ability: ${pilot.shipAbility}.`;
  return catalogue.pack.pilots.some((other) => other.ship === ship.id && other.shipAbility !== undefined) ? undefined : summary;
}

function initiative(ship: ResolvedShip, format: Format): Content {
  const { pilot } = ship;
  const printed = pilot.initiative;
  return [
    fact(EDITION_WORDS[format.edition].initiative, printed === undefined ? undefined : changed(printed, changeOf(ship, "initiative"))),
    fact("Engagement", pilot.engagement),
  ];
}

function costInWords({ pilot }: ResolvedShip, totals: ShipTotals | undefined): string | undefined {
  if (!totals || pilot.cost === undefined) return undefined;
  const { points, upgrades, loadout } = totals;
  if (loadout !== undefined) return `${points} points, loadout ${upgrades} of ${loadout}`;
  return points === pilot.cost ? `${points} points` : `${points} points (${pilot.cost} plus ${upgrades} for upgrades)`;
}

type Figure = "attack" | "agility" | "hull" | "shields" | "initiative";
const changeOf = ({ upgrades }: ResolvedShip, figure: Figure): number =>
  upgrades.reduce((sum, { card }) => sum + (card.stats?.[figure] ?? 0), 0);

/** Shows a value with the change made by cards: `11 (9 + 2)`. */
const changed = (printed: number, change: number): string =>
  change === 0 ? `${printed}` : `${printed + change} (${printed} ${change > 0 ? "+" : "−"} ${change > 0 ? change : -change})`;

/** The ship's values. For a corvette, only those that both halves share. */
function figures(ship: ResolvedShip): Markup {
  const { pilot, ship: type } = ship;
  const halves = type.sections !== undefined;
  const attacks = pilot.attacks ?? type.attacks;
  const attackChange = changeOf(ship, "attack");
  const hull = (pilot.hull ?? type.hull) + changeOf(ship, "hull");
  const shields = (pilot.shields ?? type.shields) + changeOf(ship, "shields");
  const energy = halves || type.energy === undefined ? undefined : energyLimit(ship);
  return html`<dl class="facts">${[
    ...(halves ? [] : attacks.map((attack) => fact("Attack", attackInWords(attack)))),
    attackChange === 0 ? undefined : fact("Attack from cards", attackChange > 0 ? `+${attackChange}` : `−${-attackChange}`),
    fact("Agility", changed(pilot.agility ?? type.agility, changeOf(ship, "agility"))),
    halves ? undefined : fact("Hull", boxes(hull)),
    halves ? undefined : fact("Shields", boxes(shields, type.shieldRecovery)),
    energy === undefined ? undefined : fact("Energy", boxes(energy, type.energyRecovery)),
    pilot.charges && fact("Charges", boxes(pilot.charges.value, recoveryInWords(pilot.charges))),
    pilot.force && fact("Force", boxes(pilot.force.value, recoveryInWords(pilot.force), "force")),
    halves ? undefined : fact("Actions", actionsInWords(pilot.actions ?? type.actions, ship.upgrades)),
  ]}</dl>`;
}

function actionsInWords(bar: readonly string[], upgrades: readonly ResolvedUpgrade[]): string | undefined {
  const printed = bar.map(readAction).filter((action) => action !== undefined);
  const gained = upgrades.flatMap(({ card }) =>
    (card.actions ?? []).flatMap((text) => {
      const action = readAction(text);
      return action ? `${actionInWords(action)} from ${card.name}` : [];
    }),
  );
  const words = [...printed.map(actionInWords), ...gained];
  return words.length > 0 ? words.join("; ") : undefined;
}

/**
 * Values that don't matter on a crippled half, because it can't be attacked or damaged (HS-CRIP-07, HS-CRIP-08), and has no shields
 * (HS-CRIP-95-Q).
 */
const NOT_NEEDED: readonly string[] = ["agility", "hull", "shields"];

/** One half of a corvette: its card, its upgrades and its crippled side. */
function half(section: ShipSection, ship: ResolvedShip, addition: ShipAddition | undefined, catalogue: Catalogue): Markup {
  const { crippled } = section;
  const carried = ship.upgrades.filter((upgrade) => halfOf(upgrade.card, upgrade.section) === section.section);
  const cost = ship.pilot.sections?.find((own) => own.section === section.section)?.cost;
  return html`<div><h4>${section.section === "fore" ? "Fore" : "Aft"}${cost === undefined ? undefined : ` (${cost} points)`}</h4>
<dl class="facts">${[
    ...section.attacks.map((attack) => fact("Attack", attackInWords(attack))),
    fact("Firing arcs", arcsInWords(section.arcs)),
    fact("Hull", boxes(section.hull)),
    fact("Shields", boxes(section.shields)),
    section.energy === undefined ? undefined : fact("Energy", boxes(energyLimit(ship))),
    fact("Actions", actionsInWords(section.actions, carried)),
  ]}</dl>
${upgradeList(carried, ship, addition, catalogue)}
<h4>Crippled ${html`<span class="box"></span>`}</h4>
<dl class="facts">${[
    ...crippled.attacks.map((attack) => fact("Attack", attackInWords(attack))),
    section.energy === undefined ? undefined : fact("Energy limit", crippled.energy),
    fact("Keeps slots", crippled.slots.length > 0 ? crippled.slots.map((slot) => SLOT_NAMES[slot]).join(", ") : undefined),
    fact("Loses maneuvers", crippled.lostManeuvers.length > 0 ? maneuversInWords(crippled.lostManeuvers) : undefined),
  ]}</dl>
<p class="small">A crippled section can't be attacked or damaged, and has no shields.</p>
${doubts({ ...crippled, missing: (crippled.missing ?? []).filter((figure) => !NOT_NEEDED.includes(figure)) })}</div>`;
}
