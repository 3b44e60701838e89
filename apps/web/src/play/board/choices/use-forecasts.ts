/** Forecasts for attacks, in games with full assistance. */
import type { Forecast } from "@broadside/protocol";
import type { PlayQuestion } from "@broadside/telling";
import { useEffect, useState } from "react";
import { aidIn } from "../../../game-worker/page/game-replies.ts";
import { useClient, useScene } from "../open-game.ts";

/** The forecast for each option, by its key. */
export type Forecasts = ReadonlyMap<string, Forecast>;

const NONE: Forecasts = new Map();

/** Fetches forecasts one at a time, so that a player who answers early doesn't have to wait for the rest. */
export function useForecasts(question: PlayQuestion | undefined): Forecasts | undefined {
  const client = useClient();
  const isHelped = useScene(({ isStrict }) => !isStrict);
  const { number = -1, options = [] } = question ?? {};
  const [known, setKnown] = useState<{ readonly question: number; readonly forecasts: Forecasts }>();
  const attacks = isHelped ? options.filter(({ attack }) => attack).map(({ key }) => key) : [];
  const keys = JSON.stringify(attacks);
  useEffect(() => {
    let isAsked = true;
    const ask = async () => {
      const forecasts = new Map<string, Forecast>();
      for (const option of JSON.parse(keys) as readonly string[]) {
        const reply = aidIn(await client.aid({ aid: "odds", question: number, option }));
        if (!isAsked || !("attacks" in reply)) return;
        for (const forecast of reply.attacks) forecasts.set(option, forecast);
        setKnown({ question: number, forecasts: new Map(forecasts) });
      }
    };
    // If the worker fails, no odds are shown. The error appears when the player answers the question.
    ask().catch(() => undefined);
    return () => {
      isAsked = false;
    };
  }, [client, number, keys]);
  if (attacks.length === 0) return undefined;
  return known?.question === number ? known.forecasts : NONE;
}
