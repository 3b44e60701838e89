import { GREEN } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, isUnstressed, toThisShip } from "../../../language/when.ts";

/** True for tokens that a player would rather not gain. Stress could be exchanged too, but nobody wants to be asked about that. */
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
