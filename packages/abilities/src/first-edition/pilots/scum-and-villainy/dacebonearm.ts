import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, both, enemy, isUnstressed, tokenIs, within } from "../../../language/when.ts";
import { subjectIs } from "../../../language/when-second-edition.ts";

/** True for the first of several tokens that arrive at once, because only that one triggers this card. */
const isFirstOfThem: When = ({ moment }) => moment.further !== true;

export const dacebonearm: Card = {
  card: "pilot:dacebonearm",
  title: "Dace Bonearm",
  triggers: [
    {
      at: "tokenAssigned",
      when: all(tokenIs("ion"), isFirstOfThem, isUnstressed, subjectIs(both(enemy, within(1, 3)))),
      may: [
        { verb: "gain", token: "stress" },
        { verb: "suffer", hits: 1, who: "subject" },
      ],
    },
  ],
};
