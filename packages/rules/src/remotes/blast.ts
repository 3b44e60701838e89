/** What a detonating remote does to each thing in reach. */
import { type ArcName, type Area, arcAt, areaDistance, bandOf, isInArc, type Pose, tokenAt } from "@broadside/geometry";
import type { Procedure } from "../contract/ask.ts";
import type { Situation } from "../contract/situation.ts";
import { choose, optionsOf } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import { NOBODY, type Seat } from "../state/seat.ts";
import { type Ship, type ShipId, shipOf } from "../state/state.ts";

/** Checks ranges and arcs from a remote's current or last position (2E-REMOTE-04). */
export interface RemoteSight {
  range(area: Area): number;
  isInArc(name: ArcName, area: Area): boolean;
}

export function remoteSight(game: Situation, remote: Ship, pose: Pose): RemoteSight {
  const { token, base } = game.factsOf(remote);
  const own: Area = token ? [tokenAt(pose, token)] : [];
  return {
    range: (area) => bandOf(areaDistance(own, area)),
    isInArc: (name, area) => {
      const arc = arcAt(game.edition.arcs, base, name, pose);
      return arc !== undefined && isInArc(arc, area);
    },
  };
}

/** Returns the player who decides for a remote: its controller, or the first player if nobody controls it. */
const deciderOf = ({ state }: Situation, { seat }: Ship): Seat => (seat === NOBODY ? (state.initiative[0] ?? 0) : seat);

/** Hits everything in reach, one after another. The remote's controller chooses the order (2E-TIME-28). */
export const strikeEach = procedure(
  "strikeEach",
  function* (_game: Situation, remote: Ship, reached: readonly ShipId[], strike: (ship: Ship) => Procedure): Procedure {
    const left = new Set(reached);
    while (left.size > 0) {
      const ship = yield* choose<Ship | undefined>((now) => {
        const ships = [...left].map((id) => shipOf(now.state, id)).filter(({ status }) => status === "inPlay");
        return {
          kind: "ship struck next",
          seat: deciderOf(now, remote),
          rule: now.edition.questions.strikeOrder,
          about: { piece: remote.id },
          options: optionsOf<Ship | undefined>(
            ships.length > 0 ? ships.map((value) => ({ key: value.id, value })) : [{ key: "none", value: undefined }],
          ),
        };
      });
      if (!ship) return;
      left.delete(ship.id);
      yield* strike(ship);
    }
  },
);
