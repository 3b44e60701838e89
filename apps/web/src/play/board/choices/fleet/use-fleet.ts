/**
 * Places the rest of a fleet at once. The player moves the fleet as a block, and the worker checks every ship. The resulting plan then
 * answers the question for each ship.
 */
import type { GameClient } from "@broadside/client";
import { degrees, type Pose, WING_POSITIONS } from "@broadside/geometry";
import type { FleetShip, Input, PlannedPlace, Seat, ShipId } from "@broadside/protocol";
import type { PlayQuestion, Scene } from "@broadside/telling";
import { useCallback, useEffect, useRef, useState } from "react";
import { useAction } from "../../../../browser/use-action.ts";
import { type Retry, useLoading } from "../../../../browser/use-loading.ts";
import { aidIn, refusedPlaceIn } from "../../../../game-worker/page/game-replies.ts";
import { WORDS } from "../../../../words/parts.ts";
import { FLEET } from "../../../../words/play/table/fleet.ts";
import { useClient, useScene } from "../../open-game.ts";
import { shortName } from "../../pieces/short-name.ts";
import { arrange, GAPS, type HeldUnit, moveBlock, shipsOfUnit, type Unit } from "./block.ts";
import { type FleetPlan, fleetOffered, plannedAnswer, remainingPlan } from "./plan.ts";

export interface HeldFleetShip {
  readonly ship: ShipId;
  readonly pose: Pose;
  readonly refusal: FleetShip["refusal"];
}

/** A fleet that is being placed. `isFailed` tells whether the worker failed to check the places. */
export interface HeldFleet extends Retry {
  readonly question: PlayQuestion;
  readonly units: readonly HeldUnit[];
  readonly ships: readonly HeldFleetShip[];
  /** Whether all ships fit at their current places. Undefined until the worker has checked it. */
  readonly fits: boolean | undefined;
  readonly gap: number;
}

export interface WholeFleet {
  readonly hand: HeldFleet | undefined;
  /** How many ships can be placed at once. 0 if placing them at once isn't offered. */
  readonly offered: number;
  /** How many planned ships are still to be placed, and which seat they belong to. */
  readonly planned: { readonly seat: Seat; readonly ships: number } | undefined;
  /** Why the plan has stopped, or why the fleet can't be placed at once. */
  readonly dropped: string | undefined;
  take(): void;
  putBack(): void;
  move(ship: ShipId, pose: Pose): void;
  turn(by: number): void;
  spread(gap: number): void;
  putAll(): void;
  stop(): void;
  /** Whether the plan will answer this question. */
  answers(question: PlayQuestion): boolean;
}

type Give = (inputs: readonly Input[]) => Promise<void>;

interface Held {
  readonly question: number;
  readonly units: readonly HeldUnit[];
  readonly gap: number;
}

export function useFleet(question: PlayQuestion | undefined, give: Give): WholeFleet {
  const client = useClient();
  const scene = useScene();
  const [held, setHeld] = useState<Held>();
  const [storedPlan, setStoredPlan] = useState<FleetPlan>();
  const [dropped, setDropped] = useState<string>();
  const { run, refused } = useAction();
  const { table } = scene;
  const plan = remainingPlan(storedPlan, scene);
  const offered = fleetOffered(scene, question);
  const number = question?.number;
  const hand = useHand(held, question);

  usePlanned(plan, give, (words) => {
    setStoredPlan(undefined);
    setDropped(words);
  });

  const set = (units: readonly HeldUnit[], gap = hand?.gap ?? GAPS.close) =>
    number !== undefined && setHeld({ question: number, units, gap });
  return {
    hand,
    offered,
    planned: plan && { seat: plan.seat, ships: plan.places.size },
    dropped: offered > 0 ? (dropped ?? refused) : undefined,
    take: () => {
      if (number === undefined) return;
      setDropped(undefined);
      void run(async () => {
        const units = unitsOf(scene, await checkedFleet(client, number, []));
        set(arrange(table, units, headingIn(scene, units), GAPS.close), GAPS.close);
      }, WORDS.failed);
    },
    putBack: () => setHeld(undefined),
    move: (ship, pose) => hand && set(moveBlock(table, hand.units, ship, pose)),
    turn: (by) => {
      const first = hand?.units[0];
      if (hand && first)
        set(moveBlock(table, hand.units, first.ship, { ...first.pose, heading: (first.pose.heading + by + degrees(360)) % degrees(360) }));
    },
    spread: (gap) => hand && set(arrange(table, hand.units, hand.units[0]?.pose.heading ?? 0, gap), gap),
    putAll: () => {
      if (!hand) return;
      setStoredPlan({ game: scene.game, seat: hand.question.seat, places: new Map(hand.units.map(({ ship, pose }) => [ship, pose])) });
      setHeld(undefined);
    },
    stop: () => {
      setStoredPlan(undefined);
      setHeld(undefined);
    },
    answers: (asked) => plannedAnswer(plan, asked) !== undefined,
  };
}

