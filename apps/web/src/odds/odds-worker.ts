/** Calculates in a worker, so that the page stays responsive. */
import { oddsOfCalculation, type VolleyOdds } from "@broadside/odds";
import type { Calculation } from "@broadside/odds/calculator";

const scope = self as unknown as { postMessage(sent: VolleyOdds): void };

self.addEventListener("message", ({ data }: MessageEvent<Calculation>) => scope.postMessage(oddsOfCalculation(data)));
