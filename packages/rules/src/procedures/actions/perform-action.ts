/** Actions: the Perform Action step, and actions that are granted. */
import type { ActionPart } from "../../ability.ts";
import { choose, type Option, type Procedure } from "../../ask.ts";
import { type Bearer, bearersOffering } from "../../bearer.ts";
import { gainEnergy, spendEnergy } from "../../energy.ts";
import { actionBar, isStressed } from "../../figures.ts";
import type { Game } from "../../game.ts";
import { procedure } from "../../procedure.ts";
import { may, sum } from "../../query.ts";
import type { Ship } from "../../state.ts";
import { window } from "../../window.ts";
import type { Action } from "./action.ts";

export interface AllowedActions {
  /** Only these, with or without their icon in the bar (1E-ACT-03); all that the ship has where absent. */
  readonly names?: readonly string[];
  readonly barOnly?: boolean;
  /** Granted by a card for huge ships alone, so that they may perform it too (HS-FREE-01). */
  readonly evenHuge?: boolean;
  readonly rule: string;
  /** The card that grants it. */
  readonly card?: string;
}

/** Something a ship can do now: an action of the table, or one that a card of its offers. */
interface Offer {
  readonly name: string;
  readonly action?: Action;
  readonly card?: { readonly self: Bearer; readonly part: ActionPart };
}

/** Perform Action: one action, or as many as cards allow, all different; each may be left out (1E-ACT-01, -02, -28). */
export const performActions = procedure("performActions", function* (game: Game, ship: Ship): Procedure {
  for (let taken = 0; taken <= sum(game, "extraActions", { ship }) && !ship.skipsAction; taken += 1)
    if (!(yield* performOne(game, ship, { rule: "1E-ACT-01" }, "action"))) return;
});

/** A granted action; it may be declined (1E-ACT-28). False when nothing was done. */
export const freeAction = procedure("freeAction", function* (game: Game, ship: Ship, allowed: AllowedActions): Procedure<boolean> {
  return yield* performOne(game, ship, allowed, "free action");
});

/** Whether a granted action could be performed now. For cards. */
export const hasFreeAction = (game: Game, ship: Ship, allowed: AllowedActions): boolean =>
  offersTo(game, ship, allowed, "free action", []).length > 0;

type Occasion = "action" | "free action";
const SKIP: Option<undefined> = { key: "skip", value: undefined };

/** What failed after it was declared is not offered again, and another action may be chosen (1E-ACT-13). */
function* performOne(game: Game, ship: Ship, allowed: AllowedActions, kind: Occasion): Procedure<boolean> {
  const failed: string[] = [];
  for (;;) {
    const offer = yield* choose<Offer | undefined>((now) => ({
      kind,
      seat: ship.seat,
      rule: allowed.rule,
      about: allowed.card === undefined ? { ship: ship.id } : { ship: ship.id, card: allowed.card },
      options: [SKIP, ...offersTo(now, ship, allowed, kind, failed).map((value) => ({ key: value.name, value }))],
    }));
    if (!offer || ship.status !== "inPlay") return false;
    if (yield* perform(game, ship, offer)) return true;
    failed.push(offer.name);
  }
}

function offersTo(game: Game, ship: Ship, { names, barOnly }: AllowedActions, kind: Occasion, failed: readonly string[]): readonly Offer[] {
  if (ship.status !== "inPlay") return [];
  const limits = limitsOf(game);
  const found: Offer[] = [];
  for (const name of names ?? actionBar(game, ship)) {
    const action = game.edition.actions.get(name);
    if (!action || failed.includes(name) || (kind === "free action" && action.neverFree)) continue;
    if (mayPerform(game, ship, name, limits) && action.can(game, ship)) found.push({ name, action });
  }
  if (barOnly) return found;
  for (const self of bearersOffering(game, "actions")) {
    if (self.ship !== ship) continue;
    for (const part of self.ability.actions ?? []) {
      const { name } = part;
      if ((names && !names.includes(name)) || found.some((offer) => offer.name === name)) continue;
      if (mayPerform(game, ship, name, limits) && part.when(game, self)) found.push({ name, card: { self, part } });
    }
  }
  return found;
}

/** Whether any card says what actions cost, or who may act: asked once for all actions of a ship. */
const limitsOf = (game: Game): { readonly cost: boolean; readonly act: boolean } => ({
  cost: game.bearers.onSum(game, "actionCost").length > 0,
  act: game.bearers.onPermission(game, "act").length > 0,
});

/** None twice a round (1E-ACT-02), none while stressed (1E-MOVE-07), none that it cannot pay for. */
function mayPerform(game: Game, ship: Ship, action: string, limits: ReturnType<typeof limitsOf>): boolean {
  if (ship.actions.includes(action) || (limits.cost && sum(game, "actionCost", { ship, action }) > ship.energy)) return false;
  return limits.act ? may(game, "act", { ship, action }, !isStressed(ship)) : !isStressed(ship);
}

/**
 * It counts as performed this round from its beginning, so that nothing it brings about performs it again (1E-ACT-02), and is paid for,
 * unless it fails; then what follows an action follows (1E-ACT-29).
 */
function* perform(game: Game, ship: Ship, { name, action, card }: Offer): Procedure<boolean> {
  const cost = sum(game, "actionCost", { ship, action: name });
  game.setShip(ship, { actions: [...ship.actions, name] });
  spendEnergy(game, ship, cost);
  if (card) {
    noteAction(game, ship, name);
    yield* game.using(card.self, card.part.perform(game, card.self));
  } else if (action) {
    if (!(yield* action.perform(game, ship))) {
      game.setShip(ship, { actions: ship.actions.filter((one) => one !== name) });
      gainEnergy(game, ship, cost);
      return false;
    }
    if (action.tellsItself) return true;
    noteAction(game, ship, name);
  }
  if (ship.status === "inPlay") yield* window(game, "actionPerformed", { ship: ship.id, action: name });
  return true;
}

export const noteAction = (game: Game, ship: Ship, name: string): void => game.note({ note: "action", ship: ship.id, text: name });
