/** Tests a ship's health as scoring counts it, and casualties. */
import { describe, expect, test } from "vitest";
import { at, startTable, type TestShip } from "../testing.ts";
import { healthOf, isAtFullHealth, isAtHalfHealth } from "./health.ts";
import { casualties, standardScores } from "./standard-score.ts";

const cards = (facedown: number, faceup = 0) =>
  Array.from({ length: facedown + faceup }, (_, card) => ({ card, faceup: card >= facedown, since: 0 }));

/** An X-wing, with hull 4 and shields 2. */
const XWING: TestShip = { pilot: "redsquadronveteran", pose: at(100, 100) };
/** A TIE fighter: hull 3. */
const TIE: TestShip = { pilot: "academypilot", pose: at(300, 100) };
const GONE = { pose: undefined, status: "destroyed", damage: [] } as const;
const FLED = { pose: undefined, status: "fled", damage: [] } as const;

interface Worth {
  readonly points: number;
  readonly build?: number;
}

/** Sets up the first seat's ships with their values, a second seat, and a third seat on the first seat's team. */
function fought(ships: readonly TestShip[], worths: readonly Worth[], third: readonly TestShip[] = []) {
  const far: TestShip = { pilot: "academypilot", pose: at(800, 800) };
  const squad = (list: readonly TestShip[], own: readonly Worth[]) => ({
    faction: "rebel",
    points: 0,
    obstacles: [],
    ships: list.map(({ pilot, upgrades = [] }, place) => ({ pilot, upgrades, ...(own[place] ?? { points: 50 }) })),
  });
  const seats = third.length > 0 ? [ships, [far], third] : [ships, [far]];
  return startTable({
    edition: "2.0",
    ships: seats,
    ...(third.length > 0 && { teams: [1, 2, 1] }),
    setup: { squads: seats.map((list, seat) => squad(list, seat === 0 ? worths : [])) },
  }).game;
}

const first = (ship: TestShip) => {
  const game = fought([ship], []);
  const [one] = game.state.ships;
  if (!one) throw new Error("no ship");
  return { health: healthOf(game, one), full: isAtFullHealth(game, one), half: isAtHalfHealth(game, one) };
};

describe("a ship's health", () => {
  test("[EB-HEALTH-01, EB-HEALTH-03] is its hull and shields, and lost shields and Damage cards count as lost", () => {
    expect(first(XWING).health).toEqual({ value: 6, lost: 0 });
    expect(first({ ...XWING, shields: 0, damage: cards(1) }).health).toEqual({ value: 6, lost: 3 });
  });

  test("[EB-HEALTH-02] is full if no shield is lost and there is no Damage card", () => {
    const full = [XWING, { ...XWING, shields: 1 }, { ...TIE, damage: cards(1) }].map((ship) => first(ship).full);
    expect(full).toEqual([true, false, false]);
  });

  test("[EB-HEALTH-04, EB-HEALTH-05] is at half if at least half is lost, rounded up, and repaired health counts again", () => {
    // Three of six health is half. So is two of three, because half is rounded up. Health that was repaired counts again.
    expect([0, 1, 2].map((damage) => first({ ...XWING, shields: 0, damage: cards(damage) }).half)).toEqual([false, true, true]);
    expect([1, 2].map((damage) => first({ ...TIE, damage: cards(damage) }).half)).toEqual([false, true]);
    expect(first({ ...XWING, shields: 1, damage: cards(1) }).half).toBe(false);
  });

  test("[EB-HEALTH-06] counts faceup and facedown cards the same", () => {
    expect([first({ ...TIE, damage: cards(1, 1) }).half, first({ ...TIE, damage: cards(0, 2) }).half]).toEqual([true, true]);
  });

  test("[EB-HEALTH-07-Q] includes the hull and shields of upgrades", () => {
    expect(first({ ...TIE, upgrades: ["shieldupgrade"] }).health.value).toBe(4);
    expect(first({ ...TIE, upgrades: ["hullupgrade"] }).health.value).toBe(4);
  });
});

describe("casualties", () => {
  test("[EB-CAS-01, EB-CAS-02] count a player's destroyed and fled ships in full", () => {
    expect(casualties(fought([{ ...XWING, ...GONE }, TIE], [{ points: 40 }]), 0)).toBe(40);
    expect(casualties(fought([{ ...XWING, ...FLED }, TIE], [{ points: 40 }]), 0)).toBe(40);
    expect(casualties(fought([XWING, TIE], [{ points: 40 }]), 0)).toBe(0);
  });

  test("[EB-CAS-03, EB-CAS-05] count half of each ship at half health, rounded up for each, and a destroyed ship only once", () => {
    const hurt = { ...TIE, damage: cards(2) };
    const other = { ...hurt, pose: at(400, 100) };
    expect(casualties(fought([hurt, other], [{ points: 25 }, { points: 25 }]), 0)).toBe(26);
    expect(casualties(fought([{ ...TIE, ...GONE, shields: 0 }], [{ points: 40 }]), 0)).toBe(40);
  });

  test("[EB-CAS-04, EB-CAS-08-Q] count the threat of a quick build, with the health of all its ships together", () => {
    expect(casualties(fought([{ ...TIE, damage: cards(2) }], [{ points: 3, build: 1 }]), 0)).toBe(2);
    expect(casualties(fought([{ ...TIE, ...GONE }], [{ points: 3, build: 1 }]), 0)).toBe(3);
    // The build has nine health in all, so it is at half health once it has lost five.
    const wing = (damage: number) => [
      { ...TIE, ...GONE },
      { ...TIE, damage: cards(damage) },
      { ...TIE, pose: at(500, 100) },
    ];
    const build = [6, 0, 0].map((points) => ({ points, build: 1 }));
    expect([casualties(fought(wing(1), build), 0), casualties(fought(wing(2), build), 0)]).toEqual([0, 3]);
  });

  test("[EB-CAS-07] don't include a team-mate's losses, although the enemy scores both", () => {
    const game = fought([{ ...TIE, ...GONE }], [{ points: 30 }], [{ ...XWING, ...GONE }]);
    expect([casualties(game, 0), casualties(game, 2)]).toEqual([30, 50]);
    expect(standardScores(game)).toEqual([0, 80]);
  });
});
