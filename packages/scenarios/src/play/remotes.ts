/** Places remotes. Players control the remotes that they place, unless the sheet says that nobody does (EB-REMOTE-03, -04). */
import { EDGES, type PlacementRule } from "@broadside/geometry";
import type { AnyScenarioRule, RuleName, Seat, Ship, Situation, Step } from "@broadside/rules";
import {
  choosePiecePlace,
  clearOfAll,
  giveControl,
  NOTHING,
  type Procedure,
  placeRemote,
  procedure,
  remotesOf,
  sideOf,
  speakerOf,
  usedAreas,
} from "@broadside/rules/scenarios";
import type { Pieces } from "../sheet.ts";

export interface RemotePlacing {
  readonly pieces: Pieces;
  /** The scenario's name. `name` describes the remote. */
  readonly rule: RuleName;
  readonly name: string;
  /** Returns the seat that places the next remote. */
  seat(game: Situation): Seat;
  /** Returns placement rules in addition to the distances on the sheet. */
  rules?(game: Situation): readonly PlacementRule[];
  /** Returns the direction in which the remote points by default. */
  heading?(game: Situation): number;
}

/** Returns the remotes that are not on the table yet. */
export const remotesToCome = (game: Situation, { card }: Pieces): readonly Ship[] =>
  remotesOf(game, card).filter(({ status, carrier }) => status === "reserve" && carrier === undefined);

export const remotesOnTable = (game: Situation, { card }: Pieces): readonly Ship[] =>
  remotesOf(game, card).filter(({ status, pose }) => status === "inPlay" && pose !== undefined);

/** Places remotes one at a time until all are on the table. */
export const layingStep = (laying: RemotePlacing): Step => ({
  name: `${laying.rule}: ${laying.name}`,
  *run(game): Procedure<"again" | "done"> {
    if (remotesToCome(game, laying.pieces).length === 0) return "done";
    yield* layNext(game, laying);
    return "again";
  },
});

/** Places the next remote. Returns undefined if there is none. */
export const layNext = procedure("layNext", function* (game: Situation, laying: RemotePlacing): Procedure<Ship | undefined> {
  const { pieces, rule } = laying;
  const [remote] = remotesToCome(game, pieces);
  if (!remote) return undefined;
  const seat = laying.seat(game);
  const pose = yield* choosePiecePlace(game, {
    seat,
    kind: pieces.kind,
    remote: remote.id,
    rule,
    rules: (now) => [ON_TABLE, ...(laying.rules?.(now) ?? []), clearOfAll(now, true), ...distancesOf(now, pieces)],
    rows: { "overlap none": "EB-SETUP-16", "be on the table": "EB-SETUP-16" },
    others: { another: pieces.kind },
    othersBy: { "overlap none": "something else" },
    fallback: (now) => [ON_TABLE, clearOfAll(now, true)],
    heading: laying.heading?.(game) ?? 0,
  });
  if (remote.status !== "reserve") return undefined;
  giveControl(game, remote, pieces.controller === "nobody" ? undefined : seat);
  yield* placeRemote(game, remote, { ...pose });
  return remote;
});

/** The remote must be on the table. It can't overlap objects or markers (EB-SETUP-16) or, once the game has begun, ships. */
const ON_TABLE: PlacementRule = { must: "be on the table" };

function distancesOf(game: Situation, pieces: Pieces): readonly PlacementRule[] {
  const { apart, fromEdges, outsideAreas } = pieces.keeps ?? {};
  const others = remotesOnTable(game, pieces).map((remote) => game.board.body(remote));
  return [
    ...(apart === undefined ? [] : [{ must: "be beyond", bands: apart, of: others } as const]),
    ...(fromEdges === undefined ? [] : [{ must: "be beyond edges", bands: fromEdges, edges: EDGES } as const]),
    ...(outsideAreas ? usedAreas(game).map((region) => ({ must: "be outside", region }) as const) : []),
  ];
}

/** After a player concedes, a teammate controls that player's remotes. */
export const handOverRemotes = (rule: RuleName): AnyScenarioRule => ({
  name: "Handed on",
  rule,
  at: "startOfSystem",
  perform(game) {
    for (const remote of game.state.remotes) {
      const seat = game.state.seats[remote.seat];
      if (seat && seat.status !== "playing" && remote.status === "inPlay")
        giveControl(game, remote, speakerOf(game, sideOf(game, remote.seat)));
    }
    return NOTHING;
  },
});
