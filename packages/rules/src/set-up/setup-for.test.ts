import { catalogueOf } from "@broadside/cards";
import { pack } from "@broadside/cards/1e";
import type { SomeAgreements } from "@broadside/formats";
import { expect, test } from "vitest";
import { setupFor } from "./setup-for.ts";

/** A first-edition game in this format. */
const by = (format: string) => ({ edition: "1e", format, catalogue: catalogueOf(pack) }) as const;

const squad = {
  faction: "rebel",
  points: 21,
  obstacles: ["core-asteroid-0"],
  ships: [{ pilot: { id: "rookiepilot" }, upgrades: [], points: 21 }],
};

test("each player is a separate team if no teams are given", () => {
  expect(
    setupFor(by("standard-100"), [
      { player: "ana", squad },
      { player: "bo", bot: "ace", squad },
    ]).seats,
  ).toEqual([
    { player: "ana", team: 1 },
    { player: "bo", bot: "ace", team: 2 },
  ]);
});

test("players without an id get a placeholder for their seat", () => {
  expect(setupFor(by("standard-100"), [{ squad }, { squad }]).seats.map(({ player }) => player)).toEqual(["player-1", "player-2"]);
});

test("values that aren't given come from the format", () => {
  const contenders = [
    { squad, team: 1 },
    { squad, team: 2 },
  ];
  expect(setupFor(by("escalation"), contenders)).toMatchObject({ table: "3x3", decks: ["core-tfa", "core-tfa"] });
  expect(setupFor(by("standard-100"), contenders, { roundLimit: 5 })).toMatchObject({ roundLimit: 5 });
});

test("each player has the Damage deck that they chose", () => {
  const contenders = [{ squad, deck: "core" }, { squad }];
  expect(setupFor(by("standard-100"), contenders).decks).toEqual(["core", "core-tfa"]);
});

test("the set-up contains only agreements that differ from the defaults", () => {
  const setup = (agreements: SomeAgreements) => setupFor(by("standard-100"), [{ squad }], { agreements });
  expect(setup({ aids: "open", clocks: {} })).toEqual(setup({}));
  expect(setup({ undo: "never", clocks: { phase: 60, seat: 900 } })).toEqual({
    ...setup({}),
    agreements: { undo: "never", clocks: { phase: 60, seat: 900 } },
  });
});

test("obstacle ids may be written with hyphens", () => {
  expect(setupFor(by("standard-100"), [{ squad }]).squads[0]?.obstacles).toEqual(["coreasteroid0"]);
});

test("teams with captains share dials and one Damage deck", () => {
  const contenders = [1, 1, 2, 2].map((team) => ({ squad, team }));
  expect(setupFor(by("team-epic"), contenders)).toMatchObject({ table: "6x3", sharedDials: "team", sharedDeck: "team" });
  expect(setupFor(by("epic-dogfight"), contenders.slice(1, 3))).not.toHaveProperty("sharedDials");
});

test("a corvette's set-up has the sections of its upgrades and the points of its sections", () => {
  const corvette = {
    pilot: { id: "cr90corvette" },
    upgrades: [{ card: { id: "quadlasercannons" } }],
    points: 96,
    sections: ["aft"] as const,
    sectionPoints: { fore: 50, aft: 46 },
  };
  const [own] = setupFor(by("epic-dogfight"), [{ squad: { ...squad, ships: [corvette] } }]).squads;
  expect(own?.ships[0]).toMatchObject({ sections: ["aft"], sectionPoints: { fore: 50, aft: 46 } });
});
