import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, both, friendly, other, tokenIs, within } from "../../../language/when.ts";
import { subjectIs } from "../../../language/when-second-edition.ts";

const bearsMore: When = ({ self }) => self.ship.tokens.stress <= 2;

export const captainyorr: Card = {
  card: "pilot:captainyorr",
  title: "Captain Yorr",
  triggers: [
    {
      at: "tokenComing",
      when: all(tokenIs("stress"), bearsMore, subjectIs(both(friendly, other, within(1, 2)))),
      may: [{ verb: "gain", token: "stress" }],
    },
  ],
};
