/** Which actions a ship can perform now. */
import type { Colour } from "@broadside/cards";
import type { Section } from "@broadside/geometry";
import type { ActionId, CardKey, RuleName } from "@broadside/protocol";
import { bearersOffering } from "../abilities/cards-in-play.ts";
import type { ActionPart, Bearer } from "../contract/ability.ts";
import type { Action } from "../contract/edition-parts.ts";
import type { ScenarioAction } from "../contract/scenario.ts";
import type { Situation } from "../contract/situation.ts";
import { actionBar, barActions } from "../queries/figures.ts";
import { may, sum } from "../queries/query.ts";
import type { Ship } from "../state/state.ts";

export type Occasion = "action" | "free action";

export interface AllowedActions {
  /** Allows only these actions, with or without an icon on the action bar (1E-ACT-03). If absent, every action of the ship is allowed. */
  readonly names?: readonly ActionId[];
  readonly barOnly?: boolean;
  /**
   * The ship performs the action in this colour. Granted actions are white unless stated otherwise (2E-ACT-06). An action granted as red
   * may be white or red, but not purple (2E-ACT-11).
   */
  readonly colour?: Colour;
  /** Allows only actions that are white before any colour change. */
  readonly onlyWhite?: boolean;
  /** True if the granting card is only for huge ships; huge ships may then perform the action too (HS-FREE-01). */
  readonly evenHuge?: boolean;
  /** True if a stressed ship may perform the action too. */
  readonly evenStressed?: boolean;
  /** Allows only actions on this section's action bar or on cards assigned to it (HS-ACT-02, -03). */
  readonly section?: Section;
  /** Allows only these actions, each in its colour: the actions that another action links to. */
  readonly entries?: readonly ActionEntry[];
  /** True if the action follows another through a link. It can't start a link itself (2E-ACT-18, -55-Q). */
  readonly isLink?: boolean;
  /** True for an extra action in the Perform Action step. It can't be one of the scenario's actions (SC-COMMON-65-Q). */
  readonly isExtra?: boolean;
  readonly rule: RuleName;
  /** The card that grants the action. */
  readonly card?: string;
}

export interface ActionEntry {
  readonly name: ActionId;
  readonly colour: Colour;
}

/** An action a ship can perform now: a standard one, one from a card, or one from the scenario. */
export interface Offer {
  readonly name: ActionId;
  readonly colour: Colour;
  readonly action?: Action;
  readonly card?: { readonly self: Bearer; readonly part: ActionPart };
  readonly scenario?: ScenarioAction;
}

/**
 * Whether the ship isn't allowed this free action. First-edition huge ships perform only free actions granted by cards made for them
 * (HS-FREE-01). In the second edition, huge ships follow the normal rules.
 */
const isBarred = (game: Situation, ship: Ship, { evenHuge }: AllowedActions, kind: Occasion): boolean =>
  kind === "free action" && !evenHuge && game.factsOf(ship).hasSections;

export function offersTo(
  game: Situation,
  ship: Ship,
  allowed: AllowedActions,
  kind: Occasion,
  failed: readonly ActionId[],
): readonly Offer[] {
  if (ship.status !== "inPlay" || isBarred(game, ship, allowed, kind)) return [];
  const { names, barOnly, section, entries } = allowed;
  const limits = limitsOf(game);
  const found: Offer[] = [];
  for (const { name, colour: printed } of entriesFor(game, ship, allowed)) {
    const action = actionOf(game, ship, name);
    if (!action || failed.includes(name)) continue;
    const colour = colourOf(game, ship, name, printed);
    // If the action bar shows an action in two colours, the less restrictive one counts.
    const known = found.findIndex((offer) => offer.name === name);
    if (known >= 0 && severityOf(found[known]?.colour) <= severityOf(colour)) continue;
    if (!mayPerform(game, ship, name, colour, limits, allowed.evenStressed) || !action.can(game, ship, kind)) continue;
    if (known < 0) found.push({ name, colour, action });
    else found[known] = { name, colour, action };
  }
  if (kind === "action" && !allowed.isExtra) addScenarioActions(game, ship, found, limits);
  if (barOnly || entries) return found;
  const ofUpgrades = may(game, "actionsOfUpgrades", { ship }, true);
  const ofOthers = game.bearers.onPermission(game, "performActionOf").length > 0;
  for (const bearer of bearersOffering(game, "actions")) {
    if (!ofUpgrades && bearer.card.startsWith("upgrade:")) continue;
    const self = bearer.ship === ship ? bearer : ofOthers ? lentTo(game, ship, bearer) : undefined;
    if (!self || (section && !liesOn(game, self, section))) continue;
    for (const part of self.ability.actions ?? []) {
      const { colour: printed = "white" } = part;
      const name = nameOf(game, self, part);
      if ((names && !names.includes(part.name)) || failed.includes(name) || found.some((offer) => offer.name === name)) continue;
      if ((allowed.colour === "red" && printed === "purple") || (allowed.onlyWhite && printed !== "white")) continue;
      const colour = colourOf(game, ship, name, allowed.colour ?? printed);
      if (mayPerform(game, ship, name, colour, limits, allowed.evenStressed) && part.when(game, self))
        found.push({ name, colour, card: { self, part } });
    }
  }
  return found;
}

