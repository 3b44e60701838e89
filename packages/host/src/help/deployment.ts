/** Places a whole fleet at once with full assistance; without it, players place one ship at a time (ET-COMP-14). */
import type { AidRequest, AnyRefusal, FleetPlanReply, QuestionKind } from "@broadside/protocol";
import { type Game, type Input, isStrict, wholeFleet } from "@broadside/rules";
import { type Language, wordingIn } from "@broadside/telling";

type FleetRequest = Extract<AidRequest, { readonly aid: "fleet" }>;

const DEPLOYING: readonly QuestionKind[] = ["ship to place", "place ship"];

/** Refuses unless somebody is asked to place a ship during set-up. */
export function checkFleetPlan(game: Game, { question, places }: FleetRequest, language: Language): FleetPlanReply | AnyRefusal {
  const ask = game.open.find(({ number }) => number === question)?.ask;
  if (!ask || !DEPLOYING.includes(ask.kind) || game.state.cursor.phase !== "setup") return { refused: "no ship is to be placed" };
  const wording = wordingIn(language);
  const names = wording.shortNames(game);
  const ships = wholeFleet(game, ask.seat, places).map(({ ship, leader, region, pose, refusal }) => ({
    ship: ship.id,
    ...(leader && { leader: leader.id }),
    region,
    ...(pose && { pose }),
    ...(refusal && { refusal: { rule: refusal.rule, text: wording.placeInWords(refusal.why, names) } }),
  }));
  return { aid: "fleet", question, ships };
}

/** True if an input places a ship. */
export const placesShip = ({ open }: Game, input: Partial<Input>): boolean =>
  input.input === "answer" && open.some(({ number, ask }) => number === input.ask && ask.kind === "place ship");

/**
 * In strict games, refuses to place several ships at once, or any ship by a standing order. Both would place a formation exactly, as if
 * with a jig, but ships must be placed one at a time by hand.
 */
export function refuseJig(game: Game, input: Partial<Input>, hasPlaced: boolean): AnyRefusal | undefined {
  if (!isStrict(game)) return undefined;
  const stands = input.input === "standing" && input.key !== undefined && input.kind === "place ship";
  return stands || (hasPlaced && placesShip(game, input)) ? { refused: "each ship is placed by itself" } : undefined;
}
