/** A share of `npm run soak`: whole games between random squads, every state looked at. */

import { ABILITIES_2_0, ABILITIES_2_5, automatedCards, FIRST_EDITION_ABILITIES } from "@broadside/abilities";
import { catalogueOf } from "@broadside/cards";
import { pack as pack20 } from "@broadside/cards/2.0";
import { pack as pack25 } from "@broadside/cards/2.5";
import type { GameSetup } from "@broadside/rules";
import { SHEETS } from "@broadside/scenarios";
import { CATALOGUE, epicSetup, type Played, playOne, randomSetup } from "@broadside/tools/soak/one-game";
import { begun, EVERY_CARD, secondGame } from "@broadside/tools/soak/second-edition";
import { describe, expect, test } from "vitest";

const GAMES = 400;
const AT_ONCE = 50;

const EPIC_GAMES = 60;
const EPIC_AT_ONCE = 10;
const SECOND_GAMES = 80;
const SECOND_AT_ONCE = 20;
/** Until every card for huge ships has been drawn. */
const EPIC_SQUADS = 150;

/** What broke in a row of games. */
const brokenAmong = (from: number, count: number, play: (seed: number) => Played): readonly string[] =>
  Array.from({ length: count }, (_, at) => from + at).flatMap((seed) => {
    const { broken, game } = play(seed);
    return broken !== undefined ? [`game ${seed}: ${broken}`] : game.state.outcome ? [] : [`game ${seed} has no outcome`];
  });

/** Cards of both states of the second edition that play by themselves, but for those without a known cost. */
const cardsToSee = (): readonly string[] =>
  SECOND_EDITIONS.flatMap(({ edition, pack, abilities }) => {
    const { pilots, upgrades } = automatedCards(catalogueOf(pack), abilities);
    return [
      ...pilots.map(({ id }) => `${edition} pilot:${id}`),
      ...upgrades.filter(({ missing }) => !missing?.includes("cost")).map(({ id }) => `${edition} upgrade:${id}`),
    ];
  });
const SECOND_EDITIONS = [
  { edition: "2.0", pack: pack20, abilities: ABILITIES_2_0 },
  { edition: "2.5", pack: pack25, abilities: ABILITIES_2_5 },
];

describe("random games between random squads", () => {
  test.each(Array.from({ length: GAMES / AT_ONCE }, (_, at) => at * AT_ONCE + 1))(
    "from seed %i on, all end, and nothing breaks on the way",
    (from) => {
      expect(brokenAmong(from, AT_ONCE, (seed) => playOne(seed))).toEqual([]);
    },
  );

  test.each(Array.from({ length: EPIC_GAMES / EPIC_AT_ONCE }, (_, at) => at * EPIC_AT_ONCE + 1))(
    "so do Epic Dogfights and Team Epics from seed %i on",
    (from) => {
      expect(brokenAmong(from, EPIC_AT_ONCE, (seed) => playOne(seed, epicSetup(seed)))).toEqual([]);
    },
  );

  test.each(Array.from({ length: SECOND_GAMES / SECOND_AT_ONCE }, (_, at) => at * SECOND_AT_ONCE + 1))(
    "so do scenarios of the second edition, with two to eight seats, from seed %i on",
    (from) => {
      const play = (seed: number): Played => {
        const { setup, content } = secondGame(seed);
        return playOne(seed, setup, content);
      };
      expect(brokenAmong(from, SECOND_AT_ONCE, play)).toEqual([]);
    },
    60_000,
  );

  test("draw on every card that plays by itself", () => {
    const { pilots, upgrades } = automatedCards(CATALOGUE, FIRST_EDITION_ABILITIES);
    const seen = new Set<string>();
    const look = ({ squads }: GameSetup) => {
      for (const { ships } of squads) for (const ship of ships) for (const id of [ship.pilot, ...ship.upgrades]) seen.add(id);
    };
    for (let seed = 1; seed <= 2_000; seed += 1) look(randomSetup(seed));
    for (let seed = 1; seed <= EPIC_SQUADS; seed += 1) look(epicSetup(seed));
    expect([...pilots, ...upgrades].filter(({ id }) => !seen.has(id)).map(({ id }) => id)).toEqual([]);
  });

  test("so do those of the second edition: each seed has a card in turn, at any table that has room for it", () => {
    const seen = new Set<string>();
    const tables = new Set<string>();
    for (let seed = 1; seed <= EVERY_CARD; seed += 1) {
      const { edition, sheet, teams, first } = begun(seed);
      tables.add(`${sheet.id} ${teams.length}`);
      for (const { pilot, upgrades } of first.ships)
        for (const key of [`pilot:${pilot.id}`, ...upgrades.map(({ card }) => `upgrade:${card.id}`)]) seen.add(`${edition} ${key}`);
    }
    expect(cardsToSee().filter((card) => !seen.has(card))).toEqual([]);
    const played = SHEETS.flatMap(({ id, players: { seats } }) =>
      Array.from({ length: seats[1] - seats[0] + 1 }, (_, more) => `${id} ${seats[0] + more}`),
    );
    expect(played.filter((table) => !tables.has(table))).toEqual([]);
  });
});
