/** Gives random answers that make for lively games: ships stay on the table and use what the scenario offers. */
import { isPlaceAsk } from "@broadside/rules";
import type { Table } from "@broadside/rules/testing";
import { featuresOf } from "./standard.testing.ts";

export interface PointsSeen {
  readonly points: readonly number[];
}

const EAGER: readonly string[] = ["tow", "scramble"];

export function randomAnswer(table: Table, random: (below: number) => number): void {
  const waiting = table.game.open.filter(({ answer }) => !answer);
  const { ask } = waiting[random(waiting.length)] ?? {};
  if (!ask) throw new Error("nobody is asked");
  if (isPlaceAsk(ask)) {
    table.put(ask.witness, ask.about?.ship ?? ask.seat);
    return;
  }
  const { options } = ask;
  const eager = options.find(({ key }) => EAGER.includes(key));
  const isDull = ask.kind === "dial" && random(4) > 0;
  const picked = eager ?? options[isDull ? 0 : random(options.length)] ?? options[0];
  table.say(picked.key, ask.about?.ship ?? ask.seat);
}

export const isTowingAndCloaked = (table: Table): boolean =>
  featuresOf(table).some(({ carrier }) => carrier !== undefined && table.ship(carrier).tokens.cloak > 0);
