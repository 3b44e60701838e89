/** Handles presses and drags on the table. */
import type { Pose } from "@broadside/geometry";
import { PLACING } from "../../board/choices/placing.ts";
import { placeKey } from "../../board/marks/action-places.ts";
import { dialKey } from "../../board/marks/dial-marks.ts";
import { fleetShip } from "../../board/view/fleet-pieces.ts";
import { optionOf, ringKey } from "../../board/view/table-view.ts";
import type { Answering } from "./use-answering.ts";

/**
 * Handles a press on the table. The player may press a place for a dial or an action, a button around a ship, a target, or a piece that is
 * an answer.
 */
export function press({ game, question, dials, attack, answer, chooseAmong }: Answering, id: string): void {
  const maneuver = dialKey(id);
  if (maneuver !== undefined) dials.choose(maneuver);
  if (!question) return;
  const action = ringKey(id) ?? placeKey(id);
  if (action !== undefined) {
    answer(question, { key: action });
    return;
  }
  const fired = attack?.attacks.filter((option) => optionOf(option) === id) ?? [];
  const [shot] = fired;
  if (attack && shot) {
    // The first press selects a target, and the second press attacks it. The player chooses a huge ship's section in the question.
    if (fired.includes(attack.picked)) game.answer(question, { key: attack.picked.key });
    else attack.pick((fired.find((option) => option.attack.weapon.key === attack.picked.attack.weapon.key) ?? shot).key);
    return;
  }
  const [only, ...others] = question.options.filter((option) => optionOf(option) === id);
  if (only && others.length === 0) answer(question, { key: only.key });
  else if (only) chooseAmong(id);
}

/** Moves the piece that is being placed, or one of the fleet's ships. */
export function drag({ fleet, placing }: Answering, id: string, pose: Pose): void {
  const held = fleetShip(id);
  if (held !== undefined) fleet.move(held, pose);
  if (id === PLACING) placing?.set(pose);
}