async function checkedFleet(client: GameClient, question: number, places: readonly PlannedPlace[]): Promise<readonly FleetShip[]> {
  const reply = aidIn(await client.aid({ aid: "fleet", question, places }));
  if ("aid" in reply && reply.aid === "fleet") return reply.ships;
  throw new Error("refused" in reply ? reply.refused : reply.aid);
}

/** The fleet, if it is held for this question. The worker checks its places. */
function useHand(held: Held | undefined, question: PlayQuestion | undefined): HeldFleet | undefined {
  const client = useClient();
  const now = held?.question === question?.number ? held : undefined;
  const { answer: judged, ...check } = useLoading(
    now && { question: now.question, places: now.units.map(({ ship, pose }) => ({ ship, pose })) },
    useCallback((given) => checkedFleet(client, given.question, given.places), [client]),
  );
  // While the player drags the fleet, the last check's result stays on display. The fleet can be placed only after its exact position has
  // been checked.
  const last = useRef(judged);
  if (judged) last.current = judged;
  if (!now || !question) return undefined;
  const refusalOf = (id: ShipId) => last.current?.find(({ ship }) => ship === id)?.refusal;
  const ships = now.units.flatMap(shipsOfUnit).map(({ ship, pose }) => ({ ship, pose, refusal: refusalOf(ship) }));
  return { ...now, ...check, question, ships, fits: judged && ships.every(({ refusal }) => refusal === undefined) };
}

/** The units to place: each is a single ship, or a leader together with its wing. */
function unitsOf({ ships }: Scene, checked: readonly FleetShip[]): readonly Unit[] {
  const sheetOf = (id: string) => ships.find((sheet) => sheet.id === id);
  return checked.flatMap(({ ship, leader, region }): readonly Unit[] => {
    const sheet = sheetOf(ship);
    if (!sheet || leader !== undefined) return [];
    const mates = checked.flatMap((mate) => {
      const own = mate.leader === ship ? sheetOf(mate.ship) : undefined;
      const position = WING_POSITIONS[(own?.wing?.number ?? 0) - 1];
      return own && position ? [{ ship: own.id, base: own.base, position }] : [];
    });
    return [{ ship, base: sheet.base, region, mates }];
  });
}

/** The heading that points away from the table edge nearest to the zone. */
function headingIn({ table }: Scene, [unit]: readonly Unit[]): number {
  const region = unit?.region;
  if (region?.shape === "strip") return HEADINGS[region.edge];
  if (region?.shape !== "box") return 0;
  const { from, to } = region;
  const rooms = [from.y, from.x, table.height - to.y, table.width - to.x];
  return degrees(90 * rooms.indexOf(Math.min(...rooms)));
}
const HEADINGS = { bottom: 0, left: degrees(90), top: degrees(180), right: degrees(270) } as const;

/** Answers questions with the planned places. If a planned place is no longer legal, drops the plan. */
function usePlanned(plan: FleetPlan | undefined, give: Give, drop: (words: string) => void): void {
  const client = useClient();
  const scene = useScene();
  const asked = scene.questions.find((question) => question.answered === undefined && plannedAnswer(plan, question) !== undefined);
  const latest = useRef({ scene, plan, give, drop });
  latest.current = { scene, plan, give, drop };
  const number = asked?.number;
  useEffect(() => {
    const question = latest.current.scene.questions.find((one) => one.number === number);
    const answer = question && plannedAnswer(latest.current.plan, question);
    if (!question || !answer) return;
    let isWanted = true;
    const input = { input: "answer", seat: question.seat, ask: question.number } as const;
    const answerNow = async () => {
      if ("key" in answer) return latest.current.give([{ ...input, key: answer.key }]);
      const refusal = refusedPlaceIn(await client.whyNot(question.number, answer.pose));
      if (!isWanted) return;
      if (!refusal) return latest.current.give([{ ...input, pose: answer.pose }]);
      latest.current.drop(FLEET.dropped({ ship: shortName(latest.current.scene, answer.ship), why: refusal.text }));
    };
    answerNow().catch(({ message }: Error) => isWanted && latest.current.drop(message));
    return () => {
      isWanted = false;
    };
  }, [client, number]);
}
