/**
 * Hyperspace points: numbered markers with three arms, blank, focus and hit (2E-SREM-09). No source says where the arms point. Here they
 * are 120 degrees apart, with the blank arm in the marker's direction. A ship comes out along an arm, with its rear edge at the marker. A
 * critical counts as a hit (2E-SREM-10-Q).
 */
import { type AttackFace, rollAttack } from "@broadside/dice";
import { baseFacts, degrees, hasFled, mm, type Pose, shifted, shipsApart } from "@broadside/geometry";
import type { RuleName } from "@broadside/protocol";
import type { Procedure } from "../contract/ask.ts";
import type { Situation } from "../contract/situation.ts";
import { choose, optionsOf } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import { shipsInPlay } from "../queries/relation.ts";
import type { ScenarioPieceState, Ship } from "../state/state.ts";
import { piecesOf } from "./pieces.ts";

const ARMS = ["blank", "focus", "hit"] as const;
type Arm = (typeof ARMS)[number];

const armOf = (face: AttackFace): Arm => (face === "crit" ? "hit" : face);

/** The distance from the centre of the marker to a ship's rear edge. */
const OUT = mm(20);

const armPose = (game: Situation, ship: Ship, { pose }: ScenarioPieceState, arm: Arm): Pose | undefined => {
  if (!pose) return undefined;
  const turned = shifted(pose, { right: 0, forward: 0, turn: degrees(120 * ARMS.indexOf(arm)) });
  return shifted(turned, { right: 0, forward: OUT + baseFacts(game.board.baseOf(ship)).length / 2, turn: 0 });
};

const isFree = (game: Situation, ship: Ship, pose: Pose): boolean => {
  const base = game.board.baseOf(ship);
  const others = shipsInPlay(game).flatMap((other) => (other !== ship && other.pose ? [game.board.outline(other)] : []));
  return !hasFled(game.board.table, base, pose) && shipsApart(base, pose, others);
};

/** Returns the free arms that match the die result, at all points. */
const openArms = (game: Situation, ship: Ship, arm: Arm): readonly { readonly key: string; readonly value: Pose; readonly pose: Pose }[] =>
  piecesOf(game, "hyperspacePoint").flatMap((piece) => {
    const pose = armPose(game, ship, piece, arm);
    return pose && isFree(game, ship, pose) ? [{ key: piece.id, value: pose, pose }] : [];
  });

/**
 * Rolls a die to decide the arm, then lets the player choose among the points where that arm is free. Returns undefined if that arm is
 * blocked at every point.
 */
export const chooseHyperspacePlace = procedure("chooseHyperspacePlace", function* (game: Situation, ship: Ship, rule: RuleName): Procedure<
  Pose | undefined
> {
  const [die] = rollAttack((below) => game.draw(below), 1);
  const face = die?.face ?? "blank";
  game.note({ note: "rolled", seat: ship.seat, reason: "hyperspace point", faces: [face], rule });
  return yield* choose<Pose | undefined>((now) => {
    const open = openArms(now, ship, armOf(face));
    return {
      kind: "hyperspace point",
      seat: ship.seat,
      rule,
      about: { ship: ship.id },
      options: open.length > 0 ? optionsOf<Pose | undefined>(open) : [{ key: "none", value: undefined }],
    };
  });
});
