import type { Pose } from "@broadside/geometry";
import { choose, containerPlaces, optionsOf, type Procedure, placeContainer } from "@broadside/rules/procedures";
import type { Card } from "../../language/card.ts";
import type { Scene, When } from "../../language/scene.ts";

const hasPlace: When = ({ game, self }) => containerPlaces(game, self.ship).length > 0;

function* unload({ game, self: { ship, card } }: Scene): Procedure {
  const pose = yield* choose<Pose | undefined>((now) => {
    const places = containerPlaces(now, ship);
    return {
      kind: "container",
      seat: ship.seat,
      rule: "1E-OBST-11",
      about: { ship: ship.id, card },
      options: places.length > 0 ? optionsOf<Pose | undefined>(places) : [{ key: "none", value: undefined }],
    };
  });
  if (pose) placeContainer(game, ship, pose);
}

export const quickreleasecargolocks: Card = {
  card: "upgrade:quickreleasecargolocks",
  title: "Quick-release Cargo Locks",
  triggers: [{ at: "endOfActivation", may: [{ verb: "discard this card" }, { verb: "special", can: hasPlace, perform: unload }] }],
};
