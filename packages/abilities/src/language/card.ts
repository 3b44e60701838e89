/**
 * Cards are object literals that read like the printed cards. This file defines their form and translates them into abilities for the
 * rules.
 */
import type { Colour, DialManeuver } from "@broadside/cards";
import type { DieKind } from "@broadside/dice";
import type {
  Ability,
  ActionPart,
  AnyWindow,
  Bearer,
  BombPart,
  CardKey,
  LaunchPart,
  ModificationPart,
  Ship,
  ShipId,
  Situation,
  TokenKind,
  Weapon,
  WeaponPart,
} from "@broadside/rules";
import type { Answers, Procedure, Sums, Timing } from "@broadside/rules/procedures";
import { dropOf } from "./bombs.ts";
import { type Amount, amountOf, type Instruction } from "./instruction.ts";
import type { Lends } from "./lending.ts";
import { modifyingInstructions } from "./modifying.ts";
import { type CardOccasion, type CardScene, sceneOf, type When, whoIs } from "./scene.ts";
import { canDo, perform } from "./verbs.ts";
import { toThisShip } from "./when.ts";

/** Something that the card may or must do. */
interface EffectClause {
  readonly when?: When;
  readonly may?: readonly Instruction[];
  readonly must?: readonly Instruction[];
  readonly once?: "a round" | "a game";
}

/** A clause that takes effect at a certain moment of the game. */
export interface Trigger extends EffectClause {
  readonly at: Timing;
  /** True if the clause changes the maneuver that was just revealed (1E-MOVE-13), or is about to be executed (2E-ACTIV-13). */
  readonly changesManeuver?: true;
  /** Set this if the clause makes an attack in its own procedure. A clause with the `attack` verb doesn't need it. */
  readonly bonusAttack?: true;
}

/** A clause that takes effect while dice are modified. The card's ship attacks or defends, unless the card helps others. */
export interface DiceChange extends EffectClause {
  readonly dice: DieKind;
  /** The side that uses the change. By default, the side that rolled the dice. */
  readonly as?: "attacker" | "defender";
  readonly helpsOthers?: true;
  /** True if the clause doesn't add, change or reroll dice. It then works even when dice can't be modified (1E-ATK-23). */
  readonly modifiesNone?: true;
  /** True if the change is a drawback of the card, which the opponent can use. */
  readonly forEnemies?: true;
  /** Lets any ship on the named side use the change. */
  readonly forAnybody?: true;
  /** True if the card's own ship modifies the dice, so that it doesn't matter whether the ship that it helps could modify them. */
  readonly byThisShip?: true;
}

/** Changes one of a ship's values that the rules compute, such as its agility. By default, the ship is the card's own. */
export interface FigureChange {
  readonly of: keyof Sums;
  readonly by: Amount;
  /** "any" stands for every ship that meets `when`. */
  readonly whose?: "this ship" | "defender" | "any";
  readonly when?: When;
}

/** An Action header, or an option that replaces an attack. */
export interface ActionText {
  /** The action's colour, in the second edition; white by default. */
  readonly colour?: Colour;
  readonly when?: When;
  readonly does: readonly Instruction[];
  /** True if the action fails as soon as one of its instructions fails. The player can then choose another action (1E-ACT-13). */
  readonly mayFail?: true;
}

export interface CardText {
  readonly triggers?: readonly Trigger[];
  readonly dice?: readonly DiceChange[];
  readonly changes?: readonly FigureChange[];
  /** The card's Action header. */
  readonly action?: ActionText;
  /** A second Action header, which is a separate action (1E-ACT-02). */
  readonly secondAction?: ActionText;
  readonly weapon?: Omit<WeaponPart, "onHit" | "when"> & { readonly ifItHits?: readonly Instruction[] };
  readonly launches?: LaunchPart;
  /** A first-edition Bomb card. By default, it is discarded to drop its token when the dial is revealed. */
  readonly bomb?: BombPart;
  readonly insteadOfAttack?: ActionText;
  readonly permissions?: Answers["permissions"];
  readonly latest?: Answers["latest"];
  readonly difficulty?: Answers["difficulty"];
  readonly mayTreatAs?: Answers["mayTreatAs"];
  readonly actionColour?: Answers["actionColour"];
  readonly barActions?: Answers["barActions"];
  readonly deviceWays?: Answers["deviceWays"];
  readonly limits?: Answers["limits"];
  readonly moveWays?: Answers["moveWays"];
  readonly coordinatedActions?: Answers["coordinatedActions"];
  readonly worksInReserve?: true;
  /** Cards that ships gain through this one; see `lending.ts`. */
  readonly lends?: Lends;
}

