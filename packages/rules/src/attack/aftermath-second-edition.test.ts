import { expect, test } from "vitest";
import { duel, noteTexts, says, windowCard } from "../abilities/cards.testing.ts";
import type { Ability, WindowPart } from "../contract/ability.ts";
import type { Situation } from "../contract/situation.ts";
import { sufferDamage } from "../damage/damage.ts";
import { NOTHING } from "../driver/ask.ts";
import type { Ship } from "../state/state.ts";
import { at, startTable, type TestShip } from "../testing.ts";
import { attack } from "./attack.ts";

const WING = { pilot: "redsquadronveteran" };
const TIE = { pilot: "academypilot" };
const EDITIONS = ["2.0", "2.5"] as const;

/** Writes the text to the log after an attack in which the card's ship is on the given side. */
const after = (side: "attacker" | "defender", text: string): WindowPart<"afterAttack"> => ({
  at: "afterAttack",
  optional: false,
  when: ({ state }, { ship }) => state.attack?.[side] === ship.id && !state.attack.outer,
  perform(game, self) {
    says(text)(game, self);
    return NOTHING;
  },
});
const strikes = (side: "attacker" | "defender", text: string): WindowPart<"afterAttack"> => ({
  ...after(side, text),
  bonusAttack: true,
  *perform(game, self) {
    says(text)(game, self);
    yield* again(game, self.ship);
  },
});
const again = function* (game: Situation, ship: Ship) {
  yield* attack(game, ship, { rule: "2E-ENGAGE-10", mayDecline: true });
};

test("[2E-ATK-37, 2E-ENGAGE-12] the defender's abilities come before the attacker's, then bonus attacks in that order", () => {
  const cards: Record<string, Ability> = {
    "pilot:redsquadronveteran": { windows: [strikes("attacker", "A bonus"), after("attacker", "A")] },
    "pilot:academypilot": { windows: [strikes("defender", "D bonus")] },
    "upgrade:crackshot": { windows: [after("defender", "D")] },
  };
  for (const edition of EDITIONS) {
    const table = duel(WING, { ...TIE, upgrades: ["crackshot"] }, { edition, cards });
    table.attackDice("blank", "blank", "blank").defenseDice("blank", "blank", "blank").say("primary>B1");
    expect(noteTexts(table.madeUp("says"))).toEqual(["D", "A", "D bonus"]);
    expect(table.asks).toEqual([{ kind: "attack", seat: 1, keys: ["none", "primary>A1"] }]);
    table.say("none");
    expect(noteTexts(table.madeUp("says"))).toEqual(["D", "A", "D bonus", "A bonus"]);
  }
});

test("[2E-ATK-38] the attack's data stays until all effects after the attack are done", () => {
  const cards = { "pilot:redsquadronveteran": { windows: [strikes("attacker", "once more")] } };
  for (const edition of EDITIONS) {
    const table = duel(WING, TIE, { edition, cards });
    table.attackDice("blank", "blank", "blank").defenseDice("blank", "blank", "blank").say("primary>B1");
    expect(table.game.state.attack).toMatchObject({ attacker: "A1", defender: "B1", hit: false });
  }
});

const lost = windowCard("destroyed", { when: ({ ship }, occasion) => occasion.ship === ship.id, does: says("lost") });

test("[2E-ATK-39] effects of a ship's destruction in an attack come after the damage, before it is removed", () => {
  for (const edition of EDITIONS) {
    const cards: Record<string, Ability> = {
      "pilot:academypilot": lost,
      "pilot:redsquadronveteran": windowCard("damageSuffered", { does: says("damaged") }),
    };
    const table = duel(WING, { ...TIE, damage: [0, 1].map((card) => ({ card, faceup: false, since: 1 })) }, { edition, cards });
    table.attackDice("hit", "crit", "blank").defenseDice("blank", "blank", "blank").say("primary>B1");
    expect(noteTexts(table.madeUp("says"))).toEqual(["damaged", "lost"]);
    const kinds = table.events.flatMap((event) => ("note" in event ? [event.note] : []));
    expect(kinds.lastIndexOf("says")).toBeLessThan(kinds.indexOf("destroyed"));
    expect(table.notes("destroyed")).toHaveLength(1);
  }
});

const ENEMY: TestShip = { ...TIE, pose: at(400, 490, 180) };

test("[2E-DMG-14] outside the Engagement phase, a destroyed ship is removed as soon as its abilities are resolved", () => {
  const bomb = windowCard("startOfActivation", {
    does: (game) => sufferDamage(game, game.state.ships[1] as Ship, { hits: 3, crits: 0, reason: "bomb" }),
  });
  for (const edition of EDITIONS) {
    const cards: Record<string, Ability> = { "pilot:redsquadronveteran": bomb, "pilot:academypilot": lost };
    const ships = [
      [{ ...WING, pose: at(400, 300), dial: "1FB" }],
      [
        { ...ENEMY, dial: "2FB" },
        { ...ENEMY, pose: at(600, 490, 180), dial: "2FB" },
      ],
    ];
    const table = startTable({ edition, phase: "activation", cards, ships });
    expect(table.ship("B1").status).toBe("destroyed");
    expect(noteTexts(table.madeUp("says"))).toEqual(["lost"]);
    const kinds = table.events.flatMap((event) => ("note" in event ? [event.note] : []));
    expect(kinds.indexOf("destroyed")).toBeLessThan(kinds.indexOf("activated"));
  }
});

test("[2E-DMG-09] a destroyed ship stays destroyed even if a Damage card is repaired before its removal", () => {
  const mended = windowCard("afterAttack", {
    when: ({ ship }, _at, { state }) => state.attack?.defender === ship.id,
    does: (game, { ship }) => {
      game.setShip(ship, { damage: ship.damage.slice(1) });
      return undefined;
    },
  });
  for (const edition of EDITIONS) {
    const table = duel(
      WING,
      { ...TIE, damage: [0, 1].map((card) => ({ card, faceup: false, since: 1 })) },
      {
        edition,
        cards: { "pilot:academypilot": mended },
      },
    );
    table.attackDice("hit", "blank", "blank").defenseDice("blank", "blank", "blank").say("primary>B1");
    expect(table.ship("B1").status).toBe("destroyed");
  }
});
