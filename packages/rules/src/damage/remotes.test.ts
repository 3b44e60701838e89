import { describe, expect, test } from "vitest";
import { diceCard, diceRolled, says, windowCard } from "../abilities/cards.testing.ts";
import type { Ability } from "../contract/ability.ts";
import type { Situation } from "../contract/situation.ts";
import { NOTHING } from "../driver/ask.ts";
import type { RemoteKind } from "../facts/remote-kinds.ts";
import { isEnemy, isFriendly, isLarger } from "../queries/relation.ts";
import { withRemotes } from "../remotes/remotes.testing.ts";
import type { Reference } from "../state/setup.ts";
import type { Ship } from "../state/state.ts";
import { at, type Table, type TestShip, type TestTable } from "../testing.ts";
import { acquireLock } from "../tokens/locks.ts";
import { assign } from "../tokens/tokens.ts";

const EDITIONS = ["2.0", "2.5"] as const;
const WING = { pilot: "redsquadronveteran" };

/** Sets up a ship that faces an enemy remote. The enemy's only ship is far away. */
function before(kind: RemoteKind, { gap = 150, ship = {}, seat = 1, ...more }: Before = {}): Table {
  const ships = [[{ ...WING, pose: at(400, 300), ...ship }], [{ pilot: "academypilot", pose: at(800, 700), tokens: { disarm: 1 } }]];
  return withRemotes([{ kind, ...(seat !== "nobody" && { seat }), pose: at(400, 340 + gap, 180) }], { phase: "combat", ships, ...more });
}
interface Before extends Partial<TestTable> {
  readonly gap?: number;
  readonly ship?: Partial<TestShip>;
  readonly seat?: number | "nobody";
}

describe("a remote as a target", () => {
  test("[2E-REMOTE-01, 2E-REMOTE-05] can be attacked, using its own agility and the dice for range and obstruction", () => {
    for (const edition of EDITIONS) {
      expect(diceRolled(before("probeDroid", { edition }).say("primary>R1")).slice(0, 2)).toEqual([3, 3]);
      const obstacles = [{ token: "coreasteroid0", pose: at(400, 440) }] as const;
      expect(diceRolled(before("probeDroid", { edition, gap: 270, obstacles }).say("primary>R1")).slice(0, 2)).toEqual([3, 5]);
    }
  });

  test("[2E-REMOTE-01] is destroyed by as many cards as its hull", () => {
    for (const edition of EDITIONS) {
      const table = before("probeDroid", { edition });
      table.attackDice("hit", "blank", "blank").defenseDice("blank", "blank", "blank").say("primary>R1");
      expect(table.ship("R1").status).toBe("destroyed");
    }
  });

  test("[2E-REMOTE-02] doesn't stop ships from ending on it", () => {
    for (const edition of EDITIONS) {
      const ships = [[{ ...WING, pose: at(400, 300), dial: "2FB" }], [{ pilot: "academypilot", pose: at(800, 700), dial: "2FB" }]];
      const table = withRemotes([{ kind: "satellite", seat: 1, pose: at(400, 420) }], { edition, phase: "activation", ships });
      table.until("dial");
      expect(table.ship("A1").pose).toEqual(at(400, 420));
      expect(table.notes("overlapped")).toHaveLength(0);
    }
  });

  test("[2E-REMOTE-03] gets no help from friends, and is an enemy only of the ship that attacks it", () => {
    const helps: Ability = {
      modifications: [{ dice: "attack", as: "defender", optional: true, when: () => true, perform: () => NOTHING }],
    };
    for (const edition of EDITIONS) {
      const cards: Record<string, Ability> = {
        "pilot:academypilot": helps,
        "pilot:redsquadronveteran": diceCard("attack", "attacker", says("talent")),
      };
      const table = before("satellite", { edition, cards }).say("primary>R1");
      expect(table.asks.map(({ kind, seat }) => [kind, seat])).toEqual([["modify attack dice", 0]]);
      const [wing, tie] = table.game.state.ships as [Ship, Ship];
      const remote = table.ship("R1");
      const { game } = table;
      expect([isEnemy(game, wing, remote), isEnemy(game, tie, remote), isFriendly(game, tie, remote)]).toEqual([true, false, false]);
      table.say("done");
      expect(isEnemy(game, wing, remote)).toBe(false);
    }
  });

  test("[2E-REMOTE-04] without arcs has nothing inside or outside its arcs", () => {
    for (const edition of EDITIONS) {
      const about = (kind: RemoteKind) => {
        const { game } = before(kind, { edition });
        const [wing] = game.state.ships as [Ship];
        const remote = game.state.remotes[0] as Ship;
        return [game.board.isInArc(remote, "front", wing), game.board.isOutOfArc(remote, "rear", wing)];
      };
      expect(about("probeDroid")).toEqual([false, false]);
      expect(about("satellite")).toEqual([true, true]);
    }
  });

  test("[2E-REMOTE-06] is neither larger nor smaller than a ship", () => {
    for (const edition of EDITIONS) {
      const { game } = before("satellite", { edition, ship: { pilot: "omicrongrouppilot" } });
      const [shuttle, tie] = game.state.ships as [Ship, Ship];
      const remote = game.state.remotes[0] as Ship;
      expect([isLarger(game, shuttle, tie), isLarger(game, shuttle, remote), isLarger(game, remote, shuttle)]).toEqual([
        true,
        false,
        false,
      ]);
    }
  });
});

