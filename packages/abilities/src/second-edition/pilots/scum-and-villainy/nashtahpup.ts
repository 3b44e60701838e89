import type { Ship, Situation } from "@broadside/rules";
import { isFriendly } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import { pilotsWith } from "../../../language/lending.ts";
import { whoIs } from "../../../language/scene.ts";
import { hasUpgrade, toThisShip } from "../../../language/when.ts";

const HOUNDS_TOOTH = "houndstooth";
const lostCarrier = (game: Situation, ship: Ship): Ship | undefined =>
  game.state.ships.find((other) => other.status === "destroyed" && isFriendly(game, ship, other) && hasUpgrade(other, HOUNDS_TOOTH));
const freeCarrier = ({ state }: Situation, { seat }: Ship): Ship | undefined =>
  state.ships.find(
    (other) =>
      other.seat === seat &&
      other.status === "reserve" &&
      hasUpgrade(other, HOUNDS_TOOTH) &&
      state.ships.every(({ carrier }) => carrier !== other.id),
  );

/** Docks the ship, even if the list doesn't mention docking. */
const boards: Instruction = {
  verb: "special",
  can: ({ game, self }) => self.ship.status === "reserve" && freeCarrier(game, self.ship) !== undefined,
  *perform({ game, self: { ship } }) {
    const carrier = freeCarrier(game, ship);
    if (carrier) game.setShip(ship, { status: "docked", carrier: carrier.id });
    yield* [];
  },
};

/** Starts docked. Deploys only when the Hound's Tooth is destroyed, and then has that ship's pilot ability and remaining charges. */
export const nashtahpup: Card = {
  card: "pilot:nashtahpup",
  title: "Nashtah Pup",
  lends: pilotsWith(HOUNDS_TOOTH, ({ status }) => status === "destroyed"),
  worksInReserve: true,
  permissions: { deploy: (_, self, { ship }) => (ship === self.ship ? false : undefined) },
  latest: {
    pilotSkill(game, self, { ship }) {
      const carrier = ship === self.ship ? lostCarrier(game, ship) : undefined;
      return carrier && { value: game.factsOf(carrier).skill, since: 0 };
    },
  },
  triggers: [
    { at: "beforeForces", must: [boards] },
    {
      at: "deployed",
      when: toThisShip,
      must: [
        {
          verb: "apply",
          what(scene) {
            const carrier = whoIs(scene, "target");
            if (carrier) scene.game.setShip(scene.self.ship, { charges: carrier.charges });
          },
        },
      ],
    },
  ],
};
