import type { Card } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import { provided } from "../../../language/provided.ts";
import type { When } from "../../../language/scene.ts";
import { withThisWeapon } from "../../../language/when.ts";
import { LOCK_AND_CHARGE } from "./phrases.ts";

/** True if at least this many focus results can be changed. */
const focuses =
  (least: number): When =>
  ({ attack }) =>
    attack !== undefined && attack.attackDice.filter(({ face, fixed }) => face === "focus" && !fixed).length >= least;

const seek = (count: number): readonly Instruction[] => [
  provided(focuses(count)),
  { verb: "spend charge", count },
  { verb: "change", from: "focus", to: "hit", most: count },
];

/** Spends up to two more charges. Each of them changes a focus result to a hit. */
export const seekermissilesswz103: Card = {
  card: "upgrade:seekermissiles-swz103",
  title: "Seeker Missiles",
  weapon: LOCK_AND_CHARGE,
  dice: [{ dice: "attack", when: withThisWeapon, may: [{ verb: "one of", choices: { "1": seek(1), "2": seek(2) } }] }],
};
