/** The Perform Action step, and granted actions. */

import type { Colour } from "@broadside/cards";
import { SECTIONS, type Section } from "@broadside/geometry";
import type { ActionId, Subject } from "@broadside/protocol";
import { rulesAt, window, windows, withOwnWindows } from "../abilities/window.ts";
import { forceSpent } from "../charges/charges.ts";
import type { Option, Procedure } from "../contract/ask.ts";
import type { AddedOption, Occurrence } from "../contract/open-window.ts";
import type { Situation } from "../contract/situation.ts";
import { choose } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import { gainEnergy, spendEnergy } from "../energy/energy.ts";
import { barActions, isStressed } from "../queries/figures.ts";
import { sum } from "../queries/query.ts";
import type { Ship } from "../state/state.ts";
import { assign } from "../tokens/tokens.ts";
import { leaderActed } from "../wings/keeping-up.ts";
import { type ActionEntry, type AllowedActions, type Occasion, type Offer, offersTo } from "./offers.ts";

export type { AllowedActions } from "./offers.ts";

/**
 * Perform Action: the ship performs one action, or as many as cards allow, all different. Each is optional (1E-ACT-01, -02, -28,
 * 2E-ACTIV-02). A ship with two Ship cards performs one action with its fore section, then one with its aft section, and may skip either
 * (HS-ACT-01 to -05, -91-Q).
 */
export const performActions = procedure("performActions", function* (game: Situation, ship: Ship): Procedure {
  let taken = 0;
  if (game.factsOf(ship).cards) {
    for (const section of SECTIONS) if (!ship.skipsAction) yield* performOne(game, ship, BY_SECTION[section], "action");
    taken = 1;
  }
  for (; taken <= sum(game, "extraActions", { ship }) && !ship.skipsAction; taken += 1)
    if (!(yield* performOne(game, ship, { rule: game.edition.questions.action, isExtra: taken > 0 }, "action"))) return;
});

const BY_SECTION: Readonly<Record<Section, AllowedActions>> = {
  fore: { rule: "HS-ACT-02", section: "fore" },
  aft: { rule: "HS-ACT-03", section: "aft" },
};

/** Offers a granted action, which the ship may decline (1E-ACT-28, 2E-ACT-20). Returns false if no action was performed. */
export const freeAction = procedure("freeAction", function* (game: Situation, ship: Ship, allowed: AllowedActions): Procedure<boolean> {
  return yield* performOne(game, ship, allowed, "free action");
});

/** Whether the ship could perform a granted action now. Used by cards. */
export const hasFreeAction = (game: Situation, ship: Ship, allowed: AllowedActions): boolean =>
  offersTo(game, ship, allowed, "free action", []).length > 0;

const SKIP: Option<undefined> = { key: "skip", value: undefined };

/**
 * An action that failed after being declared isn't offered again. The edition decides whether the ship may choose another action
 * (1E-ACT-13, 2E-ACT-12).
 */
function* performOne(game: Situation, ship: Ship, allowed: AllowedActions, kind: Occasion): Procedure<boolean> {
  const failed: ActionId[] = [];
  for (;;) {
    const offer = yield* choose<Offer | undefined>((now) => ({
      kind,
      seat: ship.seat,
      rule: allowed.rule,
      about: aboutAction(ship, allowed),
      options: [SKIP, ...offersTo(now, ship, allowed, kind, failed).map((value) => ({ key: value.name, value }))],
    }));
    if (!offer || ship.status !== "inPlay") return false;
    if (yield* withOwnWindows(game, perform(game, ship, offer, allowed.isLink === true))) return true;
    if (game.edition.failedActions === "spent") return true;
    failed.push(offer.name);
  }
}

/**
 * After an action with a link, the ship may perform the linked action, in the colour printed for it. The linked action is offered along
 * with other effects after the action, even if the first action was granted. If an action has several links, only one may be used
 * (2E-ACT-16 to -18).
 */
