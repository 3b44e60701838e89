/** A table of what each bomb and mine does to a ship (1E-BOMB-03, -04), and which part of the token counts. */
import { countFace } from "@broadside/dice";
import { type Area, measured, type PlayArea, type Section } from "@broadside/geometry";
import type { DeviceKind } from "@broadside/protocol";
import { rollDice } from "../attack/roll.ts";
import type { Procedure } from "../contract/ask.ts";
import type { DeviceRule } from "../contract/edition-parts.ts";
import type { Situation } from "../contract/situation.ts";
import { dealDamageCard, sufferDamage } from "../damage/damage.ts";
import { procedure } from "../driver/procedure.ts";
import { sectionsNear, sectionsOver } from "../sections/section-places.ts";
import type { PlacedDevice, Ship } from "../state/state.ts";
import { assign } from "../tokens/tokens.ts";

interface DeviceEffect extends DeviceRule {
  readonly damage?: number;
  readonly faceupCards?: number;
  readonly ion?: number;
  readonly stress?: number;
  /**
   * The number of attack dice that the ship rolls. Depending on the device, the ship suffers the hits and criticals rolled, or one normal
   * damage for each of them.
   */
  readonly dice?: number;
  readonly criticals?: "critical" | "plain";
  readonly skipsAction?: true;
}

export const DEVICE_RULES: Readonly<Partial<Record<DeviceKind, DeviceEffect>>> = {
  "seismic charge": { token: "standardBomb", goesOff: "endOfActivation", damage: 1 },
  "proton bomb": { token: "standardBomb", goesOff: "endOfActivation", faceupCards: 1 },
  "ion bomb": { token: "standardBomb", goesOff: "endOfActivation", ion: 2 },
  "thermal detonator": { token: "standardBomb", goesOff: "endOfActivation", damage: 1, stress: 1 },
  bomblet: { token: "standardBomb", goesOff: "endOfActivation", dice: 2, criticals: "critical" },
  "proximity mine": { token: "proximityMine", goesOff: "met", dice: 3, criticals: "critical" },
  "cluster mine": { token: "clusterMineCentre", goesOff: "met", dice: 2, criticals: "plain" },
  "conner net": { token: "connerNet", goesOff: "met", damage: 1, ion: 2, skipsAction: true },
};

/**
 * Applies damage first, then tokens. A ship that has left the game suffers nothing more. A huge ship is affected once, at a section in
 * reach; if both sections are in reach, the opposing player chooses (HS-AREA-01 to -03).
 */
export const sufferDevice = procedure("sufferDevice", function* (game: Situation, ship: Ship, device: PlacedDevice): Procedure {
  const { kind } = device;
  const rule = DEVICE_RULES[kind];
  if (!rule || ship.status !== "inPlay") return;
  const section = game.factsOf(ship).hasSections ? sectionsReached(game, ship, device, rule) : undefined;
  const { damage = 0, faceupCards = 0, ion = 0, stress = 0, dice = 0 } = rule;
  if (rule.skipsAction && !hadItsTurn(game, ship)) game.setShip(ship, { skipsAction: true });
  if (damage > 0) yield* sufferDamage(game, ship, { hits: damage, crits: 0, reason: "bomb", section });
  if (dice > 0) yield* sufferDice(game, ship, dice, rule.criticals ?? "critical", device, section);
  if (faceupCards > 0 && ship.status === "inPlay") yield* dealDamageCard(game, ship, true, section);
  yield* assign(game, ship, "ion", ion);
  yield* assign(game, ship, "stress", stress);
});

/** Whether the ship has already activated this round, so it has no action to skip (1E-BOMB-08). */
const hadItsTurn = ({ state }: Situation, { activated, id }: Ship): boolean => activated && state.cursor.active !== id;

/** Returns the sections that overlap a mine (HS-OVER-93-Q), or the sections at Range 1 of a bomb. */
function sectionsReached(game: Situation, ship: Ship, device: PlacedDevice, { goesOff }: DeviceEffect): readonly Section[] {
  const area = deviceArea(game, device);
  return goesOff === "met" ? sectionsOver(game, ship, area) : sectionsNear(game, ship, area, 1);
}

function* sufferDice(
  game: Situation,
  ship: Ship,
  count: number,
  criticals: "critical" | "plain",
  { kind, id }: PlacedDevice,
  section: readonly Section[] | undefined,
): Procedure {
  const dice = yield* rollDice(game, ship, "attack", count, kind, id);
  const hits = countFace(dice, "hit");
  const crits = countFace(dice, "crit");
  if (hits + crits === 0) return;
  yield* sufferDamage(game, ship, {
    ...(criticals === "plain" ? { hits: hits + crits, crits: 0 } : { hits, crits }),
    reason: "bomb",
    section,
  });
}

/** Returns the token with its guides, except any part outside the play area (1E-BOMB-02). */
export function deviceArea(game: Situation, device: PlacedDevice): Area {
  const [token] = game.board.device(device);
  if (!token) return [];
  const { table } = game.board;
  const sticksOut =
    token.cx - token.radius < 0 ||
    token.cy - token.radius < 0 ||
    token.cx + token.radius > table.width ||
    token.cy + token.radius > table.height;
  if (!sticksOut) return [token];
  const inside = cutToTable(token.points, table);
  return inside.length < 6 ? [] : [measured(inside)];
}

/** Clips the shape at each table edge in turn (Sutherland–Hodgman). */
function cutToTable(points: readonly number[], { width, height }: PlayArea): readonly number[] {
  const depths: readonly ((x: number, y: number) => number)[] = [(x) => x, (_x, y) => y, (x) => width - x, (_x, y) => height - y];
  let left = points;
  for (const depth of depths) {
    const kept: number[] = [];
    for (let at = 0; at < left.length; at += 2) {
      const [ax, ay] = [left[at] ?? 0, left[at + 1] ?? 0];
      const [bx, by] = [left[(at + 2) % left.length] ?? 0, left[(at + 3) % left.length] ?? 0];
      const from = depth(ax, ay);
      const to = depth(bx, by);
      if (from >= 0) kept.push(ax, ay);
      if (from >= 0 !== to >= 0) kept.push(ax + ((bx - ax) * from) / (from - to), ay + ((by - ay) * from) / (from - to));
    }
    left = kept;
  }
  return left;
}
