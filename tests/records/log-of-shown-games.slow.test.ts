/** The log of the games in the documentation is short enough to read, and leaves nothing out. */
import { contentFor } from "@broadside/content";
import { frozenFromRecord, type Game, parseRecord } from "@broadside/rules";
import { type GameLog, newGameLog, SILENT_NOTES, updateLog, wordingIn } from "@broadside/telling";
import { beforeAll, describe, expect, test } from "vitest";
import { shownText } from "../shared/shown-records.ts";

async function logOf(name: string): Promise<{ readonly game: Game; readonly log: GameLog }> {
  const record = parseRecord(shownText(name));
  const content = record.ok ? await contentFor(record.value.setup) : undefined;
  if (!record.ok || !content) throw new Error(`${name} cannot be read`);
  const still = frozenFromRecord(record.value, record.value.entries.at(-1)?.number ?? 0, content);
  if (!still.ok) throw new Error(`${name} cannot be shown`);
  const log = newGameLog("en", record.value.keyframes[0]?.state);
  updateLog(still.value, log);
  return { game: still.value, log };
}

/** The number of lines, including a heading for each phase that has any. */
const linesIn = ({ lines }: GameLog): number => lines.length + new Set(lines.map(({ round, phase }) => `${round} ${phase}`)).size;

test("ten rounds of Epic, ace against ace, take fewer than 350 lines", async () => {
  const { game, log } = await logOf("ace-epic-dogfight");
  expect(game.state.round).toBe(10);
  expect(linesIn(log)).toBeLessThan(350);
});

describe.each(["ace-epic-dogfight", "aces-high", "cover-the-evacuation", "intel-pickup", "salvage-mission", "team-epic"])("%s", (name) => {
  let game: Game;
  let log: GameLog;
  beforeAll(async () => {
    ({ game, log } = await logOf(name));
  });

  test("has every event in exactly one line, except for kinds that no line describes", () => {
    const { lines = [], carried = [] } = log.builder ?? {};
    const keys = [...lines.flatMap(({ details }) => details), ...carried].map(({ key }) => key);
    const silent = new Set(
      game.log.flatMap(({ number, events }) =>
        events.flatMap((event, at) => ("note" in event && SILENT_NOTES.includes(event.note) ? [`${number} ${at}`] : [])),
      ),
    );
    expect(keys.toSorted()).toEqual(log.trace.flatMap(({ key }) => (silent.has(key) ? [] : [key])).toSorted());
  });

  test("names every ship that is destroyed or flees, and every Damage card dealt faceup, in the line where it happens", () => {
    const names = wordingIn("en").logNamesOf(game);
    let named = 0;
    log.builder?.lines.forEach(({ at, beats }) => {
      const text = log.lines[at]?.text ?? "";
      for (const { event } of beats) {
        if (!("note" in event) || !["destroyed", "fled", "dealt faceup"].includes(event.note)) continue;
        if ("ship" in event && event.ship) expect(text).toContain(names.ships[event.ship]);
        if (event.note === "dealt faceup") expect(text).toContain(`${names.cards[event.card]} crit`);
        else expect(text).toMatch(event.note === "fled" ? /flees/ : /destroy/);
        named += 1;
      }
    });
    expect(named).toBeGreaterThan(3);
  });

  test("gives no event two reasons, and shows no internal name", () => {
    for (const { text, key } of log.lines) expect(text, key).not.toMatch(/\) \(|undefined|\b(pilot|upgrade|damage|effect):|core\w+\d/);
  });

  test("has about a line for each activation and attack", () => {
    const notes = game.log.flatMap(({ events }) => events.flatMap((event) => ("note" in event ? [event.note] : [])));
    const moves = notes.filter((note) => note === "activated" || note === "attacks").length;
    expect(log.lines.length).toBeLessThan(2 * moves);
  });
});
