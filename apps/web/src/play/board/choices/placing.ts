/** A piece that is being placed: its position, and whether it may be placed there. The worker checks that. */
import { type BaseId, baseAt, type PlayArea, type Pose, samePose } from "@broadside/geometry";
import type { AidRequest, FleetShip } from "@broadside/protocol";
import type { PlaceRegion } from "@broadside/rules";
import type { PlayQuestion } from "@broadside/telling";
import { useCallback, useMemo, useState } from "react";
import { type Retry, useLoaded, useLoading } from "../../../browser/use-loading.ts";
import { aidIn, type RefusedPlace, refusedPlaceIn } from "../../../game-worker/page/game-replies.ts";
import { useClient, useScene } from "../open-game.ts";

/** The id of the piece being placed. */
export const PLACING = "placing";

/** `isFailed` tells whether the worker failed to check the place. */
export interface PiecePlacement extends Retry {
  readonly question: PlayQuestion;
  readonly pose: Pose;
  /** Undefined until the worker has checked it. */
  readonly fits: boolean | undefined;
  /** Why the piece can't be placed there. */
  readonly refusal: RefusedPlace | undefined;
  /** When placing a leader with full assistance: the result of checking its wingmates' places. */
  readonly mates: readonly FleetShip[];
  set(pose: Pose): void;
}

/**
 * If a piece must touch an edge, moves it exactly to that edge, whatever its angle. Nobody can place a piece to a tenth of a millimetre by
 * hand (ET-DEPLOY-23).
 */
export function pushToEdge({ width, height }: PlayArea, region: PlaceRegion, base: BaseId, pose: Pose): Pose {
  if (region.shape !== "strip" || !region.touching) return pose;
  const { points } = baseAt(base, pose);
  const across = points.filter((_, at) => at % 2 === (region.edge === "left" || region.edge === "right" ? 0 : 1));
  switch (region.edge) {
    case "bottom":
      return { ...pose, y: Math.ceil(pose.y - Math.min(...across)) };
    case "top":
      return { ...pose, y: Math.floor(pose.y + height - Math.max(...across)) };
    case "left":
      return { ...pose, x: Math.ceil(pose.x - Math.min(...across)) };
    case "right":
      return { ...pose, x: Math.floor(pose.x + width - Math.max(...across)) };
  }
}

const NOBODY: readonly FleetShip[] = [];

/** Starts at the question's default place, which is legal. */
export function usePlacing(question: PlayQuestion | undefined): PiecePlacement | undefined {
  const client = useClient();
  const table = useScene((scene) => scene.table);
  const isStrict = useScene((scene) => scene.isStrict);
  const sheet = useScene(({ ships }) => ships.find(({ id }) => id === question?.about.ship));
  const [held, setHeld] = useState<{ readonly question: number; readonly pose: Pose }>();
  const number = question?.number;
  const start = question?.place?.default;
  const isUnjudged = question?.place?.isUnjudged === true;
  const pose = held !== undefined && held.question === number ? held.pose : start;
  const isStart = pose !== undefined && start !== undefined && samePose(pose, start);
  const { answer, isFailed, retry } = useLoading(
    number !== undefined && pose !== undefined && !isStart && !isUnjudged ? { number, pose } : undefined,
    useCallback(
      async (at: { readonly number: number; readonly pose: Pose }) => ({
        refusal: refusedPlaceIn(await client.whyNot(at.number, at.pose)),
      }),
      [client],
    ),
  );
  const refusal = answer?.refusal;
  const fits = isStart ? true : answer && refusal === undefined;

  const region = question?.place?.region;
  const base = sheet?.base;
  const set = useCallback(
    (next: Pose) => {
      if (number === undefined) return;
      setHeld({ question: number, pose: region && base ? pushToEdge(table, region, base, next) : next });
    },
    [number, region, base, table],
  );
  const leader = sheet?.wing?.state === "leads" ? sheet.id : undefined;
  const judged = useLoaded(
    !isStrict && leader !== undefined && number !== undefined && pose && question?.kind === "place ship"
      ? ({ aid: "fleet", question: number, places: [{ ship: leader, pose }] } as const)
      : undefined,
    useCallback((request: AidRequest) => client.aid(request).then(aidIn), [client]),
  );
  const mates = judged && "aid" in judged && judged.aid === "fleet" ? judged.ships : NOBODY;
  return useMemo(
    () => (question?.place && pose ? { question, pose, fits, refusal, isFailed, retry, mates, set } : undefined),
    [question, pose, fits, refusal, isFailed, retry, mates, set],
  );
}