export interface Card extends CardText {
  /** The registry key. */
  readonly card: CardKey;
  readonly title: string;
  /** The editions that use this text, if it differs between 2.0 and 2.5. */
  readonly editions?: readonly ("2.0" | "2.5")[];
  /** Lasting effects by id. The card's instructions name these ids. */
  readonly effects?: Readonly<Record<string, CardText>>;
}

/** Translates the card and its lasting effects into abilities for the rules. */
export const abilitiesOf = (card: Card): readonly (readonly [string, Ability])[] => [
  [card.card, abilityOf(card, card.card)],
  ...Object.entries(card.effects ?? {}).map(([id, text]) => [`effect:${id}`, abilityOf(text, `effect:${id}`)] as const),
];

/** Builds an ability. It lists every key, even undefined ones, because objects with the same keys are several times faster to read. */
function abilityOf(text: CardText, key: CardKey): Ability {
  const { dice, changes, secondAction, weapon, insteadOfAttack, bomb } = text;
  const triggers = bomb && !bomb.asAction ? [dropWhenRevealed(bomb), ...(text.triggers ?? [])] : text.triggers;
  const action = bomb?.asAction ? { does: dropOf(bomb) } : text.action;
  const { permissions, latest, difficulty, mayTreatAs, actionColour, barActions, deviceWays, limits, moveWays } = text;
  const answers: Answers = {
    sums: changes && sumsOf(changes),
    permissions,
    latest,
    difficulty,
    mayTreatAs,
    actionColour,
    barActions,
    deviceWays,
    limits,
    moveWays,
    coordinatedActions: text.coordinatedActions,
  };
  return {
    answers: Object.values(answers).some((part) => part !== undefined) ? answers : undefined,
    windows: triggers?.map(windowOf),
    modifications: dice?.map(modificationOf),
    actions: action && [actionOf(action, key), ...(secondAction ? [actionOf(secondAction, `${key}#2`)] : [])],
    weapon: weapon && weaponOf(weapon),
    launches: text.launches,
    bomb,
    insteadOfAttack: insteadOfAttack && plainDoing(insteadOfAttack),
    lends: text.lends,
    worksInReserve: text.worksInReserve,
  };
}

const dropWhenRevealed = (bomb: BombPart): Trigger => ({ at: "dialRevealed", when: toThisShip, may: dropOf(bomb) });

function windowOf(trigger: Trigger): AnyWindow {
  const part = {
    at: trigger.at,
    optional: trigger.may !== undefined,
    changesManeuver: trigger.changesManeuver,
    bonusAttack: trigger.bonusAttack ?? (isAttack(trigger) || undefined),
    when: (game: Situation, self: Bearer, moment: CardOccasion) => mayDo(trigger, sceneOf(game, self, moment)),
    perform: (game: Situation, self: Bearer, moment: CardOccasion) => performClause(trigger, sceneOf(game, self, moment)),
  };
  return part as AnyWindow;
}

/** True if the effect allows an attack. Such an effect counts as an attack itself (2E-ATK-37). */
const isAttack = ({ may, must = [] }: EffectClause): boolean => (may ?? must).some(({ verb }) => verb === "attack");

function modificationOf(change: DiceChange): ModificationPart {
  const as = change.as ?? (change.dice === "attack" ? "attacker" : "defender");
  const isForOthers = change.helpsOthers === true || change.forEnemies === true || change.forAnybody === true;
  const isOnSide: When = (scene) => isForOthers || whoIs(scene, as) === scene.self.ship;
  return {
    dice: change.dice,
    as,
    optional: change.may !== undefined,
    ...(change.modifiesNone && { modifiesNone: true as const }),
    ...(change.forEnemies && { forEnemies: true as const }),
    ...(change.forAnybody && { forAnybody: true as const }),
    ...(change.byThisShip && { byItsShip: true as const }),
    when(game, self) {
      const scene = sceneOf(game, self, {}, change.dice);
      return isOnSide(scene) && mayDo(change, scene);
    },
    perform: (game, self) => performClause(change, sceneOf(game, self, {}, change.dice)),
    does(game, self) {
      const instructions = modifyingInstructions(sceneOf(game, self, {}, change.dice), change.may ?? change.must ?? []);
      if (!instructions || !change.once) return instructions;
      return [{ verb: "spend", ship: self.ship.id, what: { once: self.key }, count: 1 }, ...instructions];
    },
  };
}

