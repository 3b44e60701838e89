/** The result of a calculation. */
import { type VolleyOdds, volleyOdds } from "../volley.ts";
import { type Calculation, shotOf } from "./calculation.ts";

export const oddsOfCalculation = (calculation: Calculation): VolleyOdds =>
  volleyOdds(
    calculation.attacks.map((attack) => shotOf(calculation, attack)),
    calculation.defender,
    { aim: calculation.aim },
  );
