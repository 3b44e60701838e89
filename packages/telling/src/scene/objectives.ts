/** A scenario's objectives: each one's state, where a lost one was last seen, and what the End Phase will do. */
import { ATTACK_FACES } from "@broadside/dice";
import type { EndPhaseLine, PlayedObjective } from "@broadside/protocol";
import { type Game, isChange, isStrict, type Ship } from "@broadside/rules";
import { remotesOf } from "@broadside/rules/scenarios";
import { amountOf, type OptionValues, type Pieces, type Roll, type Sheet } from "@broadside/scenarios";
import type { Wording } from "../language.ts";

/** Remotes that the scenario has placed or will place, in the order of its sheet. */
export const objectivesIn = (game: Game, { pieces }: Sheet, values: OptionValues, wording: Wording): readonly PlayedObjective[] =>
  pieces.flatMap((kind) =>
    kind.card === undefined ? [] : remotesOf(game, kind.card).map((remote) => objectiveOf(game, remote, kind, values, wording)),
  );

function objectiveOf(game: Game, remote: Ship, { full }: Pieces, values: OptionValues, wording: Wording): PlayedObjective {
  const { id, seat, status } = remote;
  const pose = remote.pose ?? (status === "reserve" ? undefined : lastPlace(game, id));
  return {
    id,
    name: wording.shipName(wording.namesOf(game), id),
    ...(seat >= 0 && { seat }),
    status,
    counters: game.state.scenario?.onCards[id] ?? 0,
    ...(full !== undefined && { full: amountOf(full, values) }),
    ...(pose && { pose }),
  };
}

/** The objective's position before it left the table. */
function lastPlace({ log }: Game, id: string): Ship["pose"] {
  for (let at = log.length - 1; at >= 0; at -= 1)
    for (const event of log[at]?.events.toReversed() ?? [])
      if (isChange(event) && event.change === "ship" && event.ship === id && event.set.pose) return event.set.pose;
  return undefined;
}

/** End Phase rules with the dice that they roll, and the odds if assistance is full. Empty if all objectives are gone. */
export function endPhaseOf(
  game: Game,
  sheet: Sheet,
  values: OptionValues,
  objectives: readonly PlayedObjective[],
  wording: Wording,
): readonly EndPhaseLine[] {
  if (objectives.length > 0 && !objectives.some(({ status }) => status === "inPlay")) return [];
  return sheet.rules
    .filter(({ phase }) => phase === "end")
    .map(({ name, roll }) => ({ ...wording.endRuleInWords(sheet.id, name, values), ...(roll && { roll: rollIn(game, roll, values) }) }));
}

function rollIn(game: Game, { dice: amount, faces }: Roll, values: OptionValues): NonNullable<EndPhaseLine["roll"]> {
  const dice = amount === "round" ? game.state.round : amountOf(amount, values);
  return { dice, ...(!isStrict(game) && { chance: chanceOfOne(dice, faces) }) };
}

/** The chance that at least one of these attack dice shows one of the faces. */
function chanceOfOne(dice: number, faces: Roll["faces"]): number {
  const misses = ATTACK_FACES.filter((face) => !faces.includes(face)).length / ATTACK_FACES.length;
  let none = 1;
  for (let rolled = 0; rolled < dice; rolled += 1) none *= misses;
  return 1 - none;
}
