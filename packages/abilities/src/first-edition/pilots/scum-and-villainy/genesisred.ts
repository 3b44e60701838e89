import type { TokenKind } from "@broadside/rules";
import { assign } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import { type CardScene, whoIs } from "../../../language/scene.ts";
import { toThisShip } from "../../../language/when.ts";

/** Returns how many more tokens of this kind the locked ship has than this ship. */
const missing = (scene: CardScene, token: TokenKind): number =>
  Math.max(0, (whoIs(scene, "target")?.tokens[token] ?? 0) - scene.self.ship.tokens[token]);

const catchUp = (token: TokenKind): Instruction => ({
  verb: "special",
  can: (scene) => missing(scene, token) > 0,
  perform: (scene) => assign(scene.game, scene.self.ship, token, missing(scene, token), scene.self.ship),
});

export const genesisred: Card = {
  card: "pilot:genesisred",
  title: "Genesis Red",
  triggers: [{ at: "lockAcquired", when: toThisShip, must: [catchUp("focus"), catchUp("evade")] }],
};