const actionOf = (action: ActionText, name: CardKey): ActionPart => ({
  name,
  ...(action.colour && { colour: action.colour }),
  ...plainDoing(action),
  *perform(game, self) {
    return (yield* perform(sceneOf(game, self), action.does)) || action.mayFail !== true;
  },
});

const plainDoing = ({ when, does }: ActionText) => ({
  when(game: Situation, self: Bearer): boolean {
    const scene = sceneOf(game, self);
    return (when?.(scene) ?? true) && canDo(scene, does);
  },
  *perform(game: Situation, self: Bearer): Procedure {
    yield* perform(sceneOf(game, self), does);
  },
});

function weaponOf({ ifItHits, ...weapon }: NonNullable<CardText["weapon"]>): WeaponPart {
  if (!ifItHits) return weapon;
  return {
    ...weapon,
    *onHit(game, self) {
      yield* perform(sceneOf(game, self), ifItHits);
    },
  };
}

/** True if the clause can be performed. A `may` needs all its instructions to be possible, a `must` only one. */
const mayDo = ({ when, may, must = [], once }: EffectClause, scene: CardScene): boolean =>
  !isUsedUp(scene, once) && (when?.(scene) ?? true) && (may ? canDo(scene, may) : must.some((instruction) => canDo(scene, [instruction])));

/** Marks the clause as used before performing it, because its results may trigger it again. Removes the mark if nothing happened. */
function* performClause({ may, must, once }: EffectClause, scene: CardScene): Procedure {
  mark(scene, once, true);
  const done = yield* perform(may ? { ...scene, mayDecline: true, isOptional: true } : scene, may ?? must ?? []);
  if (!done) mark(scene, once, false);
}

function mark({ game, self: { ship, key } }: CardScene, once: EffectClause["once"], used: boolean): void {
  const marked = (keys: readonly string[]) => (used ? [...keys, key] : keys.filter((one) => one !== key));
  if (once === "a round") game.setShip(ship, { usedThisRound: marked(ship.usedThisRound) });
  if (once === "a game") game.setShip(ship, { usedThisGame: marked(ship.usedThisGame) });
}

const isUsedUp = ({ self: { ship, key } }: CardScene, once: EffectClause["once"]): boolean =>
  once === "a round" ? ship.usedThisRound.includes(key) : once === "a game" && ship.usedThisGame.includes(key);

function sumsOf(changes: readonly FigureChange[]): NonNullable<Answers["sums"]> {
  const names = [...new Set(changes.map(({ of }) => of))];
  return Object.fromEntries(names.map((name) => [name, sumOf(changes.filter(({ of }) => of === name))]));
}

interface FigureQuestion {
  readonly ship: Ship;
  readonly attack?: CardScene["attack"];
  readonly card?: number;
  readonly maneuver?: DialManeuver;
  readonly weapon?: Weapon;
  readonly place?: number;
  readonly token?: TokenKind;
  readonly colour?: Colour | undefined;
  readonly target?: ShipId | undefined;
}

function sumOf(changes: readonly FigureChange[]) {
  return (game: Situation, self: Bearer, asked: FigureQuestion): number => {
    const { ship, attack = game.state.attack } = asked;
    let total = 0;
    for (const { by, whose = "this ship", when } of changes) {
      if ((whose === "this ship" && ship !== self.ship) || (whose === "defender" && ship.id !== attack?.defender)) continue;
      const scene: CardScene = {
        game,
        self,
        moment: momentOf(asked),
        attack,
        dice: undefined,
        chosen: undefined,
      };
      if (when?.(scene) ?? true) total += amountOf(scene, by);
    }
    return total;
  };
}

/** Turns a question about a value into the facts that a card's conditions check. Most questions name only the ship. */
function momentOf({ ship, card, maneuver, weapon, place, token, colour, target }: FigureQuestion): CardOccasion {
  if (target !== undefined) return { ship: ship.id, colour, target };
  if (colour !== undefined) return { ship: ship.id, colour };
  if (card !== undefined) return { ship: ship.id, card };
  if (weapon !== undefined) return { ship: ship.id, weapon };
  if (place !== undefined) return { ship: ship.id, place };
  if (token !== undefined) return { ship: ship.id, token };
  return maneuver === undefined ? { ship: ship.id } : { ship: ship.id, maneuver };
}
