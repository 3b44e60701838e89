/** Actions: the Perform Action step, and actions that are granted. */
import { SECTIONS, type Section } from "@broadside/geometry";
import type { ActionPart } from "../../ability.ts";
import { choose, type Option, type Procedure, type Subject } from "../../ask.ts";
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
  /** Only what that section's bar shows, or cards that lie on it say (HS-ACT-02, -03). */
  readonly section?: Section;
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

/**
 * Perform Action: one action, or as many as cards allow, all different; each may be left out (1E-ACT-01, -02, -28). A ship with two Ship cards
 * performs one of its fore section, then one of its aft section, either without the other (HS-ACT-01 to -05, -91-Q).
 */
export const performActions = procedure("performActions", function* (game: Game, ship: Ship): Procedure {
  let taken = 0;
  if (game.factsOf(ship).cards) {
    for (const section of SECTIONS) if (!ship.skipsAction) yield* performOne(game, ship, BY_SECTION[section], "action");
    taken = 1;
  }
  for (; taken <= sum(game, "extraActions", { ship }) && !ship.skipsAction; taken += 1)
    if (!(yield* performOne(game, ship, ANY_ACTION, "action"))) return;
});

const ANY_ACTION: AllowedActions = { rule: "1E-ACT-01" };
const BY_SECTION: Readonly<Record<Section, AllowedActions>> = {
  fore: { rule: "HS-ACT-02", section: "fore" },
  aft: { rule: "HS-ACT-03", section: "aft" },
};

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
      about: aboutAction(ship, allowed),
      options: [SKIP, ...offersTo(now, ship, allowed, kind, failed).map((value) => ({ key: value.name, value }))],
    }));
    if (!offer || ship.status !== "inPlay") return false;
    if (yield* perform(game, ship, offer)) return true;
    failed.push(offer.name);
  }
}

const aboutAction = ({ id: ship }: Ship, { card, section }: AllowedActions): Subject =>
  card !== undefined ? { ship, card } : section ? { ship, piece: section } : { ship };

/** Huge ships perform no free actions but those of cards made for them (HS-FREE-01). */
const isBarred = (game: Game, ship: Ship, { evenHuge }: AllowedActions, kind: Occasion): boolean =>
  kind === "free action" && !evenHuge && game.factsOf(ship).isHuge;

function offersTo(game: Game, ship: Ship, allowed: AllowedActions, kind: Occasion, failed: readonly string[]): readonly Offer[] {
  if (ship.status !== "inPlay" || isBarred(game, ship, allowed, kind)) return [];
  const { names, barOnly, section } = allowed;
  const limits = limitsOf(game);
  const found: Offer[] = [];
  for (const name of names ?? actionBar(game, ship, section)) {
    const action = actionOf(game, ship, name);
    if (!action || failed.includes(name) || (kind === "free action" && action.neverFree)) continue;
    if (mayPerform(game, ship, name, limits) && action.can(game, ship)) found.push({ name, action });
  }
  if (barOnly) return found;
  for (const self of bearersOffering(game, "actions")) {
    if (self.ship !== ship || (section && !liesOn(game, self, section))) continue;
    for (const part of self.ability.actions ?? []) {
      const { name } = part;
      if ((names && !names.includes(name)) || found.some((offer) => offer.name === name)) continue;
      if (mayPerform(game, ship, name, limits) && part.when(game, self)) found.push({ name, card: { self, part } });
    }
  }
  return found;
}

/** An action as the ship performs it. */
const actionOf = (game: Game, ship: Ship, name: string): Action | undefined =>
  (game.factsOf(ship).isHuge ? game.edition.hugeActions.get(name) : undefined) ?? game.edition.actions.get(name);

/** Whether an Upgrade or Damage card lies on a section; what lies on none belongs to both. */
function liesOn(game: Game, { ship, card, at }: Bearer, section: Section): boolean {
  const found = card.startsWith("upgrade:")
    ? game.factsOf(ship).upgradeSections?.[at]
    : card.startsWith("damage:")
      ? ship.damage.find((one) => one.card === at)?.section
      : undefined;
  return found === undefined || found === section;
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
