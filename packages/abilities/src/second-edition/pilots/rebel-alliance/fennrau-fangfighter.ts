import { enemiesOf, isInArcOf, RED } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { type When, whoIs } from "../../../language/scene.ts";
import { all, both, friendly, within } from "../../../language/when.ts";
import { subjectIs } from "../../../language/when-second-edition.ts";

const hasPreyAhead: When = (scene) => {
  const { game } = scene;
  const friend = whoIs(scene, "subject");
  return (
    friend !== undefined &&
    enemiesOf(game, friend).some((prey) => game.board.range(friend, prey) === 1 && isInArcOf(game, friend, "front", prey))
  );
};

export const fennrauFangfighter: Card = {
  card: "pilot:fennrau-fangfighter",
  title: "Fenn Rau",
  triggers: [
    {
      at: "becameActive",
      when: all(subjectIs(both(friendly, within(1, 2))), hasPreyAhead),
      may: [{ verb: "remove token", tokens: RED, who: "subject" }],
    },
  ],
};
