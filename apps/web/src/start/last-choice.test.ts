/** The choice of a game: every tile is playable, and the last choice is restored. */
import { offeredLevels } from "@broadside/host";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { localClient } from "../game-worker/client.testing.ts";
import { GAMES, limitInWords, offeredGame } from "./games-on-offer.ts";
import { FIRST_CHOICE, LEVELS, parseLastChoice, wantedGame, withEdition, withLevel, withList, withPlay } from "./last-choice.ts";

describe("the games offered", () => {
  test.each(GAMES.map((games) => [games.edition, games] as const))(
    "in edition %s are all that can be played in it",
    async (edition, { tiles, others }) => {
      const playable = (await localClient().offers("all")).filter(({ isPlayable, editions }) => isPlayable && editions.includes(edition));
      expect([...tiles, ...others].map(({ play }) => play).toSorted()).toEqual(playable.map(({ id }) => id).toSorted());
      expect(tiles.length).toBeGreaterThanOrEqual(3);
    },
  );

  test("have the limits for their lists", () => {
    expect(offeredGame("1e", "standard-100")?.name).toBe("Standard");
    const limitOf = (...[edition, play]: Parameters<typeof offeredGame>): string | undefined => {
      const game = offeredGame(edition, play);
      return game && limitInWords(game);
    };
    expect(limitOf("1e", "epic-dogfight")).toBe("300 points");
    expect(limitOf("1e", "standard-100")).toBe("100 points");
    expect(limitOf("1e", "team-epic")).toBe("200 points, two per side");
    expect(limitOf("1e", "escalation")).toBe("60 to 150 points");
    expect(limitOf("2.0", "cover-the-evacuation")).toBe("500 points per side");
    expect(limitOf("2.0", "fog-of-war")).toBe("threat 16");
  });

  test("can be played against the bot levels that the host offers", () => {
    expect(LEVELS).toEqual(offeredLevels());
  });
});

describe("the last choice", () => {
  test("is Epic Dogfight against a cadet on the first visit", () => {
    expect(wantedGame(FIRST_CHOICE)).toEqual({ edition: "1e", play: "epic-dogfight" });
    expect(FIRST_CHOICE.level).toBe("cadet");
  });

  test("is remembered for each edition, together with the list for each game", () => {
    const standard = withList(withPlay(FIRST_CHOICE, "standard-100"), "draft mine");
    const second = withPlay(withEdition(standard, "2.0"), "aces-high");
    expect(wantedGame(second)).toEqual({ edition: "2.0", play: "aces-high" });
    expect(wantedGame(withEdition(second, "1e"))).toEqual({ edition: "1e", play: "standard-100", list: "draft mine" });
    expect(wantedGame(withPlay(standard, "team-epic"))).toEqual({ edition: "1e", play: "team-epic" });
    expect(wantedGame(withList(standard, undefined))).toEqual({ edition: "1e", play: "standard-100" });
  });

  test("is restored from storage", () => {
    const choice = withLevel(withList(withPlay(withEdition(FIRST_CHOICE, "2.5"), "salvage-mission"), "some list"), "ace");
    expect(parseLastChoice(JSON.stringify(choice))).toEqual(choice);
  });

  test.each([undefined, "", "{", "7", "[]", '{"edition":"3.0","plays":7,"lists":{"1e epic-dogfight":4},"level":"god"}'])(
    "is as on the first visit if nothing can be read: %s",
    (text) => {
      expect(parseLastChoice(text)).toEqual(FIRST_CHOICE);
    },
  );

  test("is replaced if its game is no longer offered", () => {
    expect(wantedGame(withPlay(FIRST_CHOICE, "gone"))).toEqual({ edition: "1e", play: "epic-dogfight" });
  });

  test("law: whatever is stored, the result is a game on offer", () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const { edition, play } = wantedGame(parseLastChoice(text));
        return offeredGame(edition, play) !== undefined;
      }),
    );
  });
});
