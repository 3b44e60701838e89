/**
 * Verbs that contain other instructions: for a chosen ship, for each ship, or under a condition. The verbs for custom code are here too.
 */
import { SECTIONS } from "@broadside/geometry";
import type { Ship } from "@broadside/rules";
import { choose, optionsOf, type Procedure, shipsInPlay } from "@broadside/rules/procedures";
import { amountOf, choicesIn, type Instruction, type RulesFor, type Runner, type ShapeInstruction } from "../instruction.ts";
import { numbers, pickOne } from "../pick.ts";
import { type CardScene, later, whoIs } from "../scene.ts";
import type { ShipWhen } from "../when.ts";

export const SHAPE_VERBS: RulesFor<ShapeInstruction> = {
  "choose ship": {
    can: (scene, { among, does }, run) => chosable(scene, among, does, run).length > 0,
    *perform(scene, { among, does }, run) {
      const failed = new Set<Ship>();
      const left = () => chosable(scene, (now, ship) => !failed.has(ship) && among(now, ship), does, run);
      for (;;) {
        const chosen = yield* pickShip(scene, left, failed.size > 0);
        if (!chosen) return false;
        if (yield* run.perform({ ...scene, chosen, ...reachedOf(scene, chosen, among) }, does)) return true;
        // In editions where a failed action isn't spent, the player can try again with another ship (1E-ACT-13).
        if (scene.game.edition.failedActions === "spent") return false;
        failed.add(chosen);
      }
    },
  },
  "each ship": {
    can: (scene, { among, does }, run) => chosable(scene, among, does, run).length > 0,
    *perform(scene, { among, does }, run) {
      const done = new Set<Ship>();
      const left = () => shipsInPlay(scene.game).filter((ship) => !done.has(ship) && among(scene, ship));
      const all = new Set(left());
      for (;;) {
        const chosen = yield* pickShip(scene, () => left().filter((ship) => all.has(ship)));
        if (!chosen) return;
        done.add(chosen);
        yield* run.perform({ ...scene, chosen, ...reachedOf(scene, chosen, among) }, does);
      }
    },
  },
  "choose ships": {
    can: (scene, { among, most, does }, run) => amountOf(scene, most) > 0 && chosable(scene, among, does, run).length > 0,
    *perform(scene, { among, most, does }, run) {
      const done = new Set<Ship>();
      while (done.size < amountOf(scene, most)) {
        const left = () => chosable(scene, (at, ship) => !done.has(ship) && among(at, ship), does, run);
        const chosen = yield* pickShip(scene, left, done.size > 0);
        if (!chosen) return;
        done.add(chosen);
        yield* run.perform({ ...scene, chosen, ...reachedOf(scene, chosen, among) }, does);
      }
    },
  },
  also: {
    can: () => true,
    *perform(scene, { does }, run) {
      yield* run.perform(scene, does);
    },
  },
  /** The choices depend on the chosen ship. The player can decline even if only one choice is left. */
  "one of": {
    can: (scene, { choices }, run) => choicesIn(choices).some(([, instructions]) => run.can(scene, instructions)),
    *perform(scene, { choices, by }, run) {
      const { self } = scene;
      const chooser = whoIs(scene, by) ?? self.ship;
      const instructions = yield* choose<readonly Instruction[] | undefined>(() => {
        const open = choicesIn(choices).flatMap(([key, value]) => (run.can(scene, value) ? [{ key, value }] : []));
        const [only, ...others] = open;
        const isDeclinable = !only || (others.length === 0 && only.value.length > 0 && scene.mayDecline && scene.chosen !== undefined);
        return {
          kind: "choose one",
          seat: chooser.seat,
          rule: scene.game.edition.questions.chooseEffect,
          about: { ship: self.ship.id, card: self.card },
          options: isDeclinable ? [NONE, ...open] : optionsOf<readonly Instruction[] | undefined>(open),
        };
      });
      return instructions ? yield* run.perform(scene, instructions) : false;
    },
  },
  pick: {
    can: (scene, { among }) => among(scene).length > 0,
    *perform(scene, instruction) {
      const picked = yield* pickOne(scene, instruction);
      if (picked === undefined) return;
      if ("apply" in instruction) instruction.apply(later(scene), picked);
      else yield* instruction.perform(later(scene), picked);
    },
  },
  "how many": {
    can: (scene, { most }) => amountOf(scene, most) > 0,
    *perform(scene, { most, rule, kind, does }, run) {
      const among = () => numbers(Math.max(1, amountOf(scene, most)));
      const count = yield* pickOne(scene, { rule, ...(kind && { kind }), among });
      return count === undefined ? false : yield* run.perform(scene, does(count));
    },
  },
  if: {
    can: () => true,
    *perform(scene, { when, does }, run) {
      if (when(scene)) yield* run.perform(scene, does);
    },
  },
  apply: {
    can: () => true,
    apply: (scene, { what }) => what(scene),
  },
  special: {
    can: (scene, { can }) => can(scene),
    *perform(scene, instruction) {
      const done: unknown = yield* instruction.perform(scene);
      return done !== false;
    },
  },
};

const NONE = { key: "none", value: undefined } as const;

/**
 * Returns the sections of a huge ship that are reached. An effect on all ships in range affects one section in range (HS-AREA-01 to -03).
 */
const reachedOf = (scene: CardScene, ship: Ship, among: ShipWhen): Pick<CardScene, "reached"> =>
  scene.game.factsOf(ship).hasSections ? { reached: SECTIONS.filter((at) => among({ ...scene, at }, ship)) } : {};

const chosable = (scene: CardScene, among: ShipWhen, does: readonly Instruction[], run: Runner): readonly Ship[] =>
  shipsInPlay(scene.game).filter((ship) => among(scene, ship) && run.can({ ...scene, chosen: ship }, does));

/** Lets the card's owner choose one of the ships. A single ship is chosen without asking. */
function* pickShip({ game, self }: CardScene, ships: () => readonly Ship[], mayStop = false): Procedure<Ship | undefined> {
  if (ships().length === 0) return undefined;
  return yield* choose<Ship | undefined>(() => {
    const options = ships().map((ship) => ({ key: ship.id, value: ship }));
    return {
      kind: "choose ship",
      seat: self.ship.seat,
      rule: game.edition.questions.chooseShip,
      about: { ship: self.ship.id, card: self.card },
      options: options.length > 0 && !mayStop ? optionsOf<Ship | undefined>(options) : [NONE, ...options],
    };
  });
}
