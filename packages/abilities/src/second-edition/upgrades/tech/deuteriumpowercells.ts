import { GREEN } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, isUnstressed, toThisShip } from "../../../language/when.ts";

/** True for tokens that the ship's player would rather not gain. Stress is left out, because the card would only replace it with stress. */
const isUnwelcome: When = ({ moment }) => moment.token !== undefined && moment.token !== "stress" && !GREEN.includes(moment.token);

export const deuteriumpowercells: Card = {
  card: "upgrade:deuteriumpowercells",
  title: "Deuterium Power Cells",
  triggers: [
    {
      at: "systemPhase",
      when: toThisShip,
      may: [{ verb: "spend charge" }, { verb: "gain", token: "disarm" }, { verb: "recover shield" }],
    },
    {
      at: "tokenComing",
      when: all(toThisShip, isUnstressed, isUnwelcome),
      may: [{ verb: "spend charge" }, { verb: "gain", token: "stress" }],
    },
  ],
};
