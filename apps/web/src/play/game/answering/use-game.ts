/** A game at this screen: which seat's secrets are shown, and how answers are given. */
import type { Pose } from "@broadside/geometry";
import type { Input, Seat } from "@broadside/protocol";
import type { PlayQuestion } from "@broadside/telling";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { type Retry, useLoading } from "../../../browser/use-loading.ts";
import { giveAndShow, sceneOf, viewOf } from "../../../game-worker/page/game-replies.ts";
import { uncoverSeat } from "../../../game-worker/page/shared-screen.ts";
import type { PinRefusal, Proof } from "../../../game-worker/shared/pin.ts";
import { useClient, useNoteAnswers, useScene, useShowScene, useWorker } from "../../board/open-game.ts";
import type { ShownSecrets } from "../../hot-seat/use-own-dials.ts";

type Answer = { readonly key: string } | { readonly pose: Pose };

export interface GameAtTable extends ShownSecrets {
  /** Why the last action was refused. */
  readonly refused: string | undefined;
  /** Whether the secrets that belong on the screen couldn't be loaded. */
  readonly secrets: Retry;
  give(inputs: readonly Input[]): Promise<void>;
  answer(question: PlayQuestion, given: Answer): void;
  refuse(reason: string | undefined): void;
}

export function useGame(): GameAtTable {
  const worker = useWorker();
  const client = useClient();
  const noteAnswers = useNoteAnswers();
  const show = useShowScene();
  const [uncovered, setUncovered] = useState<Seat>();
  const [putOff, setPutOff] = useState<string>();
  const phase = useScene(({ game, state }) => `${game} ${state.round} ${state.cursor.phase}`);
  const [refused, setRefused] = useState<string>();
  const failed = useCallback((problem: unknown) => setRefused(problem instanceof Error ? problem.message : String(problem)), []);
  const { give, giving, given } = useGiving((inputs) => {
    noteAnswers?.(inputs);
    return giveAndShow(client, inputs, []).then((outcome) => {
      setUncovered(undefined);
      setPutOff(undefined);
      setRefused(outcome.refused);
    }, failed);
  });
  const look = useCallback(
    async (seat: Seat | undefined, proof?: Proof): Promise<PinRefusal | undefined> => {
      // Giving an answer hides all secrets when it is done. So wait for it, or it would hide these too.
      await given.current;
      try {
        const pin = seat === undefined ? void (await client.show([])) : await uncoverSeat({ worker, client }, seat, proof);
        setPutOff(pin || seat === undefined ? phase : undefined);
        if (pin) return pin;
        setUncovered(seat);
        show(sceneOf(client));
      } catch (problem) {
        setPutOff(phase);
        failed(problem);
      }
      return undefined;
    },
    [worker, client, show, failed, phase, given],
  );
  const secrets = useFreshView(uncovered, giving, setUncovered);
  return {
    uncovered,
    isPutOff: putOff === phase,
    refused,
    secrets,
    give,
    answer: ({ seat, number }, given) => void give([{ input: "answer", seat, ask: number, ...given }]),
    look,
    refuse: setRefused,
  };
}

/** Carries inputs out. If the player presses an answer twice, it is given only once. */
function useGiving(carryOut: (inputs: readonly Input[]) => Promise<void>) {
  /** The inputs that are being carried out. */
  const giving = useRef<string>(undefined);
  const given = useRef(Promise.resolve());
  const give = (inputs: readonly Input[]): Promise<void> => {
    const key = inputs.map((input) => ("ask" in input ? `answer ${input.ask}` : JSON.stringify(input))).join();
    if (giving.current === key) return given.current;
    giving.current = key;
    given.current = carryOut(inputs).finally(() => {
      if (giving.current === key) giving.current = undefined;
    });
    return given.current;
  };
  return { give, giving, given };
}

/** Keeps the scene up to date. A player's secrets stay on the screen as long as the player has secret questions. */
function useFreshView(uncovered: Seat | undefined, giving: RefObject<string | undefined>, setUncovered: (seat: undefined) => void): Retry {
  const client = useClient();
  const show = useShowScene();
  const isCovered = useScene(
    ({ covered, decided }) => uncovered !== undefined && !covered.includes(uncovered) && !decided.includes(uncovered),
  );
  // If the scene doesn't have the secrets that the page expects, get them again.
  const hidden = useScene(({ covered, questions }) =>
    covered.find((seat) => seat === uncovered && !questions.some((one) => one.secret && one.seat === seat)),
  );
  const viewing = useLoading(
    isCovered ? [] : hidden === undefined ? undefined : [hidden],
    useCallback(
      async (seats: readonly Seat[]) => {
        const next = await viewOf(client, seats);
        if (seats.length > 0) show(next);
        else setUncovered(undefined);
      },
      [client, show, setUncovered],
    ),
  );

  // Another window may have continued the game. If this fails, the player's next answer fails too, and the page says so.
  useEffect(() => {
    const catchUp = () => {
      if (giving.current === undefined) viewOf(client, uncovered === undefined ? [] : [uncovered]).then(show, () => undefined);
    };
    window.addEventListener("focus", catchUp);
    return () => window.removeEventListener("focus", catchUp);
  }, [client, giving, uncovered, show]);
  return viewing;
}
