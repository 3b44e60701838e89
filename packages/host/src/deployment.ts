/** A fleet laid out at once where aids are open; where they are not, each ship is placed by itself (ET-COMP-14). */
import type { AidRequest, FleetLaidOut, QuestionKind } from "@broadside/protocol";
import { type Game, type Input, isStrict, wholeFleet } from "@broadside/rules";
import { type AnyRefusal, type Language, WORDINGS } from "@broadside/telling";

type FleetRequest = Extract<AidRequest, { readonly aid: "fleet" }>;

const DEPLOYING: readonly QuestionKind[] = ["ship to place", "place ship"];

/** Refused where nobody is asked to place a ship in set-up. */
export function fleetLaidOut(game: Game, { question, places }: FleetRequest, language: Language): FleetLaidOut | AnyRefusal {
  const ask = game.open.find(({ number }) => number === question)?.ask;
  if (!ask || !DEPLOYING.includes(ask.kind) || game.state.cursor.phase !== "setup") return { refused: "no ship is to be placed" };
  const ships = wholeFleet(game, ask.seat, places).map(({ ship, leader, region, pose, refusal }) => ({
    ship: ship.id,
    ...(leader && { leader: leader.id }),
    region,
    ...(pose && { pose }),
    ...(refusal && { refusal: { rule: refusal.rule, text: WORDINGS[language].placeInWords(refusal.why) } }),
  }));
  return { aid: "fleet", question, ships };
}

/** Whether an input places a ship. */
export const placesShip = ({ open }: Game, input: Partial<Input>): boolean =>
  input.input === "answer" && open.some(({ number, ask }) => number === input.ask && ask.kind === "place ship");

/** In a strict game ships are neither placed several at once nor by a standing answer: both would drop a formation like a jig. */
export function refuseJig(game: Game, input: Partial<Input>, hasPlaced: boolean): AnyRefusal | undefined {
  if (!isStrict(game)) return undefined;
  const stands = input.input === "standing" && input.key !== undefined && input.kind === "place ship";
  return stands || (hasPlaced && placesShip(game, input)) ? { refused: "each ship is placed by itself" } : undefined;
}
