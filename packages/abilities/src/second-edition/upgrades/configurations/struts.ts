/** Cards on droids that can land on asteroids and debris. The card is open while the droid is landed, and closed otherwise. */
import { readManeuver } from "@broadside/cards";
import type { PlacedObstacle } from "@broadside/rules";
import { kindOf, loseToken, otherFriendsOf, type Procedure, skipManeuver, turnInPlace } from "@broadside/rules/procedures";
import type { Card, CardText } from "../../../language/card.ts";
import type { CardScene, When } from "../../../language/scene.ts";
import { all, isBack, isFront, toThisShip } from "../../../language/when.ts";
import { FLIP } from "./phrases.ts";

const QUARTER_TURN = 90_000;

const isGround = (obstacle: PlacedObstacle): boolean => ["asteroid", "debris"].includes(kindOf(obstacle));

/** True if the ship is on the obstacle that it has just met, and at most one other friendly ship is on it too. */
const canLand: When = ({ game, self: { ship }, moment }) => {
  const obstacle = game.board.obstaclesUnder(ship).find(({ id }) => id === moment.obstacle);
  if (!obstacle || !isGround(obstacle) || game.state.motion?.ship !== ship.id) return false;
  const area = game.board.obstacle(obstacle);
  return otherFriendsOf(game, ship).filter((friend) => game.board.rangeToArea(friend, area) === 0).length <= 1;
};

/** Returns the name of the mark that records that the card was flipped during this maneuver, and so has to stay open afterwards. */
const landing = ({ self }: CardScene): string => `${self.key} landing`;
const hasJustLanded: When = (scene) => scene.self.ship.usedThisRound.includes(landing(scene));
const land = (scene: CardScene): void => {
  const { game, self } = scene;
  game.setShip(self.ship, { usedThisRound: [...self.ship.usedThisRound, landing(scene)] });
};

const isLanded: When = ({ game, self: { ship } }) => game.board.obstaclesUnder(ship).some(isGround);
const TAKE_OFF = { bearing: "straight", speed: 2 } as const;
const revealed = ({ self }: CardScene) => (self.ship.revealed === undefined ? undefined : readManeuver(self.ship.revealed));
const staysLanded: When = (scene) => {
  const maneuver = revealed(scene);
  return maneuver !== undefined && (maneuver.bearing !== TAKE_OFF.bearing || maneuver.speed !== TAKE_OFF.speed);
};

function* stay(scene: CardScene): Procedure {
  const { game, self } = scene;
  const side = revealed(scene)?.side;
  skipManeuver(game, self.ship);
  loseToken(game, self.ship, "stress");
  if (side) yield* turnInPlace(game, self.ship, side === "right" ? QUARTER_TURN : -QUARTER_TURN);
}

const text = (permissions: NonNullable<CardText["permissions"]>): CardText => ({
  triggers: [
    { at: "meetingObstacle", when: all(toThisShip, isFront, canLand), may: [FLIP, { verb: "apply", what: land }] },
    {
      at: "dialRevealed",
      when: all(toThisShip, isBack, isLanded, staysLanded),
      must: [{ verb: "special", can: () => true, perform: stay }],
    },
    { at: "maneuverExecuted", when: all(toThisShip, isBack, (scene) => !hasJustLanded(scene)), must: [FLIP] },
  ],
  permissions: {
    ...permissions,
    attackDespite: (_, self, { ship, despite }) =>
      despite === "obstacle" && ship === self.ship && ship.upgrades[self.at]?.side === "back" ? true : undefined,
  },
});

/** While the card is open, the ship ignores all obstacles in 2.0. In 2.5, it ignores only obstacles under it, and it can't barrel roll. */
export const struts = (id: string, title: string): readonly Card[] => [
  {
    card: `upgrade:${id}`,
    title,
    editions: ["2.0"],
    ...text({
      meetObstacle: (_, self, { ship }) => (ship === self.ship && ship.upgrades[self.at]?.side === "back" ? false : undefined),
    }),
  },
  {
    card: `upgrade:${id}`,
    title,
    editions: ["2.5"],
    ...text({
      meetObstacle(game, self, { ship, obstacle }) {
        if (ship !== self.ship || ship.upgrades[self.at]?.side !== "back") return undefined;
        return game.board.rangeToArea(ship, game.board.obstacle(obstacle)) === 0 ? false : undefined;
      },
      act: (_, self, { ship, action }) =>
        ship === self.ship && action === "barrel-roll" && ship.upgrades[self.at]?.side === "back" ? false : undefined,
    }),
  },
];
