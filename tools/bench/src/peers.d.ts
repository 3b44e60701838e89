/** The parts of each peer that are used here. */
declare module "sat" {
  export class Vector {
    constructor(x: number, y: number);
  }
  export class Polygon {
    constructor(position: Vector, points: readonly Vector[]);
  }
  const sat: { Vector: typeof Vector; Polygon: typeof Polygon; testPolygonPolygon(a: Polygon, b: Polygon): boolean };
  export default sat;
}

declare module "jsts/org/locationtech/jts/geom/Coordinate.js" {
  export default class Coordinate {
    constructor(x: number, y: number);
    readonly x: number;
    readonly y: number;
  }
}

declare module "jsts/org/locationtech/jts/geom/GeometryFactory.js" {
  import type Coordinate from "jsts/org/locationtech/jts/geom/Coordinate.js";
  export interface Geometry {
    isEmpty(): boolean;
  }
  export default class GeometryFactory {
    createPolygon(shell: readonly Coordinate[]): Geometry;
    createLineString(points: readonly Coordinate[]): Geometry;
  }
}

declare module "jsts/org/locationtech/jts/operation/distance/DistanceOp.js" {
  import type Coordinate from "jsts/org/locationtech/jts/geom/Coordinate.js";
  import type { Geometry } from "jsts/org/locationtech/jts/geom/GeometryFactory.js";

  const DistanceOp: {
    distance(a: Geometry, b: Geometry): number;
    nearestPoints(a: Geometry, b: Geometry): readonly [Coordinate, Coordinate];
  };
  export default DistanceOp;
}

declare module "jsts/org/locationtech/jts/operation/relate/RelateOp.js" {
  import type { Geometry } from "jsts/org/locationtech/jts/geom/GeometryFactory.js";

  const RelateOp: {
    intersects(a: Geometry, b: Geometry): boolean;
  };
  export default RelateOp;
}

declare module "jsts/org/locationtech/jts/operation/overlay/OverlayOp.js" {
  import type { Geometry } from "jsts/org/locationtech/jts/geom/GeometryFactory.js";

  const OverlayOp: {
    intersection(a: Geometry, b: Geometry): Geometry;
  };
  export default OverlayOp;
}

declare module "tournament-pairings" {
  export interface Player {
    readonly id: string;
    readonly score: number;
    readonly avoid: string[];
    readonly receivedBye: boolean;
  }
  export interface Match {
    readonly player1: string | null;
    readonly player2: string | null;
  }
  export function Swiss(players: readonly Player[], round: number): readonly Match[];
}

declare module "boardgame.io/dist/cjs/internal.js" {
  export interface State<G> {
    readonly G: G;
    readonly ctx: { readonly currentPlayer: string; readonly turn: number };
  }
  export interface Action {
    readonly type: "MAKE_MOVE";
    readonly payload: { readonly type: string; readonly args: readonly unknown[]; readonly playerID: string };
  }
  export interface Game<G> {
    readonly setup: () => G;
    /** Each move changes the draft of `G` that it receives. */
    readonly moves: Readonly<Record<string, (context: { readonly G: G }, ...args: number[]) => void>>;
    readonly turn: { readonly minMoves: number; readonly maxMoves: number };
  }
  export function ProcessGameConfig<G>(game: Game<G>): Game<G>;
  export function InitializeGame<G>(options: { readonly game: Game<G>; readonly numPlayers: number }): State<G>;
  export function CreateGameReducer<G>(options: {
    readonly game: Game<G>;
    readonly isClient: boolean;
  }): (state: State<G>, action: Action) => State<G>;
}
