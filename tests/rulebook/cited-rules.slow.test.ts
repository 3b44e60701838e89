/** A 2.0 or 2.5 game cites only rules of the edition it uses, in questions, refused places and notes. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { randomStream } from "@broadside/kit";
import { runs } from "@broadside/kit/testing";
import { type Edition, type Row, ruleById } from "@broadside/rulebook";
import type { AnyEvent } from "@broadside/rules";
import { defaultAnswer, type Game, isPlaceAsk, leavesTable, newGame, type OpenAsk } from "@broadside/rules";
import { SHEETS } from "@broadside/scenarios";
import { soakGame } from "@broadside/tools/soak/one-game";
import { describe, expect, test } from "vitest";

const ROUNDS = 2;

/** Whether the rule belongs only to other editions. Epic Battles and the scenarios were written for 2.0, but 2.5 uses them too. */
const isOfOthers = ({ ledger, edition }: Row, played: Edition): boolean =>
  ledger === "second-edition-core" ? !edition.includes(played) : edition.every((one) => one === "1e");

/**
 * Rules that the game cited although they belong only to other editions. A scenario with gaps that we filled cites its own name, which is
 * not a rule.
 */
async function strange(seed: number, scenario: string): Promise<readonly string[]> {
  const { setup, content } = await soakGame("second", seed, { scenario });
  const game = newGame(setup, content, { seed: String(seed), salts: [] });
  const random = randomStream(seed);
  const cited = new Map<string, string>();
  for (let given = 0; given < 3000 && !game.state.outcome && game.state.round <= ROUNDS; given += 1) {
    const open = game.open.find(({ answer }) => !answer);
    if (!open) break;
    cited.set(open.ask.rule, open.ask.kind);
    if (isPlaceAsk(open.ask)) {
      const refused = open.ask.refusal({ x: random(900_000), y: random(900_000), heading: 0 });
      if (refused) cited.set(refused.rule, `no place for: ${open.ask.kind}`);
    }
    game.give(answerTo(game, open, random));
  }
  for (const { events } of game.log)
    for (const event of events as readonly AnyEvent[]) if ("note" in event && event.rule !== undefined) cited.set(event.rule, event.note);
  return [...cited].flatMap(([rule, where]) => {
    const row = ruleById(rule);
    return row && isOfOthers(row, setup.edition) ? [`${rule}: ${where}`] : [];
  });
}

/** A random answer, except that ships stay on the table so that they meet. */
function answerTo(game: Game, open: OpenAsk, random: (below: number) => number) {
  const { ask, number } = open;
  if (isPlaceAsk(ask)) return defaultAnswer(open);
  const ship = game.state.ships.find(({ id }) => id === ask.about?.ship);
  const staying = ask.options.filter(({ key }) => !ship?.pose || !leavesTable(game, ship, key));
  const among = staying.length > 0 ? staying : ask.options;
  return { input: "answer", seat: ask.seat, ask: number, key: among[random(among.length)]?.key };
}

describe("a random game of 2.0 or 2.5 cites no rule of another edition", () => {
  test.each(SHEETS.map(({ id }) => id))("%s", async (scenario) => {
    for (const seed of [37, 38].slice(0, runs(2))) expect(await strange(seed, scenario)).toEqual([]);
  });
});

/** The files and folders of rules that exist only in the second edition. */
const OF_SECOND_EDITION = /-second-edition\.ts$|[\\/](charges|remotes|scenario|wings)[\\/]/;

test("code for both editions, and code for the second alone, names no rule of the first", () => {
  const filesIn = (folder: string): readonly string[] =>
    readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith(".ts") && !/\.test(ing)?\.ts$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name));
  const root = join(import.meta.dirname, "..", "..", "packages");
  const shared = [
    ...filesIn(join(root, "abilities", "src")).filter((file) => !file.includes("first-edition")),
    ...filesIn(join(root, "rules", "src")).filter((file) => OF_SECOND_EDITION.test(file)),
    ...filesIn(join(root, "scenarios", "src")),
  ];
  expect(shared.length).toBeGreaterThan(300);
  expect(shared.filter((file) => /["'`]1E-/.test(readFileSync(file, "utf8")))).toEqual([]);
});