/** Strikes with four uncancelled results: three hits and a critical. */
function struck(kind: RemoteKind, edition: "2.0" | "2.5", reference?: Reference): Table {
  const table = before(kind, { edition, gap: 90, ...(reference && { reference }) });
  table.attackDice("hit", "hit", "hit", "crit").defenseDice(...Array.from({ length: 3 }, () => "blank" as const));
  return table.say("primary>R1");
}

describe("damage to a remote", () => {
  test("[2E-REMOTE-07] up to 1.2.0, deals one card, however much damage it suffers at once", () => {
    for (const reference of ["1.1.0", "1.2.0"] as const) expect(struck("satellite", "2.0", reference).ship("R1").damage).toHaveLength(1);
  });

  test("[2E-REMOTE-08, 2E-REMOTE-10] since 1.3.0 and in 2.5, deals a facedown card for each damage", () => {
    for (const table of [struck("satellite", "2.0", "1.3.0"), struck("satellite", "2.5")])
      expect(table.ship("R1").damage.map(({ faceup }) => faceup)).toEqual([false, false, false, false]);
  });

  test("[2E-REMOTE-09] under the one-card rule, destroys a Shuttle of hull 8 with the eighth damaging attack", () => {
    const wings = [310, 355, 400, 445, 490].map((x) => ({ ...WING, pose: at(x, 400) }));
    const others = [355, 400, 445].map((x) => ({ ...WING, pose: at(x, 800, 180) }));
    const ships = [[...wings, ...others], [{ pilot: "academypilot", pose: at(800, 100), tokens: { disarm: 1 } }]];
    const remotes = [{ kind: "shuttle", seat: 1, pose: at(400, 600, 180) }] as const;
    const table = withRemotes(remotes, { edition: "2.0", reference: "1.2.0", phase: "combat", ships });
    for (let cards = 1; cards <= 8; cards += 1) {
      expect(table.ship("R1")).toMatchObject({ status: "inPlay", doomed: false });
      table.until("attack").attackDice("hit", "hit", "hit").defenseDice("blank").say("primary>R1");
    }
    expect(table.ship("R1").status).toBe("destroyed");
  });

  test("[2E-REMOTE-11] that destroys it removes it after the step, and shuffles its cards back into the deck", () => {
    for (const edition of EDITIONS) {
      const table = before("satellite", { edition });
      table.attackDice("hit", "hit", "blank").defenseDice("blank", "blank", "blank").say("primary>R1");
      expect([table.game.state.decks[1]?.left, table.ship("R1").status]).toEqual([31, "inPlay"]);
      const probe = before("probeDroid", { edition });
      probe.attackDice("hit", "blank", "blank").defenseDice("blank", "blank", "blank").say("primary>R1");
      expect(probe.ship("R1").status).toBe("destroyed");
      expect(probe.game.state.decks[1]).toMatchObject({ left: 33, discards: [] });
    }
  });

  test("[2E-REMOTE-12] a remote gets no tokens, but can be locked", () => {
    const bomb = windowCard("startOfCombat", { does: (game) => ionized(game) });
    const ionized = function* (game: Situation) {
      const remote = game.state.remotes[0] as Ship;
      yield* assign(game, remote, "ion", 2);
      yield* acquireLock(game, game.state.ships[0] as Ship, remote);
    };
    for (const edition of EDITIONS) {
      const table = before("satellite", { edition, cards: { "pilot:academypilot": bomb } });
      expect(table.ship("R1").tokens.ion).toBe(0);
      expect(table.ship("A1").locks).toEqual(["R1"]);
      table.attackDice("blank", "blank", "blank").say("primary>R1");
      expect(table.keys).toContain("lock");
    }
  });

  test("[2E-DMG-26-Q] draws from the first player's deck if nobody controls the remote", () => {
    for (const edition of EDITIONS) {
      const table = before("satellite", { edition, seat: "nobody" });
      table.attackDice("hit", "blank", "blank").defenseDice("blank", "blank", "blank").say("primary>R1");
      expect(table.game.state.decks.map(({ left }) => left)).toEqual([32, 33]);
    }
  });
});

test("[2E-REMOTE-13] a mine has no effect on a remote that moves over it", () => {
  for (const edition of EDITIONS) {
    const mine = { id: "device 1", token: "connerNet", kind: "conner net", pose: at(400, 500), seat: 0, ship: "A1", round: 1 } as const;
    const ships = [[{ ...WING, pose: at(100, 100) }], [{ pilot: "academypilot", pose: at(800, 800, 180) }]];
    const remotes = [{ kind: "trackingTorpedoes", seat: 1, pose: at(400, 400) }] as const;
    const table = withRemotes(remotes, { edition, phase: "system", ships, state: { devices: [mine] } }).say("straight");
    expect(table.ship("R1").pose?.y).toBeGreaterThan(at(400, 550).y);
    expect(table.game.state.devices).toHaveLength(1);
    expect(table.ship("R1")).toMatchObject({ status: "inPlay", damage: [] });
  }
});
