/**
 * Passes one of the ship's orange or red tokens to another ship. With `orLock`, a lock on the ship can be passed instead, because it counts
 * as a red token (2E-ACT-36).
 */
import type { Ship, TokenKind } from "@broadside/rules";
import { hasLock, holdersOfLocksOn, mayTransfer, type Option, transferToken } from "@broadside/rules/procedures";
import type { Instruction } from "../../language/instruction.ts";
import { pick } from "../../language/pick.ts";
import { type CardScene, type Who, whoIs } from "../../language/scene.ts";
import { moveLock } from "../pilots/galactic-empire/phrases.ts";
import { ORANGE_AND_RED } from "./phrases.ts";

type Burden = { readonly token: TokenKind } | { readonly holder: Ship };

/** Returns the tokens and locks that can be passed. A ship can't lock itself, or lock the same ship twice. */
function burdens(scene: CardScene, to: Who, orLock: boolean): readonly Option<Burden>[] {
  const {
    game,
    self: { ship },
  } = scene;
  const taker = whoIs(scene, to);
  if (taker?.status !== "inPlay") return [];
  const tokens = ORANGE_AND_RED.filter((token) => mayTransfer(game, ship, taker, token));
  const holders = orLock ? holdersOfLocksOn(game, ship.id).filter((holder) => holder !== taker && !hasLock(holder, taker.id)) : [];
  return [
    ...tokens.map((token) => ({ key: token, value: { token } })),
    ...holders.map((holder) => ({ key: `lock of ${holder.id}`, value: { holder } })),
  ];
}

export const handOverBurden = (to: Who, locks?: "or a lock"): Instruction =>
  pick({
    rule: "2E-TOKEN-02",
    among: (scene) => burdens(scene, to, locks !== undefined),
    *perform(scene, burden) {
      const { game, self } = scene;
      const taker = whoIs(scene, to);
      if (!taker) return;
      if ("token" in burden) yield* transferToken(game, self.ship, taker, burden.token);
      else moveLock(game, burden.holder, self.ship, taker);
    },
  });
