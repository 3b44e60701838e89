import { readManeuver } from "@broadside/cards";
import { changeManeuver, choose, difficultyOf, enemiesOf, isStressed, optionsOf, type Procedure } from "@broadside/rules/procedures";
import type { Card } from "../../language/card.ts";
import type { CardScene, When } from "../../language/scene.ts";
import { toThisShip } from "../../language/when.ts";
import { FACEDOWN } from "./phrases.ts";

const isStraight = (code: string): boolean => readManeuver(code)?.bearing === "straight";

const revealedStraight: When = ({ game, self }) => game.state.motion?.ship === self.ship.id && isStraight(game.state.motion.code);

/** If the player has set a straight despite the card, an opponent chooses another maneuver. */
function* opponentChooses({ game, self: { ship, card } }: CardScene): Procedure {
  const [opponent] = game.state.initiative.filter((seat) => enemiesOf(game, ship).some((enemy) => enemy.seat === seat));
  const codes = () =>
    [...game.factsOf(ship).dial].flatMap(([code, maneuver]) =>
      isStraight(code) || (isStressed(ship) && difficultyOf(game, ship, maneuver) === "red") ? [] : [code],
    );
  if (codes().length === 0) return;
  const code: string = yield* choose(() => ({
    kind: "maneuver for an opponent",
    seat: opponent ?? ship.seat,
    rule: "1E-DTFA-01",
    about: { ship: ship.id, card },
    options: optionsOf(codes().map((value) => ({ key: value, value }))),
  }));
  changeManeuver(game, ship, code);
}

export const shakenPilot: Card = {
  card: "damage:core-tfa/Shaken Pilot",
  title: "Shaken Pilot",
  permissions: { chooseManeuver: (_, self, { ship, code }) => (ship === self.ship && isStraight(code) ? false : undefined) },
  triggers: [
    {
      at: "dialRevealed",
      changesManeuver: true,
      when: toThisShip,
      must: [{ verb: "special", can: revealedStraight, perform: opponentChooses }, ...FACEDOWN],
    },
  ],
};
