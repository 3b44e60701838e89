/** Ordnance and illicit tokens, and weapon cards that stay when used. */
import { startSetUp } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { at, cardTable, duel, flying, shoot } from "../../card-table.testing.ts";
import { FIRST_EDITION_ABILITIES } from "../../index.ts";

const target = { pilot: "rookiepilot" };
const BLANKS = ["blank", "blank", "blank", "blank"] as const;
const tokensOf = (table: ReturnType<typeof cardTable>, ship = "A1") => table.ship(ship).upgrades.map(({ charges }) => charges);
const faceupOf = (table: ReturnType<typeof cardTable>, ship = "A1") => table.ship(ship).upgrades.map(({ faceup }) => faceup);

describe("Extra Munitions", () => {
  const bomber = (...upgrades: readonly string[]) => ({ pilot: "gammasquadronpilot", upgrades, locks: ["B1"] as const });

  test("each torpedo, missile and bomb card starts with a token, and so does this card, but no other card does", () => {
    const upgrades = ["extramunitions", "protontorpedoes", "homingmissiles", "protonbombs", "munitionsfailsafe"];
    const table = startSetUp([{ ships: [{ pilot: "gammasquadronpilot", upgrades }] }, { ships: ["rookiepilot"] }], {
      registry: FIRST_EDITION_ABILITIES,
    });
    expect(tokensOf(table)).toEqual([1, 1, 1, 1, 0]);
  });

  test("firing a card discards its token or the card, and without a token, the card is discarded", () => {
    const fire = () => duel(bomber("extramunitions", "protontorpedoes"), target).say("protontorpedoes@1>B1");
    const table = fire();
    expect(table.asks).toEqual([{ kind: "discard token or card", seat: 0, keys: ["token", "card"] }]);
    expect(tokensOf(table.say("token"))).toEqual([1, 0]);
    expect(faceupOf(table)).toEqual([true, true]);
    expect(table.notes("token discarded for card")).toMatchObject([{ ship: "A1", card: "upgrade:protontorpedoes", left: 0 }]);
    const card = fire().say("card");
    expect([tokensOf(card), faceupOf(card)]).toEqual([
      [1, 1],
      [true, false],
    ]);
    const spent = duel({ ...bomber("extramunitions", "protontorpedoes"), active: [1, 0] }, target).say("protontorpedoes@1>B1");
    expect(faceupOf(spent)).toEqual([true, false]);
  });

  test("a bomb or a mine can be dropped for a token, so that its card stays", () => {
    const bomb = flying({ pilot: "gammasquadronpilot", upgrades: ["extramunitions", "seismiccharges"] }, "2FG")
      .say("A1/upgrade:seismiccharges/1")
      .say("token");
    expect(bomb.game.state.devices).toHaveLength(1);
    expect([tokensOf(bomb), faceupOf(bomb)]).toEqual([
      [1, 0],
      [true, true],
    ]);
    const mine = flying({ pilot: "gammasquadronpilot", upgrades: ["extramunitions", "proximitymines"] }, "2FG")
      .say("upgrade:proximitymines")
      .say("token");
    expect(mine.game.state.devices).toHaveLength(1);
    expect(faceupOf(mine)).toEqual([true, true]);
  });

  test("Minefield Mapper can place a bomb for a token, so that its card stays", () => {
    const upgrades = ["extramunitions", "protonbombs", "minefieldmapper"];
    const table = startSetUp([{ ships: ["rookiepilot"] }, { ships: [{ pilot: "deathrain", upgrades }] }], {
      registry: FIRST_EDITION_ABILITIES,
    });
    table.until("use at afterForces").say("B1/upgrade:minefieldmapper/2").say("protonbombs@1").say("token").until("lay device").pass();
    expect(table.game.state.devices).toHaveLength(1);
    expect([tokensOf(table, "B1"), faceupOf(table, "B1")]).toEqual([
      [1, 0, 0],
      [true, true, true],
    ]);
  });

  test("if this card is discarded, its tokens can't be used", () => {
    const table = duel({ ...bomber("extramunitions", "protontorpedoes"), discarded: [0] }, target).say("protontorpedoes@1>B1");
    expect([tokensOf(table), faceupOf(table)]).toEqual([
      [1, 1],
      [false, false],
    ]);
  });

  test("other ships can't use it", () => {
    const table = cardTable([
      [
        { pilot: "gammasquadronpilot", upgrades: ["protontorpedoes"], active: [1], locks: ["B1"], pose: at(400, 300) },
        { pilot: "scimitarsquadronpilot", upgrades: ["extramunitions"], pose: at(300, 300), engaged: true },
      ],
      [{ ...target, pose: at(400, 490, 180) }],
    ]).say("protontorpedoes@0>B1");
    expect(faceupOf(table)).toEqual([false]);
  });
});

