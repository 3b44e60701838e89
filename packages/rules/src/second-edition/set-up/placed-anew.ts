/** Ships that stand and are placed anew by a card at the end of set-up (2E-SETUP-18): a leader with its wing, in formation (EB-WSET-04). */
import { type Area, baseAt, keepsRules, type Pose, shipsApart, wingPlace } from "@broadside/geometry";
import { type PlaceRefusal, type Procedure, place, SoughtPlace } from "../../ask.ts";
import type { Game } from "../../game.ts";
import { procedure } from "../../procedure.ts";
import { shipsInPlay } from "../../relation.ts";
import type { Ship } from "../../state.ts";
import { isLeader, wingmatesOf } from "../wings/wing.ts";
import type { PlacesFor } from "./by-cards.ts";

const RULE = "2E-SETUP-18";

/** What moves with a ship: its wing, where it leads one. For cards. */
export const unitOf = (game: Game, ship: Ship): readonly Ship[] => (isLeader(ship) ? [ship, ...wingmatesOf(game, ship)] : [ship]);

/** Where a ship of the unit stands when the first of it stands there. */
const poseIn = ({ board }: Game, first: Ship, pose: Pose, ship: Ship): Pose =>
  ship === first || !ship.wing ? pose : wingPlace(pose, ship.wing.position, board.baseOf(ship), board.baseOf(first));

/** Each of them where the card says, on the table, and on no ship of another unit. */
function refusalOf(game: Game, first: Ship, given: Pose, places: PlacesFor): PlaceRefusal | undefined {
  const { table } = game.board;
  const unit = unitOf(game, first);
  const others = shipsInPlay(game).flatMap((other) => (!unit.includes(other) && other.pose ? [game.board.outline(other)] : []));
  const lists = places(game);
  for (const ship of unit) {
    const pose = poseIn(game, first, given, ship);
    const base = game.board.baseOf(ship);
    const area: Area = [baseAt(base, pose)];
    if (!keepsRules(table, area, [{ must: "be on the table" }])) return { rule: RULE, words: "not wholly on the table" };
    if (!lists.some((rules) => keepsRules(table, area, rules))) return { rule: RULE, words: "not where its card says" };
    if (!shipsApart(base, pose, others)) return { rule: RULE, words: "on top of another ship" };
  }
  return undefined;
}

/** A ship whose present place is one of those, so that there is always one for it. For cards. */
export const mayPlaceAnew = (game: Game, ship: Ship, places: PlacesFor): boolean =>
  ship.pose !== undefined && refusalOf(game, ship, ship.pose, places) === undefined;

/** For cards. */
export const placeAnew = procedure("placeAnew", function* (game: Game, ship: Ship, places: PlacesFor): Procedure {
  const { pose: present } = ship;
  if (!present || !mayPlaceAnew(game, ship, places)) return;
  const pose = yield* place(
    (now) =>
      new SoughtPlace({
        kind: "place ship",
        seat: ship.seat,
        rule: RULE,
        about: { ship: ship.id },
        place: { shape: "table", margin: 0 },
        seek: () => present,
        refusal: (given) => refusalOf(now, ship, given, places),
      }),
  );
  const moved = unitOf(game, ship).map((one) => ({ one, to: poseIn(game, ship, pose, one) }));
  for (const { one, to } of moved) {
    game.setShip(one, { pose: to });
    game.note({ note: "placed", ship: one.id });
  }
});
