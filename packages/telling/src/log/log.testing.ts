/** For tests: the log for made-up events, on a table with two ships per side. */
import { type GameEvent, NO_TOKENS, type Phase, type ShipId } from "@broadside/rules";
import { at, startTable } from "@broadside/rules/testing";
import { type GameLog, newGameLog, updateLog } from "./game-log.ts";

export const table = () =>
  startTable({
    ships: [
      [
        { pilot: "wedgeantilles", pose: at(400, 300), tokens: { focus: 1 } },
        { pilot: "cr90corvette", pose: at(900, 450) },
      ],
      [
        { pilot: "academypilot", pose: at(400, 450, 180) },
        { pilot: "soontirfel", pose: at(600, 450, 180), upgrades: ["pushthelimit"] },
      ],
    ],
    setup: { table: "6x3" },
  });

/** The log for a game in which each of these inputs has caused these events. */
export function logOf(...inputs: readonly (readonly GameEvent[])[]): GameLog {
  const { game } = table();
  const log = newGameLog();
  for (const events of inputs) {
    game.log.push({ number: (game.log.at(-1)?.number ?? 0) + 1, input: undefined, events });
    updateLog(game, log);
  }
  return log;
}
export const linesOf = (...inputs: readonly (readonly GameEvent[])[]): readonly string[] => logOf(...inputs).lines.map(({ text }) => text);

export const cursor = (active?: ShipId, phase: Phase = "activation"): GameEvent => ({
  change: "state",
  set: { cursor: { phase, step: 1, skill: undefined, active } },
});
export const flown = (ship: ShipId, maneuver: string): readonly GameEvent[] => [
  cursor(ship),
  { note: "activated", ship },
  { note: "revealed", ship, maneuver },
  { note: "maneuver", ship, maneuver },
];
export const focused = (ship: ShipId): readonly GameEvent[] => [
  { change: "ship", ship, set: { tokens: { ...NO_TOKENS, focus: 1 } } },
  { note: "token", ship, token: "focus" },
  { note: "action", ship, action: "focus" },
];
