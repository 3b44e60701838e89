/** A ship's upgrades and other cards on the printed sheet, with boxes to tick. */
import { type Catalogue, DONE_BY_HAND, isByHand, type Knowledge } from "@broadside/cards";
import { type Content, html, type Markup } from "@broadside/kit";
import type { ShipAddition } from "../additions.ts";
import { costOn } from "../checks/cost.ts";
import type { ResolvedShip, ResolvedUpgrade } from "../checks/resolve.ts";
import { SLOT_NAMES } from "../words.ts";
import { attackInWords, recoveryInWords, summaryOf } from "./words.ts";

export const NEW: Markup = html`<span class="new">NEW</span>`;

/** The mark after a card that players must resolve by hand. */
export const byHandMark = (catalogue: Catalogue, kind: "pilot" | "upgrade" | "condition", id: string): Markup | undefined =>
  isByHand(catalogue, kind, id) ? html` <span class="hand">${DONE_BY_HAND}</span>` : undefined;

/** A number, as many boxes to tick, and how many of them are recovered each round. */
export function boxes(figure: number, recovery?: string | number, kind?: "force"): Markup {
  const comesBack = typeof recovery === "number" ? recoveryInWords({ value: figure, recovers: recovery }) : recovery;
  const box = html`<span class="${kind === "force" ? "box force" : "box"}"></span>`;
  return html`${figure} ${Array.from({ length: Math.max(0, figure) }, () => box)}${comesBack === undefined ? undefined : ` ${comesBack}`}`;
}

export function upgradeList(
  upgrades: readonly ResolvedUpgrade[],
  ship: ResolvedShip,
  addition: ShipAddition | undefined,
  catalogue: Catalogue,
): Markup | undefined {
  if (upgrades.length === 0) return undefined;
  return html`<ul>${upgrades.map((upgrade) => upgradeLine(upgrade, ship, addition?.upgrades.includes(upgrade.at) === true, catalogue))}</ul>`;
}

function upgradeLine({ card, at }: ResolvedUpgrade, ship: ResolvedShip, isNew: boolean, catalogue: Catalogue): Markup {
  const slots = card.slots.map((slot) => SLOT_NAMES[slot]).join(" + ");
  const cost = at < 0 ? undefined : costOn(ship, card);
  const summary = summaryOf(catalogue, "upgrades", card.id);
  const parts: readonly Content[] = [
    html`<b>${card.name}</b> (${slots}${cost === undefined ? undefined : `, ${cost}`})${byHandMark(catalogue, "upgrade", card.id)}`,
    isNew ? NEW : undefined,
    card.charges && html`Charges ${boxes(card.charges.value, recoveryInWords(card.charges))}`,
    card.force && html`Force ${boxes(card.force.value, recoveryInWords(card.force), "force")}`,
    card.energy === undefined ? undefined : html`Energy ${boxes(card.energy)}`,
    card.attack && `Attack: ${attackInWords(card.attack)}.`,
    summary,
    card.back && `Other side: ${card.back.name}.`,
    conditionLines(card.conditions, catalogue),
  ];
  return html`<li>${parts.filter((part) => part !== undefined).map((part, place) => (place === 0 ? part : [" ", part]))}</li>
`;
}

export function conditionLines(ids: readonly string[] | undefined, catalogue: Catalogue): Markup | undefined {
  if (!ids || ids.length === 0) return undefined;
  return html`${ids.map((id) => {
    const summary = summaryOf(catalogue, "conditions", id);
    const name = catalogue.conditions.get(id)?.name ?? id;
    return html`<p class="small">Condition: ${name}${byHandMark(catalogue, "condition", id)}${summary === undefined ? undefined : `: ${summary}`}</p>`;
  })}`;
}

/** Names the card's values that are unknown or unconfirmed. */
export function doubts({ missing = [], unconfirmed = [] }: Knowledge): Markup | undefined {
  if (missing.length + unconfirmed.length === 0) return undefined;
  const lines = [
    missing.length > 0 ? `Unknown: ${missing.map(figureInWords).join(", ")}.` : undefined,
    unconfirmed.length > 0 ? `Unconfirmed: ${unconfirmed.map(figureInWords).join(", ")}.` : undefined,
  ];
  return html`<p class="small">${lines.filter((line) => line !== undefined).join(" ")}</p>`;
}

const FIGURE_WORDS: Readonly<Record<string, string>> = { attacks: "attack", slots: "slots", lostManeuvers: "lost maneuvers" };
const figureInWords = (figure: string): string => FIGURE_WORDS[figure] ?? figure;
