import { readManeuver } from "@broadside/cards";
import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, friendly, not } from "../../../language/when.ts";
import { subjectIs } from "../../../language/when-second-edition.ts";
import { EASIER_MANEUVER } from "./phrases.ts";

const EASIER = "easier by Leia Organa";

const stands: When = ({ game }) => readManeuver(game.state.motion?.code ?? "")?.bearing === "stationary";

const card = (edition: "2.0" | "2.5", when: When): Card => ({
  card: "upgrade:leiaorgana-resistance",
  title: "Leia Organa",
  editions: [edition],
  triggers: [
    {
      at: "dialRevealed",
      changesManeuver: true,
      when: all(subjectIs(friendly), when),
      may: [{ verb: "spend force" }, { verb: "lasting", effect: EASIER, until: "phase", who: "subject" }],
    },
  ],
  effects: { [EASIER]: EASIER_MANEUVER },
});

/** In 2.5, stationary maneuvers don't count. */
export const leiaorganaResistance: readonly Card[] = [card("2.0", () => true), card("2.5", not(stands))];
