/** Which actions a ship can perform now. */
import type { Colour } from "@broadside/cards";
import type { Section } from "@broadside/geometry";
import type { ActionId, CardKey, RuleName } from "@broadside/protocol";
import type { ActionPart, Bearer } from "../abilities/ability.ts";
import { bearersOffering } from "../abilities/cards-in-play.ts";
import type { Action } from "../driver/edition-parts.ts";
import type { Situation } from "../driver/situation.ts";
import { actionBar, barActions } from "../queries/figures.ts";
import { may, sum } from "../queries/query.ts";
import type { ScenarioAction } from "../scenario/scenario.ts";
import type { Ship } from "../state/state.ts";

export type Occasion = "action" | "free action";

export interface AllowedActions {
  /** Only these, with or without their icon in the bar (1E-ACT-03); all that the ship has where absent. */
  readonly names?: readonly ActionId[];
  readonly barOnly?: boolean;
  /** In this colour: granted ones are white unless it is said (2E-ACT-06); what is granted as red may be white or red, not purple (2E-ACT-11). */
  readonly colour?: Colour;
  /** Only what is white before that. */
  readonly onlyWhite?: boolean;
  /** Granted by a card for huge ships alone, so that they may perform it too (HS-FREE-01). */
  readonly evenHuge?: boolean;
  /** In spite of stress. */
  readonly evenStressed?: boolean;
  /** Only what that section's bar shows, or cards that lie on it say (HS-ACT-02, -03). */
  readonly section?: Section;
  /** These, each in its colour: what another action links to. */
  readonly entries?: readonly ActionEntry[];
  /** Follows another action by a link, and starts none itself (2E-ACT-18, -55-Q). */
  readonly isLink?: boolean;
  /** A further action of the Perform Action step: the scenario's actions are not offered for it (SC-COMMON-65-Q). */
  readonly isExtra?: boolean;
  readonly rule: RuleName;
  /** The card that grants it. */
  readonly card?: string;
}

export interface ActionEntry {
  readonly name: ActionId;
  readonly colour: Colour;
}

/** Something a ship can do now: an action of the table, one that a card of its offers, or one of the scenario. */
export interface Offer {
  readonly name: ActionId;
  readonly colour: Colour;
  readonly action?: Action;
  readonly card?: { readonly self: Bearer; readonly part: ActionPart };
  readonly scenario?: ScenarioAction;
}

/** Huge ships perform no free actions but those of cards made for them (HS-FREE-01); in the second edition they are like others. */
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
    // Of an action that its bar shows in two colours the lighter counts.
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

/** The card of another ship as one of its own, where some card lets the ship perform its action. */
function lentTo(game: Situation, ship: Ship, { card, at, effect, ability, ship: owner }: Bearer): Bearer | undefined {
  if (!card.startsWith("upgrade:") || !may(game, "performActionOf", { ship, owner, at }, false)) return undefined;
  return { ship, card, key: `${ship.id}/${card}/${at}`, at, effect, ability };
}

/** Every ship has those of the scenario, in its own Perform Action step only (SC-COMMON-24 to -26); they are white (SC-COMMON-23). */
function addScenarioActions(game: Situation, ship: Ship, found: Offer[], limits: ReturnType<typeof limitsOf>): void {
  for (const scenario of game.content.scenario?.actions ?? NO_SCENARIO_ACTIONS)
    if (mayPerform(game, ship, scenario.name, "white", limits) && scenario.whyNot(game, ship) === undefined)
      found.push({ name: scenario.name, colour: "white", scenario });
}
const NO_SCENARIO_ACTIONS: readonly ScenarioAction[] = [];

/** Copies of a Damage card are actions of their own in the second edition (2E-ACT-04). */
const nameOf = ({ edition }: Situation, { card, at }: Bearer, { name }: ActionPart): CardKey =>
  edition.damageActions === "each" && card.startsWith("damage:") ? `${name}#${at}` : name;

/** Those named, or those of the bar; `as red` takes white and red ones of the bar (2E-ACT-07, -11). */
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

/** An action as the ship performs it. */
const actionOf = (game: Situation, ship: Ship, name: ActionId): Action | undefined =>
  (game.factsOf(ship).isHuge ? game.edition.hugeActions.get(name) : undefined) ?? game.edition.actions.get(name);

/** Whether an Upgrade or Damage card lies on a section; what lies on none belongs to both. */
function liesOn(game: Situation, { ship, card, at }: Bearer, section: Section): boolean {
  const found = card.startsWith("upgrade:")
    ? game.factsOf(ship).upgradeSections?.[at]
    : card.startsWith("damage:")
      ? ship.damage.find((one) => one.card === at)?.section
      : undefined;
  return found === undefined || found === section;
}

/** Whether any card, or the scenario, says what actions cost, or who may act: asked once for all actions of a ship. */
const limitsOf = (game: Situation): { readonly cost: boolean; readonly act: boolean } => {
  const { scenario } = game.content;
  return {
    cost: game.bearers.onSum(game, "actionCost").length > 0 || scenario?.sums?.actionCost !== undefined,
    act: game.bearers.onPermission(game, "act").length > 0 || scenario?.permissions?.act !== undefined,
  };
};

/** None twice a round (1E-ACT-02, 2E-ACT-03), none while stressed (1E-MOVE-07, 2E-ACT-02), none that it cannot pay for (2E-ACT-09). */
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

/** Of the colours that cards give an action the most restrictive; its own where none does (2E-ACT-10). */
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
