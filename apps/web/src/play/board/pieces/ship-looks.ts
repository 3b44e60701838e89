/** How a ship in a game looks on the table: its hull, gauges and tokens, and whether its dial is set. */
import { BASES, hasSections } from "@broadside/geometry";
import { objectIn, type Ship, TOKENS, type TokenKind } from "@broadside/protocol";
import type { ShipLooks, ShipState, TokenBadge, TokenTone } from "@broadside/table";
import type { Scene, ShipSheet } from "@broadside/telling";
import { hullOf } from "../../../look/hull-looks.ts";
import { ICON_CHARACTERS, type IconName } from "../../../look/icon-names.ts";
import { TOKEN_ICONS } from "../../../look/icons-of.ts";
import { termsOf } from "../../../words/names.ts";

export const looksOf = (scene: Scene, sheet: ShipSheet): ShipLooks => ({
  ...hullOf(sheet),
  state: stateOf(scene, sheet),
});

function stateOf(scene: Scene, sheet: ShipSheet): ShipState {
  const { skill, shortName, shields, hull, energy } = sheet;
  const ship = scene.state.ships.find(({ id }) => id === sheet.id);
  const sections = sectionsOf(sheet);
  const dial = ship && dialOf(scene, ship);
  return {
    skill,
    name: shortName,
    shields,
    hull,
    ...(sections && { sections }),
    ...(energy && { energy }),
    tokens: ship ? tokensOf(scene, ship).map((token) => ({ ...token, icon: ICON_CHARACTERS[token.icon] })) : [],
    ...(dial && { dial }),
  };
}

/** If a ship's sections have separate Ship cards, each section has its own gauge. A huge ship without such sections has a single gauge. */
function sectionsOf({ base, sections = [], shields, hull }: ShipSheet): ShipState["sections"] {
  if (BASES[base].size !== "huge") return undefined;
  const own = sections.flatMap(({ isCrippled, card }) => (card ? [{ shields: card.shields, hull: card.hull, isCrippled }] : []));
  return hasSections(base) && own.length > 0 ? own : [{ shields, hull, isCrippled: false }];
}

/** During planning, everyone sees which ships have a dial set. Wingmates use their leader's dial. */
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

/** All of a ship's tokens of one kind. */
export interface ShipTokens extends Omit<TokenBadge, "icon"> {
  readonly icon: IconName;
}

/** A ship's tokens, the positive ones first. A lock is shown at the locked ship. */
export function tokensOf({ state, edition }: Scene, { id, tokens }: Ship): readonly ShipTokens[] {
  const locks = state.ships.filter((ship) => ship.status === "inPlay" && ship.locks?.some((target) => objectIn(target) === id)).length;
  const terms = termsOf(edition.id);
  return [
    ...TOKENS.map(
      (token): ShipTokens => ({ name: terms.tokens[token], icon: TOKEN_ICONS[token], tone: TONES[token], count: tokens?.[token] ?? 0 }),
    ),
    { name: terms.lock, icon: "token-lock" as const, tone: "red" as const, count: locks },
  ].filter(({ count }) => count > 0);
}
