import type { Card } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import { provided } from "../../../language/provided.ts";
import { canDo } from "../../../language/verbs.ts";
import { both, friendly, other, within } from "../../../language/when.ts";
import { small } from "../../../language/when-second-edition.ts";

const MOVE = { verb: "free action", names: ["barrel-roll", "boost"], colour: "red" } as const;
const OWN: readonly Instruction[] = [MOVE];
const OTHERS: readonly Instruction[] = [
  { verb: "choose ships", among: both(friendly, other, small, within(0, 2)), most: 2, does: [{ ...MOVE, who: "chosen" }] },
];

export const majormiandaBattleoverendor: Card = {
  card: "pilot:majormianda-battleoverendor",
  title: "Major Mianda",
  triggers: [
    {
      at: "duringEnd",
      may: [provided((scene) => canDo(scene, OWN) || canDo(scene, OTHERS)), { verb: "also", does: OWN }, { verb: "also", does: OTHERS }],
    },
  ],
};
