/** Verbs that make the ship do something: actions, attacks, bombs. */
import { type Attack, isPrimary, type Ship, type Situation, type Weapon } from "@broadside/rules";
import {
  addEffect,
  arcsShown,
  attack,
  choose,
  DEVICE_RULES,
  decloak,
  dropDevice,
  freeAction,
  hasFreeAction,
  LOOKS_AT_DIAL,
  loseToken,
  mayAttackOnceMore,
  mayDrop,
  removeEffects,
} from "@broadside/rules/procedures";
import type { ActInstruction, RulesFor } from "../instruction.ts";
import { type CardScene, whoIs } from "../scene.ts";
import { isInPlay } from "./tokens.ts";

/** Prevents further attacks once this attack is declared. */
const LAST_ATTACK = "effect:last attack";

export const ACT_VERBS: RulesFor<ActInstruction> = {
  "free action": {
    can(scene, instruction) {
      const ship = whoIs(scene, instruction.who);
      return isInPlay(ship) && hasFreeAction(scene.game, ship, allowedBy(scene, instruction));
    },
    *perform(scene, instruction) {
      const ship = whoIs(scene, instruction.who);
      return ship ? yield* freeAction(scene.game, ship, allowedBy(scene, instruction)) : false;
    },
  },
  "skip Perform Action": {
    can: ({ self }) => isInPlay(self.ship),
    apply({ game, self }) {
      game.setShip(self.ship, { skipsAction: true });
    },
  },
  attack: {
    can(scene, instruction) {
      const ship = whoIs(scene, instruction.who);
      return ship !== undefined && mayAttackOnceMore(scene.game, ship, allowedAttack(scene, ship, instruction));
    },
    *perform(scene, instruction) {
      const { game } = scene;
      const ship = whoIs(scene, instruction.who);
      if (!ship) return false;
      if (instruction.last) addEffect(game, { id: LAST_ATTACK, ship: ship.id, by: ship.id, until: "round" });
      const made = yield* attack(game, ship, allowedAttack(scene, ship, instruction));
      if (instruction.last) removeEffects(game, (effect) => effect.id === LAST_ATTACK && effect.ship === ship.id);
      return made;
    },
  },
  "no more attacks": {
    can: ({ self }) => isInPlay(self.ship),
    apply({ game, self: { ship } }, { through }) {
      const from = game.state.round + (through === "next round" ? 2 : 1);
      game.setShip(ship, { mayAttackFrom: Math.max(ship.mayAttackFrom, from) });
    },
  },
  "look at dial": {
    can: (scene, { who }) => whoIs(scene, who)?.dial !== undefined,
    *perform(scene, { who }) {
      const { game, self } = scene;
      const target = whoIs(scene, who);
      if (!target) return;
      game.reveal();
      game.note({ note: LOOKS_AT_DIAL, ship: self.ship.id, target: target.id });
      yield* choose<undefined>(() => ({
        kind: "look at dial",
        seat: self.ship.seat,
        rule: game.edition.questions.lookAtDial,
        about: { ship: self.ship.id, target: target.id, card: self.card, ...(target.dial !== undefined && { maneuver: target.dial }) },
        secret: true,
        options: [{ key: "seen", value: undefined }],
      }));
    },
  },
  drop: {
    can: ({ self }) => mayDrop(self.ship),
    *perform({ game, self }, { device, ways }) {
      yield* dropDevice(game, self.ship, device, DEVICE_RULES[device]?.token ?? "standardBomb", ways);
    },
  },
  decloak: {
    can: ({ self }) => isInPlay(self.ship) && self.ship.tokens.cloak > 0,
    *perform({ game, self }) {
      if (!(yield* decloak(game, self.ship))) loseToken(game, self.ship, "cloak");
    },
  },
};

const allowedBy = (
  scene: CardScene,
  { names, barOnly, evenHuge, evenStressed, colour, onlyWhite }: Extract<ActInstruction, { readonly verb: "free action" }>,
) => ({
  rule: scene.game.edition.questions.givenAction,
  card: scene.self.card,
  ...(names && { names: typeof names === "function" ? names(scene) : names }),
  ...(barOnly && { barOnly }),
  ...(evenHuge && { evenHuge }),
  ...(evenStressed && { evenStressed }),
  ...(colour && { colour }),
  ...(onlyWhite && { onlyWhite }),
});

/** Returns the attack if the card allows it. For a huge ship, "the same target" also means the same section. */
function allowedAttack(
  scene: CardScene,
  ship: Ship,
  { with: wanted, on, at, arcs, waived, paid }: Extract<ActInstruction, { readonly verb: "attack" }>,
) {
  const { game, self, attack: last } = scene;
  const isSameTarget = ({ id }: Ship, section: Attack["section"]) => id === last?.defender && section === last.section;
  const isWanted = (weapon: Weapon): boolean => {
    if (wanted === "this card") return weapon === self.at;
    return wanted === "another" ? weapon !== last?.weapon : isSuch(game, ship, weapon, wanted);
  };
  const shows = (weapon: Weapon) => arcs === undefined || arcsShown(game, ship, weapon).some((arc) => arcs.includes(arc));
  return {
    weapons: (weapon: Weapon) => isWanted(weapon) && shows(weapon),
    ...((on || at) && {
      targets: (target: Ship, section: Attack["section"]) =>
        (!on || isSameTarget(target, section)) && (at?.(section ? { ...scene, at: section } : scene, target) ?? true),
    }),
    ...(waived && { waived }),
    rule: game.edition.questions.givenAttack,
    mayDecline: paid !== true,
  };
}

function isSuch(game: Situation, ship: Ship, weapon: Weapon, wanted: string): boolean {
  if (wanted === "any") return true;
  if (isPrimary(weapon)) return wanted === "primary";
  return game.factsOf(ship).upgrades[weapon]?.slots.some((slot) => slot === wanted) === true;
}
