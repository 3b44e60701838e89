/** Turns any moment of a game into a judge's table: its pieces with their names and skills, and the arcs that each ship can aim along. */
import { SCENARIO_PIECES } from "@broadside/geometry";
import { FEATURE_IDS, type PlacedFeature, possibleArcs } from "@broadside/position";
import type { Scene, ShipSheet } from "@broadside/protocol";
import { momentOfTable } from "../../words/judge/pieces.ts";
import { loadWords } from "../../words/load.ts";
import type { JudgedShip, JudgedTable } from "../pieces/judged-table.ts";
import { obstacleStem } from "../pieces/piece-names.ts";
import { makeLink } from "./link.ts";

/**
 * The address of this moment on the judge's table. The table links back to the game, or to the address in `back`, which a replay sets
 * (`/play?watch=…&at=…`).
 */
export async function judgeAddressOf(scene: Scene, back?: string): Promise<string> {
  await loadWords("judge");
  return `/judge${await makeLink(tableOf(scene, back))}`;
}

export function tableOf(scene: Scene, back = `/play?game=${encodeURIComponent(scene.game)}`): JudgedTable {
  const { edition, table, state, title } = scene;
  const numbered = numbering();
  return {
    edition: edition.id,
    table: { width: table.width, height: table.height },
    ships: shipsOf(scene, numbered),
    obstacles: state.obstacles.map(({ token, pose, flipped }) => ({
      id: numbered(obstacleStem(token)),
      token,
      pose,
      flipped: flipped ?? false,
    })),
    features: featuresOf(scene, numbered),
    moment: { title: momentOfTable(title, state.round), back },
  };
}

/** Numbers pieces with the same name: "rock 1", "rock 2", "debris 1". */
function numbering(): (stem: string) => string {
  const counts = new Map<string, number>();
  return (stem) => {
    const count = (counts.get(stem) ?? 0) + 1;
    counts.set(stem, count);
    return `${stem} ${count}`;
  };
}

function shipsOf({ edition, state, ships }: Scene, numbered: (stem: string) => string): readonly JudgedShip[] {
  return state.ships.flatMap(({ id, pose, status }): readonly JudgedShip[] => {
    const sheet = ships.find((ship) => ship.id === id);
    if (!sheet || !pose || status !== "inPlay") return [];
    const { ship, shortName, base, seat, skill } = sheet;
    const arcs = possibleArcs(edition.id, base).filter((arc) => aimsOf(sheet).includes(arc));
    return [{ id: numbered(ship), name: shortName, base, pose, seat: seat + 1, skill, arcs }];
  });
}

/** In the second edition, a turret aims where its indicator points. */
const aimsOf = ({ aims, turret = [] }: ShipSheet): ShipSheet["aims"] => [...aims, ...turret];

/** Devices, remotes, and a scenario's features and markers. */
function featuresOf({ state, remotes }: Scene, numbered: (stem: string) => string): readonly PlacedFeature[] {
  return [
    ...state.devices.map(({ kind, token, pose }) => ({ id: numbered(kind), token, pose })),
    ...state.remotes.flatMap(({ id, pose, status }): readonly PlacedFeature[] => {
      const sheet = remotes.find((remote) => remote.id === id);
      const token = FEATURE_IDS.find((known) => known === sheet?.ship);
      return sheet && token && pose && status === "inPlay" ? [{ id: numbered(sheet.type.toLowerCase()), token, pose }] : [];
    }),
    ...(state.scenario?.pieces ?? []).flatMap(({ kind, pose }): readonly PlacedFeature[] =>
      pose ? [{ id: numbered(inWords(kind)), token: SCENARIO_PIECES[kind].token, pose }] : [],
    ),
  ];
}

/** "hyperspacePoint" as "hyperspace point". */
const inWords = (kind: string): string => kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