function linkOf(game: Situation, ship: Ship, name: string): AddedOption | undefined {
  const entries: ActionEntry[] = [];
  for (const entry of barActions(game, ship)) if (entry.linked && entry.name === name) entries.push(entry.linked);
  if (entries.length === 0) return undefined;
  const allowed: AllowedActions = { entries, isLink: true, rule: "2E-ACT-16" };
  return {
    key: "linked action",
    seat: ship.seat,
    when: () => hasFreeAction(game, ship, allowed),
    *perform() {
      yield* performOne(game, ship, allowed, "free action");
    },
  };
}

const aboutAction = ({ id: ship }: Ship, { card, section }: AllowedActions): Subject =>
  card !== undefined ? { ship, card } : section ? { ship, piece: section } : { ship };

/**
 * The action counts as performed this round from the start, so its own effects can't perform it again (1E-ACT-02). The ship pays for it
 * even if it fails: a stress token for red, Force for purple (2E-ACT-08, -09, -12). In the first edition, energy is refunded if the action
 * fails. Then effects after the action resolve (1E-ACT-29).
 */
function* perform(game: Situation, ship: Ship, offer: Offer, isLink: boolean): Procedure<boolean> {
  const { name, colour, action } = offer;
  const cost = sum(game, "actionCost", { ship, action: name });
  const whileStressed = isStressed(ship);
  game.setShip(ship, { actions: [...ship.actions, name] });
  spendEnergy(game, ship, cost);
  if (colour === "purple") {
    game.setShip(ship, { force: Math.max(0, ship.force - 1) });
    yield* forceSpent(game, ship);
  } else if (colour === "red") yield* assign(game, ship, "stress");
  yield* window(game, "actionDeclared", { ship: ship.id, action: name, colour });
  if (ship.status !== "inPlay") return true;
  if (!(yield* carryOut(game, ship, offer))) {
    if (game.edition.failedActions === "spent") {
      game.note({ note: "action failed", ship: ship.id, action: name });
      if (ship.status === "inPlay") yield* window(game, "actionFailed", { ship: ship.id, action: name });
    } else {
      game.setShip(ship, { actions: ship.actions.filter((one) => one !== name) });
      gainEnergy(game, ship, cost);
    }
    return false;
  }
  if (ship.status === "inPlay")
    yield* afterAction(game, ship, name, { isTold: action?.tellsItself === true, isLink, colour, whileStressed });
  return true;
}

/** Returns false if the action failed. A card's action is logged before it resolves, a standard action afterwards. */
function* carryOut(game: Situation, ship: Ship, { name, colour, action, card, scenario }: Offer): Procedure<boolean> {
  if (action) {
    if (!(yield* action.perform(game, ship, colour))) return false;
    if (ship.wing) yield* leaderActed(game, ship, name);
    if (!action.tellsItself) noteAction(game, ship, name);
    return true;
  }
  noteAction(game, ship, name);
  if (scenario) return (yield* scenario.perform(game, ship)) !== false;
  return !card || (yield* game.using<unknown>(card.self, card.part.perform(game, card.self))) !== false;
}

interface HowActed {
  readonly isTold: boolean;
  readonly isLink: boolean;
  readonly colour: Colour;
  readonly whileStressed: boolean;
}

/** Runs scenario rules first, then abilities and the linked action in any order. */
function* afterAction(game: Situation, ship: Ship, action: ActionId, how: HowActed): Procedure {
  const also = how.isLink ? undefined : linkOf(game, ship, action);
  const occasion = { ship: ship.id, action, colour: how.colour, whileStressed: how.whileStressed };
  if (how.isTold) {
    if (also?.when()) yield* also.perform();
  } else if (also) {
    const moments: readonly Occurrence[] = [{ at: "actionPerformed", occasion }];
    yield* rulesAt(game, moments);
    yield* windows(game, moments, { also });
  } else yield* window(game, "actionPerformed", occasion);
}

export const noteAction = (game: Situation, ship: Ship, name: ActionId): void => game.note({ note: "action", ship: ship.id, action: name });
