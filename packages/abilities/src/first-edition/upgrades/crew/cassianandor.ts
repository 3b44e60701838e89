import type { Ship } from "@broadside/rules";
import { choose, codesToChoose, LOOKS_AT_DIAL, type Option, optionsOf, type Procedure } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene } from "../../../language/scene.ts";
import { both, enemy, hasDial, within } from "../../../language/when.ts";

/** True if speed and bearing, the first two characters of a maneuver code, are the same. */
const isSame = (guess: string | undefined, dial: string | undefined): boolean =>
  guess !== undefined && guess.slice(0, 2) === dial?.slice(0, 2);

function* guessDial({ game, self }: CardScene, target: Ship): Procedure<string | undefined> {
  const codes = [...game.factsOf(target).dial.keys()].map((value) => ({ key: value, value }));
  const guess = yield* choose<string>(() => ({
    kind: "guess dial",
    seat: self.ship.seat,
    rule: "1E-COMP-09",
    about: { ship: self.ship.id, target: target.id, card: self.card },
    options: optionsOf(codes),
  }));
  game.note({ note: "guesses dial", ship: self.ship.id, target: target.id, guess });
  return guess;
}

/**
 * Shows the player the enemy's dial. After a right guess, they can set their own dial again. The question is always asked, so it doesn't
 * reveal whether the guess was right.
 */
function* lookAndTurn({ game, self }: CardScene, target: Ship, guess: string | undefined): Procedure {
  const { ship, card } = self;
  game.reveal();
  game.note({ note: LOOKS_AT_DIAL, ship: ship.id, target: target.id });
  const turned = yield* choose<string | undefined>((now) => {
    const mayTurn = isSame(guess, target.dial) && ship.dial !== undefined;
    const codes = mayTurn ? codesToChoose(now, ship).filter((code) => code !== ship.dial) : [];
    const keep: Option<string | undefined> = { key: "keep", value: undefined };
    return {
      kind: "look and turn dial",
      seat: ship.seat,
      rule: "1E-PLAN-03",
      about: { ship: ship.id, target: target.id, card, ...(target.dial !== undefined && { maneuver: target.dial }) },
      secret: true,
      options: [keep, ...codes.map((value) => ({ key: value, value }))],
    };
  });
  if (turned !== undefined) game.setShip(ship, { dial: turned });
}

function* guessAndLook(scene: CardScene): Procedure {
  const { chosen } = scene;
  if (chosen) yield* lookAndTurn(scene, chosen, yield* guessDial(scene, chosen));
}

export const cassianandorCrew: Card = {
  card: "upgrade:cassianandor",
  title: "Cassian Andor",
  triggers: [
    {
      at: "dialsSet",
      may: [
        {
          verb: "choose ship",
          among: both(enemy, within(1, 2), hasDial),
          does: [{ verb: "special", can: ({ chosen }) => chosen?.dial !== undefined, perform: guessAndLook }],
        },
      ],
    },
  ],
};
