/** How a ship of a game looks on the table: hull, gauges, tokens, and whether its dial is set. */
import { BASES, HUGE_PLATE, hasSections } from "@broadside/geometry";
import { type Ship, shipIn, TOKENS, type TokenKind } from "@broadside/protocol";
import type { Points, ShipLooks, ShipState, TokenBadge, TokenTone } from "@broadside/table";
import type { Scene, ShipSheet } from "@broadside/telling";
import { familyOf } from "../../look/families.ts";
import { ICON_CHARACTERS, type IconName } from "../../look/icon-names.ts";
import { TOKEN_ICONS } from "../../look/icons-of.ts";

export const looksOf = (scene: Scene, sheet: ShipSheet): ShipLooks => ({
  ...hullOf(sheet),
  state: stateOf(scene, sheet),
});

/** Without what only a ship that stands there has: for ghosts. */
export function hullOf({ ship, base }: Pick<ShipSheet, "ship" | "base">): ShipLooks {
  const glyph = familyOf(ship, base);
  return BASES[base].size === "huge" ? { glyph, plates: platesOf(base) } : { glyph };
}

/** The two plastic bases of a huge ship, the bow first. */
function platesOf(base: ShipSheet["base"]): readonly Points[] {
  const side = HUGE_PLATE / 2;
  const end = BASES[base].length / 2;
  const inner = end - HUGE_PLATE;
  return [
    [-side, end, side, end, side, inner, -side, inner],
    [-side, -inner, side, -inner, side, -end, -side, -end],
  ];
}

function stateOf(scene: Scene, sheet: ShipSheet): ShipState {
  const { skill, pilot, shields, hull, energy } = sheet;
  const ship = scene.state.ships.find(({ id }) => id === sheet.id);
  const sections = sectionsOf(sheet);
  const dial = ship && dialOf(scene, ship);
  return {
    skill,
    name: pilot,
    shields,
    hull,
    ...(sections && { sections }),
    ...(energy && { energy }),
    tokens: ship ? tokensOf(scene, ship).map((token) => ({ ...token, icon: ICON_CHARACTERS[token.icon] })) : [],
    ...(dial && { dial }),
  };
}

/** Halves with cards of their own have gauges of their own; every other huge ship has one for all of it. */
function sectionsOf({ base, sections = [], shields, hull }: ShipSheet): ShipState["sections"] {
  if (BASES[base].size !== "huge") return undefined;
  const own = sections.flatMap(({ isCrippled, card }) => (card ? [{ shields: card.shields, hull: card.hull, isCrippled }] : []));
  return hasSections(base) && own.length > 0 ? own : [{ shields, hull, isCrippled: false }];
}

/** While dials are set, everybody sees which are; a wing has the dial of its leader. */
function dialOf({ dials }: Scene, { id }: Ship): ShipState["dial"] {
  const dial = dials.find(({ ship }) => ship === id);
  return dial && (dial.isSet ? "set" : "open");
}

const TONES: Readonly<Record<TokenKind, TokenTone>> = {
  focus: "green",
  evade: "green",
  calculate: "green",
  stress: "red",
  ion: "pink",
  cloak: "blue",
  tractor: "amber",
  jam: "amber",
  disarm: "red",
  strain: "red",
  deplete: "red",
  reinforceFore: "cyan",
  reinforceAft: "cyan",
};

/** The tokens of one kind that a ship has. */
export interface ShipTokens extends Omit<TokenBadge, "icon"> {
  readonly icon: IconName;
}

/** Good ones first; a lock lies at who is locked. */
export function tokensOf({ state }: Scene, { id, tokens }: Ship): readonly ShipTokens[] {
  const locks = state.ships.filter((ship) => ship.status === "inPlay" && ship.locks?.some((target) => shipIn(target) === id)).length;
  return [
    ...TOKENS.map((name): ShipTokens => ({ name, icon: TOKEN_ICONS[name], tone: TONES[name], count: tokens?.[name] ?? 0 })),
    { name: "lock", icon: "token-lock" as const, tone: "red" as const, count: locks },
  ].filter(({ count }) => count > 0);
}
