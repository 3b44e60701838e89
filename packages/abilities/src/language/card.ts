/** A card as a literal that reads like the card, and what the rules read of it. */
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
import { type Amount, amountOf, type Deed } from "./deed.ts";
import type { Lends } from "./lending.ts";
import { modifyingDeeds } from "./modifying.ts";
import { type CardOccasion, type CardScene, sceneOf, type When, whoIs } from "./scene.ts";
import { canDo, perform } from "./verbs.ts";
import { toThisShip } from "./when.ts";

/** Something the card may do, or must. */
interface Doing {
  readonly when?: When;
  readonly may?: readonly Deed[];
  readonly must?: readonly Deed[];
  readonly once?: "a round" | "a game";
}

/** At a moment of the game. */
export interface Trigger extends Doing {
  readonly at: Timing;
  /** It changes the maneuver just revealed (1E-MOVE-13), or about to be executed (2E-ACTIV-13). */
  readonly changesManeuver?: true;
  /** It is an attack, by a procedure of its own; what has the verb is found to be one. */
  readonly bonusAttack?: true;
}

/** While dice are modified: the card's ship attacks or defends, unless the card helps others. */
export interface DiceChange extends Doing {
  readonly dice: DieKind;
  /** The side that uses it; the one whose dice they are where absent. */
  readonly as?: "attacker" | "defender";
  readonly helpsOthers?: true;
  /** It adds, changes and rerolls nothing, so it works where dice cannot be modified, too (1E-ATK-23). */
  readonly modifiesNone?: true;
  /** The other side may use it: the card gives something away. */
  readonly forEnemies?: true;
  /** Whoever is on the side it names may use it. */
  readonly forAnybody?: true;
  /** The card's own ship modifies the dice, whoever attacks: it is no matter whether the side it helps may. */
  readonly byThisShip?: true;
}

/** A figure goes up or down; the figure of the card's own ship where nothing else is said. */
export interface FigureChange {
  readonly of: keyof Sums;
  readonly by: Amount;
  /** Of any ship, `when` decides. */
  readonly whose?: "this ship" | "defender" | "any";
  readonly when?: When;
}

/** An Action header, or what may be done in place of an attack. */
export interface ActionText {
  /** Of an action of the second edition; white where absent. */
  readonly colour?: Colour;
  readonly when?: When;
  readonly does: readonly Deed[];
  /** It has failed where a deed of it comes to nothing, and another action may be chosen (1E-ACT-13). */
  readonly mayFail?: true;
}

export interface CardText {
  readonly triggers?: readonly Trigger[];
  readonly dice?: readonly DiceChange[];
  readonly changes?: readonly FigureChange[];
  /** The card's Action header. */
  readonly action?: ActionText;
  /** Another that it has: an action of its own (1E-ACT-02). */
  readonly secondAction?: ActionText;
  readonly weapon?: Omit<WeaponPart, "onHit" | "when"> & { readonly ifItHits?: readonly Deed[] };
  readonly launches?: LaunchPart;
  /** A Bomb card of the first edition: discarded to drop its token when the dial is revealed, unless it says otherwise. */
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
  /** Cards that ships come to have by this one; `lending.ts` has the ways there are. */
  readonly lends?: Lends;
}

export interface Card extends CardText {
  /** The registry key. */
  readonly card: CardKey;
  readonly title: string;
  /** Where its text is not the same in both states of the second edition: the ones that this is of. */
  readonly editions?: readonly ("2.0" | "2.5")[];
  /** Lasting effects that its deeds name, by id. */
  readonly effects?: Readonly<Record<string, CardText>>;
}

/** What the rules read, for the card itself and for its lasting effects. */
export const abilitiesOf = (card: Card): readonly (readonly [string, Ability])[] => [
  [card.card, abilityOf(card, card.card)],
  ...Object.entries(card.effects ?? {}).map(([id, text]) => [`effect:${id}`, abilityOf(text, `effect:${id}`)] as const),
];

/** Every part is named, there or not: abilities of one shape are read several times as fast. */
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
    perform: (game: Situation, self: Bearer, moment: CardOccasion) => doIt(trigger, sceneOf(game, self, moment)),
  };
  return part as AnyWindow;
}

/** What makes an attack possible is one (2E-ATK-37). */
const isAttack = ({ may, must = [] }: Doing): boolean => (may ?? must).some(({ verb }) => verb === "attack");

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
    perform: (game, self) => doIt(change, sceneOf(game, self, {}, change.dice)),
    does(game, self) {
      const deeds = modifyingDeeds(sceneOf(game, self, {}, change.dice), change.may ?? change.must ?? []);
      if (!deeds || !change.once) return deeds;
      return [{ verb: "spend", ship: self.ship.id, what: { once: self.key }, count: 1 }, ...deeds];
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

/** All of what may be done must be possible, and something of what must be done. */
const mayDo = ({ when, may, must = [], once }: Doing, scene: CardScene): boolean =>
  !isUsedUp(scene, once) && (when?.(scene) ?? true) && (may ? canDo(scene, may) : must.some((deed) => canDo(scene, [deed])));

/** Marked before it is done, for what it brings about may bring up the same moment again; the mark goes if it came to nothing. */
function* doIt({ may, must, once }: Doing, scene: CardScene): Procedure {
  mark(scene, once, true);
  const done = yield* perform(may ? { ...scene, mayDecline: true, isOptional: true } : scene, may ?? must ?? []);
  if (!done) mark(scene, once, false);
}

function mark({ game, self: { ship, key } }: CardScene, once: Doing["once"], used: boolean): void {
  const marked = (keys: readonly string[]) => (used ? [...keys, key] : keys.filter((one) => one !== key));
  if (once === "a round") game.setShip(ship, { usedThisRound: marked(ship.usedThisRound) });
  if (once === "a game") game.setShip(ship, { usedThisGame: marked(ship.usedThisGame) });
}

const isUsedUp = ({ self: { ship, key } }: CardScene, once: Doing["once"]): boolean =>
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

/** Few questions know more than the ship. */
function momentOf({ ship, card, maneuver, weapon, place, token, colour, target }: FigureQuestion): CardOccasion {
  if (target !== undefined) return { ship: ship.id, colour, target };
  if (colour !== undefined) return { ship: ship.id, colour };
  if (card !== undefined) return { ship: ship.id, card };
  if (weapon !== undefined) return { ship: ship.id, weapon };
  if (place !== undefined) return { ship: ship.id, place };
  if (token !== undefined) return { ship: ship.id, token };
  return maneuver === undefined ? { ship: ship.id } : { ship: ship.id, maneuver };
}