/** Returns another ship's card, treated as this ship's own, if some card lets this ship perform that card's action. */
function lentTo(game: Situation, ship: Ship, { card, at, effect, ability, ship: owner }: Bearer): Bearer | undefined {
  if (!card.startsWith("upgrade:") || !may(game, "performActionOf", { ship, owner, at }, false)) return undefined;
  return { ship, card, key: `${ship.id}/${card}/${at}`, at, effect, ability };
}

/** Every ship has the scenario's actions, but only in its own Perform Action step (SC-COMMON-24 to -26). They are white (SC-COMMON-23). */
function addScenarioActions(game: Situation, ship: Ship, found: Offer[], limits: ReturnType<typeof limitsOf>): void {
  for (const scenario of game.content.scenario?.actions ?? NO_SCENARIO_ACTIONS)
    if (mayPerform(game, ship, scenario.name, "white", limits) && scenario.whyNot(game, ship) === undefined)
      found.push({ name: scenario.name, colour: "white", scenario });
}
const NO_SCENARIO_ACTIONS: readonly ScenarioAction[] = [];

/** In the second edition, each copy of a Damage card is a separate action (2E-ACT-04). */
const nameOf = ({ edition }: Situation, { card, at }: Bearer, { name }: ActionPart): CardKey =>
  edition.damageActions === "each" && card.startsWith("damage:") ? `${name}#${at}` : name;

/**
 * Returns the named actions, or those on the action bar. If a card grants an action as red, both the white and the red actions on the bar
 * qualify (2E-ACT-07, -11).
 */
function entriesFor(
  game: Situation,
  ship: Ship,
  { names, barOnly, colour, onlyWhite, section, entries }: AllowedActions,
): readonly ActionEntry[] {
  if (entries) return entries;
  if (names && !barOnly) return names.map((name) => ({ name, colour: colour ?? "white" }));
  if (section) return actionBar(game, ship, section).map((name) => ({ name, colour: "white" }));
  const named = names ? barActions(game, ship).filter(({ name }) => names.includes(name)) : barActions(game, ship);
  const bar = onlyWhite ? named.filter((entry) => entry.colour === "white") : named;
  if (colour === undefined) return bar;
  return bar.filter((entry) => colour !== "red" || entry.colour !== "purple").map(({ name }) => ({ name, colour }));
}

/** Returns the action; for a huge ship, its huge-ship version. */
const actionOf = (game: Situation, ship: Ship, name: ActionId): Action | undefined =>
  (game.factsOf(ship).isHuge ? game.edition.hugeActions.get(name) : undefined) ?? game.edition.actions.get(name);

/** Whether an Upgrade or Damage card belongs to a section. A card without a section belongs to both. */
function liesOn(game: Situation, { ship, card, at }: Bearer, section: Section): boolean {
  const found = card.startsWith("upgrade:")
    ? game.factsOf(ship).upgradeSections?.[at]
    : card.startsWith("damage:")
      ? ship.damage.find((one) => one.card === at)?.section
      : undefined;
  return found === undefined || found === section;
}

/** Whether any card or the scenario changes action costs or decides who may act. This is checked once for all of a ship's actions. */
const limitsOf = (game: Situation): { readonly cost: boolean; readonly act: boolean } => {
  const { scenario } = game.content;
  return {
    cost: game.bearers.onSum(game, "actionCost").length > 0 || scenario?.sums?.actionCost !== undefined,
    act: game.bearers.onPermission(game, "act").length > 0 || scenario?.permissions?.act !== undefined,
  };
};

/**
 * A ship can't perform an action twice a round (1E-ACT-02, 2E-ACT-03), while stressed (1E-MOVE-07, 2E-ACT-02), or if it can't pay for it
 * (2E-ACT-09).
 */
function mayPerform(
  game: Situation,
  ship: Ship,
  action: ActionId,
  colour: Colour,
  limits: ReturnType<typeof limitsOf>,
  evenStressed = false,
): boolean {
  if (ship.actions.includes(action) || (limits.cost && sum(game, "actionCost", { ship, action }) > ship.energy)) return false;
  if (colour === "purple" && (ship.force === 0 || !may(game, "spendForce", { ship, attack: game.state.attack }, true))) return false;
  const byRule = game.edition.mayAct(game, ship, action, colour, evenStressed);
  return limits.act ? may(game, "act", { ship, action }, byRule) : byRule;
}

/** Returns the most restrictive colour that cards give an action, or its own colour if no card changes it (2E-ACT-10). */
function colourOf(game: Situation, ship: Ship, action: ActionId, colour: Colour): Colour {
  let found: Colour | undefined;
  for (const self of bearersOffering(game, "actionColour")) {
    const said = self.ability.answers?.actionColour?.(game, self, { ship, action, colour });
    if (said && (found === undefined || SEVERITY.indexOf(said) > SEVERITY.indexOf(found))) found = said;
  }
  return found ?? colour;
}
const SEVERITY: readonly Colour[] = ["white", "red", "purple"];
const severityOf = (colour: Colour = "white"): number => SEVERITY.indexOf(colour);
