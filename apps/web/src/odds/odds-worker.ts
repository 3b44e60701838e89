/** Calculates in a worker, so that the page stays responsive. */
import { oddsOfCalculation, type VolleyOdds } from "@broadside/odds";
import type { Calculation } from "@broadside/odds/calculator";

export type OddsReply = { readonly odds: VolleyOdds } | { readonly failed: string };

const scope = self as unknown as { postMessage(sent: OddsReply): void };

self.addEventListener("message", ({ data }: MessageEvent<Calculation>) => {
  try {
    scope.postMessage({ odds: oddsOfCalculation(data) });
  } catch (error) {
    scope.postMessage({ failed: error instanceof Error ? error.message : String(error) });
  }
});