describe("Ordnance Silos", () => {
  test("each other bomb card gets three tokens, in addition to one from Extra Munitions", () => {
    const upgrades = ["ordnancesilos", "seismiccharges", "extramunitions", "protontorpedoes"];
    const table = flying({ pilot: "crimsonsquadronpilot", upgrades }, "2FG");
    expect(tokensOf(table)).toEqual([1, 4, 1, 1]);
    const alone = flying({ pilot: "crimsonsquadronpilot", upgrades: ["ordnancesilos", "seismiccharges"] }, "2FG");
    expect(tokensOf(alone)).toEqual([0, 3]);
    expect(tokensOf(alone.say("A1/upgrade:seismiccharges/1").say("token"))).toEqual([0, 2]);
    expect(faceupOf(alone)).toEqual([true, true]);
  });
});

describe("Jabba the Hutt", () => {
  const hutt = { pilot: "trandoshanslaver", upgrades: ["jabbathehutt", "glitterstim"], pose: at(400, 300), engaged: true };
  const kavil = { pilot: "kavil", upgrades: ["hotshotblaster", "protontorpedoes"], pose: at(300, 300) };
  const enemy = { pilot: "binayrepirate", upgrades: ["glitterstim"], pose: at(400, 490, 180), engaged: true };

  test("each illicit card in the squad gets a token, but cards in other squads don't, not even a teammate's", () => {
    const table = cardTable([[hutt, kavil], [enemy], [{ ...enemy, pose: at(800, 800) }]], { teams: [0, 1, 0] });
    expect([tokensOf(table), tokensOf(table, "A2"), tokensOf(table, "B1"), tokensOf(table, "C1")]).toEqual([[0, 1], [1, 0], [0], [0]]);
  });

  test("any ship in the squad can discard a token instead of its illicit card, once", () => {
    const fire = (active: readonly number[]) => cardTable([[hutt, { ...kavil, active }], [enemy]]).until("attack");
    const table = fire([1, 0]).say("hotshotblaster@0>B1").say("token");
    expect([tokensOf(table, "A2"), faceupOf(table, "A2")]).toEqual([
      [0, 0],
      [true, true],
    ]);
    expect(faceupOf(fire([0, 0]).say("hotshotblaster@0>B1"), "A2")).toEqual([false, true]);
  });

  test("the squad's tokens can't be used if he is discarded", () => {
    const table = cardTable([[{ ...hutt, discarded: [0] }, kavil], [enemy]])
      .until("attack")
      .say("hotshotblaster@0>B1");
    expect(faceupOf(table, "A2")).toEqual([false, true]);
  });

  test("Glitterstim can be kept for a token", () => {
    const table = cardTable([[hutt, kavil], [enemy]], { phase: "combat" });
    expect(table.kind).toBe("use at startOfCombat");
    table.say("A1/upgrade:glitterstim/1").say("token");
    expect([faceupOf(table), tokensOf(table)]).toEqual([
      [true, true],
      [0, 0],
    ]);
  });
});

describe("Munitions Failsafe", () => {
  const armed = (...upgrades: readonly string[]) => ({ pilot: "scimitarsquadronpilot", upgrades, locks: ["B1"] as const });

  test("a weapon that misses isn't discarded, but one that hits is", () => {
    const missed = shoot(duel(armed("munitionsfailsafe", "protontorpedoes"), target), BLANKS, ["blank", "blank"], "protontorpedoes@1");
    expect([faceupOf(missed), missed.ship("A1").locks]).toEqual([[true, true], []]);
    const hit = shoot(
      duel(armed("munitionsfailsafe", "protontorpedoes"), target),
      ["hit", "blank", "blank", "blank"],
      ["blank", "blank"],
      "protontorpedoes@1",
    );
    expect(faceupOf(hit)).toEqual([true, false]);
  });

  test("the card isn't discarded while the attack is in progress", () => {
    const table = duel(armed("munitionsfailsafe", "protontorpedoes"), target)
      .attackDice("hit", "focus", "blank", "blank")
      .say("protontorpedoes@1>B1");
    expect([table.kind, faceupOf(table)]).toEqual(["modify attack dice", [true, true]]);
  });

  test("with Extra Munitions, a hit discards a token, but a miss doesn't", () => {
    const fire = (face: "hit" | "blank") => {
      const table = duel(armed("munitionsfailsafe", "protontorpedoes", "extramunitions"), target);
      table.attackDice(face, "blank", "blank", "blank").defenseDice("blank", "blank").say("protontorpedoes@1>B1");
      return table;
    };
    expect(tokensOf(fire("blank"))).toEqual([0, 1, 1]);
    const hit = fire("hit");
    expect(hit.kind).toBe("discard token or card");
    expect([tokensOf(hit.say("token")), faceupOf(hit)]).toEqual([
      [0, 0, 1],
      [true, true, true],
    ]);
  });
});
