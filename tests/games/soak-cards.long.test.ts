/** The squads in `npm run soak` have every card in turn. */
import { ABILITIES_2_0, ABILITIES_2_5, automatedCards, FIRST_EDITION_ABILITIES } from "@broadside/abilities";
import { catalogueOf } from "@broadside/cards";
import { pack as pack20 } from "@broadside/cards/2.0";
import { pack as pack25 } from "@broadside/cards/2.5";
import type { GameChoice } from "@broadside/content";
import { SHEETS } from "@broadside/scenarios";
import { CATALOGUE } from "@broadside/tools/soak/content";
import { randomEpic } from "@broadside/tools/soak/random-format";
import { begun, EVERY_CARD, wantedBy } from "@broadside/tools/soak/random-scenario";
import { EVERY_FIRST_EDITION_CARD } from "@broadside/tools/soak/wanted-cards";
import { describe, expect, test } from "vitest";

/** Automated cards of both second-edition versions, except those without a known cost. */
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
  test("have every automated card: each seed has one in turn", () => {
    const { pilots, upgrades } = automatedCards(CATALOGUE, FIRST_EDITION_ABILITIES);
    const unseen = new Set([...pilots, ...upgrades].map(({ id }) => id));
    const look = ({ seats }: GameChoice) => {
      for (const { squad } of seats)
        for (const { pilot, upgrades: own } of squad.ships) for (const id of [pilot, ...own.map((card) => card.id)]) unseen.delete(id);
    };
    for (let seed = 1; seed <= EVERY_FIRST_EDITION_CARD; seed += 1) look(randomEpic(seed));
    expect([...unseen]).toEqual([]);
  });

  test("have every second-edition card too: each seed has one in turn, in any game with room for it", () => {
    const seen = new Set<string>();
    const tables = new Set<string>();
    for (let seed = 1; seed <= EVERY_CARD; seed += 1) {
      // Skip seeds whose card was already in another game's squad.
      const wanted = wantedBy(seed);
      if (seen.has(`${wanted.edition} ${"ship" in wanted.card ? "pilot" : "upgrade"}:${wanted.card.id}`)) continue;
      const { edition, sheet, teams, first } = begun(seed);
      tables.add(`${sheet.id} ${teams.length}`);
      for (const { pilot, upgrades } of first.legal.ships)
        for (const key of [`pilot:${pilot.id}`, ...upgrades.map(({ card }) => `upgrade:${card.id}`)]) seen.add(`${edition} ${key}`);
    }
    expect(cardsToSee().filter((card) => !seen.has(card))).toEqual([]);
    const played = SHEETS.flatMap(({ id, players: { seats } }) =>
      Array.from({ length: seats[1] - seats[0] + 1 }, (_, more) => `${id} ${seats[0] + more}`),
    );
    expect(played.filter((table) => !tables.has(table))).toEqual([]);
  });
});
