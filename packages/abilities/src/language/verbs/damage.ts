/** Verbs about shields and damage. */
import type { Die } from "@broadside/dice";
import type { Section } from "@broadside/geometry";
import type { Part, Ship } from "@broadside/rules";
import {
  choose,
  dealDamageCard,
  discardDamage,
  exposeDamage,
  loseShield,
  type Option,
  optionsOf,
  partsOf,
  recoverAnywhere,
  repairDamage,
  rollDice,
  shieldsLeft,
  shieldValue,
  sufferDamage,
  turnFacedown,
} from "@broadside/rules/procedures";
import { amountOf, type DamageInstruction, type RulesFor } from "../instruction.ts";
import { begun, type CardScene, type Who, whoIs } from "../scene.ts";
import { isInPlay } from "./tokens.ts";

/**
 * Returns the section that loses shields on a ship with two Ship cards: the section in the attack, or else the first one with shields.
 * Returns undefined if the ship has no shields to lose.
 */
function losingPart({ game, attack, ...scene }: CardScene, who: Who | undefined): { readonly ship: Ship; readonly part: Part } | undefined {
  const ship = whoIs({ game, attack, ...scene }, who);
  if (!ship) return undefined;
  const inAttack = attack?.defender === ship.id ? attack.section : attack?.attacker === ship.id ? attack.from : undefined;
  const parts = partsOf(game, ship);
  const part = inAttack && parts.includes(inAttack) ? inAttack : parts.find((one) => shieldsLeft(ship, one) > 0);
  return shieldsLeft(ship, part) > 0 ? { ship, part } : undefined;
}

/**
 * Returns a huge ship's affected sections. An effect on the defender affects the targeted section; an effect on all ships in range affects
 * a section in range.
 */
const sectionsOf = ({ attack, reached }: CardScene, who: Who | undefined): Section | readonly Section[] | undefined =>
  who === "defender" ? attack?.section : who === "chosen" ? reached : undefined;

/**
 * Returns the ship's Damage cards. Faceup cards are listed by name and number. Facedown cards can't be told apart, so they are listed by
 * section.
 */
function damageCards({ game, self: { ship } }: CardScene, faceup: boolean): readonly Option<number>[] {
  if (faceup)
    return ship.damage.flatMap(({ card, faceup: up }) =>
      up ? [{ key: `${game.damageFacts(ship, card).name} ${card}`, value: card }] : [],
    );
  return partsOf(game, ship).flatMap((part) => {
    const lies = ship.damage.find(({ faceup: up, section }) => !up && (part === undefined || section === part));
    return lies ? [{ key: part ?? "facedown", value: lies.card }] : [];
  });
}

export const DAMAGE_VERBS: RulesFor<DamageInstruction> = {
  suffer: {
    can: (scene, { who }) => isInPlay(whoIs(scene, who)),
    *perform(scene, { hits = 0, crits = 0, who, section }) {
      const ship = whoIs(scene, who);
      const struck = section === "attacking" ? scene.attack?.from : sectionsOf(scene, section === "targeted" ? "defender" : who);
      if (isInPlay(ship)) yield* sufferDamage(scene.game, ship, { hits, crits, reason: scene.self.card, section: struck });
    },
  },
  deal: {
    can: (scene, { who }) => isInPlay(whoIs(scene, who)),
    *perform(scene, { faceup, who }) {
      const ship = whoIs(scene, who);
      if (isInPlay(ship)) yield* dealDamageCard(scene.game, ship, faceup, sectionsOf(scene, who));
    },
  },
  "recover shield": {
    can: ({ game, self }) => isInPlay(self.ship) && shieldsLeft(self.ship) < shieldValue(game, self.ship),
    perform: ({ game, self }) => recoverAnywhere(game, self.ship, 1),
  },
  "lose shield": {
    can: (scene, { who }) => losingPart(scene, who) !== undefined,
    *perform(scene, { who }) {
      const losing = losingPart(scene, who);
      if (losing) yield* loseShield(scene.game, losing.ship, losing.part);
    },
  },
  "roll damage": {
    can: (scene, { who }) => isInPlay(whoIs(scene, who)),
    *perform(scene, { dice, who }) {
      const ship = whoIs(scene, who);
      if (!isInPlay(ship)) return;
      const rolled: readonly Die[] = yield* rollDice(scene.game, ship, "attack", dice, scene.self.card);
      const count = (wanted: string) => rolled.filter(({ face }) => face === wanted).length;
      yield* sufferDamage(scene.game, ship, {
        hits: count("hit"),
        crits: count("crit"),
        reason: scene.self.card,
        section: sectionsOf(scene, who),
      });
    },
  },
  "discard damage": {
    can: (scene, { faceup }) => damageCards(scene, faceup).length > 0,
    *perform(scene, { faceup }) {
      const { game, self } = scene;
      const card = yield* choose<number | undefined>(() => {
        const cards = damageCards(scene, faceup);
        return {
          kind: "discard Damage card",
          seat: self.ship.seat,
          rule: game.edition.questions.discardDamage,
          about: { ship: self.ship.id, card: self.card },
          options: cards.length > 0 ? optionsOf<number | undefined>(cards) : [{ key: "none", value: undefined }],
        };
      });
      if (card !== undefined) discardDamage(game, self.ship, card);
    },
  },
  repair: {
    can(scene, { kind, trait, who }) {
      const ship = whoIs(scene, who);
      const isSuch = (card: number) => trait === undefined || scene.game.damageFacts(ship as Ship, card).trait === trait;
      return (
        isInPlay(ship) &&
        ship.damage.some(({ card, faceup }) => (kind === undefined || faceup === (kind === "faceup")) && (!faceup || isSuch(card)))
      );
    },
    *perform(scene, { kind, trait, who }) {
      const ship = whoIs(scene, who);
      return isInPlay(ship) ? yield* repairDamage(scene.game, ship, kind, trait) : false;
    },
  },
  expose: {
    can(scene, { who }) {
      const ship = whoIs(scene, who);
      return isInPlay(ship) && ship.damage.some(({ faceup }) => !faceup);
    },
    *perform(scene, { who }) {
      const ship = whoIs(scene, who);
      if (isInPlay(ship)) yield* exposeDamage(scene.game, ship);
    },
  },
  "discard dealt card": {
    can: (scene, { who }) => whoIs(scene, who)?.damage.some(({ card }) => card === scene.moment.card) === true,
    apply(scene, { who }) {
      const ship = whoIs(scene, who);
      if (ship && scene.moment.card !== undefined) discardDamage(scene.game, ship, scene.moment.card);
    },
  },
  "turn dealt card facedown": {
    can: ({ self, moment }) => self.ship.damage.some(({ card, faceup }) => card === moment.card && faceup),
    apply({ game, self, moment }) {
      if (moment.card !== undefined) turnFacedown(game, self.ship, moment.card);
    },
  },
  roll: {
    can: ({ self }) => isInPlay(self.ship),
    *perform(scene, { dice = "attack", count = 1, on }, run) {
      const rolled: readonly Die[] = yield* rollDice(scene.game, scene.self.ship, dice, amountOf(scene, count), scene.self.card);
      for (const [wanted, instructions] of Object.entries(on))
        for (const { face } of rolled) if (face === wanted) yield* run.perform(begun(scene), instructions);
    },
  },
};
