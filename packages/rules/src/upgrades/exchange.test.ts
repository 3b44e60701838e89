import { expect, test } from "vitest";
import { at, startTable } from "../testing.ts";

const factsOf = (pilot: string, upgrades: readonly string[]) =>
  startTable({ ships: [[{ pilot, upgrades, pose: at(400, 300) }], [{ pilot: "rookiepilot", pose: at(400, 700, 180) }]] }).game.facts
    .ships[0];
const toCome = (pilot: string, ...upgrades: readonly string[]) =>
  factsOf(pilot, upgrades)?.toCome?.map((cards) => cards.map(({ id }) => id));

test("a ship can only get other cards if one of its own cards exchanges cards", () => {
  expect(toCome("bossk", "gunner", "hotshotblaster")).toBeUndefined();
  const [own, crew, illicit] = toCome("bossk", "cikatrovizago", "gunner", "hotshotblaster") ?? [];
  expect([own, crew]).toEqual([["cikatrovizago"], ["gunner"]]);
  expect(illicit?.slice(0, 1)).toEqual(["hotshotblaster"]);
  expect(illicit).toContain("glitterstim");
});

test("a replacement has the same type, costs no more, fits on the icons and is allowed for the ship", () => {
  const [, crew = [], , two = []] = toCome("croccruiser", "azmorigan", "gunner", "gunneryteam", "jabbathehutt") ?? [];
  expect(crew).toEqual(expect.arrayContaining(["tactician", "targetingcoordinator"]));
  for (const id of ["sensorteam", "jabbathehutt", "chewbacca", "navigator"]) expect(crew).not.toContain(id);
  expect(two).toContain("gunner");
});

test("if a possible replacement exchanges cards itself, their types can be replaced too", () => {
  const [, , cargo] = toCome("croccruiser", "azmorigan", "gunner", "frequencyjammer") ?? [];
  expect(cargo).toContain("ionizationreactor");
});
