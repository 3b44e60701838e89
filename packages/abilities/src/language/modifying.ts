/** Describes how instructions change dice, in the rules' own terms. Bots that look ahead need this (`ModificationPart.does`). */
import type { ModifyingInstruction, ModifyingStock, Ship } from "@broadside/rules";
import { focusHolders, isOnAttacker, locksToSpend, lockTarget, placeOfCharges } from "@broadside/rules/procedures";
import { amountOf, choicesIn, type Instruction } from "./instruction.ts";
import { type CardScene, type Who, whoIs } from "./scene.ts";
import { pickingShip } from "./verbs/dice.ts";

type Said = readonly ModifyingInstruction[] | undefined;

/** Describes the instructions. Returns undefined if one of them can't be described, because it might do more than change dice. */
export function modifyingInstructions(scene: CardScene, instructions: readonly Instruction[]): Said {
  const said: ModifyingInstruction[] = [];
  for (const instruction of instructions) {
    const one = modifyingInstruction(scene, instruction);
    if (!one) return undefined;
    said.push(...one);
  }
  return said;
}

function modifyingInstruction(scene: CardScene, instruction: Instruction): Said {
  switch (instruction.verb) {
    case "reroll": {
      const { most, least = 0, faces, by } = instruction;
      const picker = by ? whoIs(scene, by) : pickingShip(scene);
      return picker && [{ verb: "reroll", most: amountOf(scene, most), least, ...(faces && { faces }), by: picker.id }];
    }
    case "change": {
      const { from, to, most = 1 } = instruction;
      const faces = typeof from === "string" ? [from] : from;
      const count = most === "all" ? Number.POSITIVE_INFINITY : amountOf(scene, most);
      return [{ verb: "change", from: faces, to, most: count, by: pickingShip(scene).id }];
    }
    case "add":
      return [{ verb: "add", face: instruction.face }];
    case "cancel": {
      const { dice, face, count } = instruction;
      if (face === undefined && count !== "all") return undefined;
      return [{ verb: "cancel", dice, ...(face && { face }), count: count === "all" ? Number.POSITIVE_INFINITY : count }];
    }
    case "spend":
      return spent(scene, whoIs(scene, instruction.from ?? instruction.who), { token: instruction.token });
    case "gain": {
      const ship = whoIs(scene, instruction.who);
      return ship && [{ verb: "gain", ship: ship.id, what: { token: instruction.token }, count: amountOf(scene, instruction.count ?? 1) }];
    }
    case "remove token": {
      const [token, ...others] = instruction.tokens;
      if (!token || others.length > 0 || instruction.orLock) return undefined;
      return spent(scene, whoIs(scene, instruction.who), { token });
    }
    case "spend lock":
      return lockSpent(scene, instruction.on);
    case "spend charge": {
      const place = placeOfCharges(scene.self);
      if (place === undefined) return undefined;
      return [{ verb: "spend", ship: scene.self.ship.id, what: { charges: place }, count: amountOf(scene, instruction.count ?? 1) }];
    }
    case "spend force":
      return spent(scene, whoIs(scene, instruction.who), { force: true }, amountOf(scene, instruction.count ?? 1));
    case "also": {
      // Optional payments cannot be described.
      const does = modifyingInstructions(scene, instruction.does);
      return does?.every(({ verb }) => verb !== "spend") ? does : undefined;
    }
    case "if":
      return instruction.when(scene) ? modifyingInstructions(scene, instruction.does) : [];
    case "one of": {
      const choices: Record<string, readonly ModifyingInstruction[]> = {};
      for (const [key, instructions] of choicesIn(instruction.choices)) {
        const does = modifyingInstructions(scene, instructions);
        if (!does?.every(({ verb }) => verb !== "spend" && verb !== "gain")) return undefined;
        choices[key] = does;
      }
      return [{ verb: "one of", choices, by: (whoIs(scene, instruction.by) ?? scene.self.ship).id }];
    }
    // Has no effect here, because the card works only once per attack anyway.
    case "discard this card":
      return [];
    default:
      return undefined;
  }
}

/** Describes spending the ship's own tokens. Spending another ship's focus token can't be described. */
function spent({ game, attack }: CardScene, ship: Ship | undefined, what: ModifyingStock, count = 1): Said {
  if (!ship) return undefined;
  const isLent =
    "token" in what && what.token === "focus" && attack?.attacker === ship.id && focusHolders(game, ship).some((one) => one !== ship);
  return isLent ? undefined : [{ verb: "spend", ship: ship.id, what, count }];
}

function lockSpent(scene: CardScene, on: Who): Said {
  const { game, attack, self } = scene;
  if (!attack || (on !== "defender" && on !== "attacker")) return undefined;
  const lock = on === "defender" ? lockTarget(attack) : self.ship.locks.find((one) => isOnAttacker(one, attack));
  if (lock === undefined) return undefined;
  const holders = locksToSpend(game, self.ship, lock, "everything", attack);
  return holders.every((holder) => holder === self.ship) ? [{ verb: "spend", ship: self.ship.id, what: { lock }, count: 1 }] : undefined;
}
