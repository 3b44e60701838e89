import { canonicalJson } from "@broadside/kit";
import { describe, expect, test } from "vitest";
import type { Game } from "../driver/game.ts";
import { apply, isChange } from "../state/change.ts";
import { clone, HIDDEN_CARD, HIDDEN_DIAL } from "../state/state.ts";
import { at, startTable } from "../testing.ts";
import { randomGame } from "../testing-random.ts";
import { eventsFor } from "./events-for.ts";
import { imagine } from "./imagine.ts";
import { type View, view } from "./view.ts";

const SEEDS = [1, 2, 3];
const VIEWERS = [[], [0], [1], [0, 1]];
const sent = <Thing>(thing: Thing): Thing => JSON.parse(JSON.stringify(thing)) as Thing;
/** An imagined game cannot be undone past its start. */
const comparable = ({ canUndo: _canUndo, ...seen }: View): string => canonicalJson(seen);

test.each(SEEDS)("for every seat and spectator, a view with the events after it leads to the next view (game %i)", (seed) => {
  let before: readonly View[] = [];
  randomGame(seed, (game) => {
    const now = VIEWERS.map((seats) => view(game, seats));
    for (const [which, earlier] of before.entries()) {
      const followed = clone(earlier.state);
      for (const { events } of sent(eventsFor(game, earlier.seats, earlier.number)))
        for (const event of events) if (isChange(event)) apply(followed, event);
      expect(canonicalJson(followed)).toBe(canonicalJson(now[which]?.state));
    }
    before = now;
  });
});

test.each(SEEDS)("a view never contains a hidden dial or a facedown card (game %i)", (seed) => {
  randomGame(seed, (game) => {
    for (const seats of [[], [0], [1]]) {
      const { state } = view(game, seats);
      for (const ship of state.ships) {
        const isOpen = seats.includes(ship.seat) || state.motion?.ship === ship.id || ship.dial === undefined;
        if (!isOpen) expect(ship.dial).toBe(HIDDEN_DIAL);
        for (const { card, faceup } of ship.damage) if (!faceup) expect(card).toBeLessThan(0);
      }
    }
  });
});

describe("a game imagined from a view", () => {
  test.each(SEEDS)("looks the same from those seats (game %i)", (seed) => {
    let moment = 0;
    randomGame(seed, (game) => {
      moment += 1;
      const seats = VIEWERS[moment % VIEWERS.length] ?? [];
      const seen = sent(view(game, seats));
      expect(comparable(view(imagine(seen, game.content, moment), seats))).toBe(comparable(view(game, seats)));
    });
  });

  test("has all dials and cards, and no Damage card twice", () => {
    randomGame(4, (game) => {
      const { state } = imagine(sent(view(game, [0])), game.content, 1);
      for (const { dial, damage } of state.ships)
        expect([dial === HIDDEN_DIAL, damage.some(({ card }) => card === HIDDEN_CARD)]).toEqual([false, false]);
      for (const [seat, { cards, discards }] of state.decks.entries()) {
        const lying = state.ships.flatMap((ship) => (ship.seat === seat ? ship.damage.map(({ card }) => card) : []));
        expect(new Set([...cards, ...discards, ...lying]).size).toBe(33);
      }
    });
  });

  const planned = (): Game => {
    const enemies = [300, 500].map((x) => ({ pilot: "academypilot", pose: at(x, 800, 180) }));
    return startTable({ ships: [[{ pilot: "wedgeantilles", pose: at(400, 100) }], enemies] })
      .say("2FG", "A1")
      .say("3FG", "B1")
      .say("5FW", "B2").game;
  };

  test("keeps what the seat knows, and differs elsewhere from seed to seed", () => {
    const game = planned();
    const dials = [1, 2, 3, 4, 5, 6].map((seed) => imagine(sent(view(game, [0])), game.content, seed).state.ships.map(({ dial }) => dial));
    expect(new Set(dials.map(([own]) => own))).toEqual(new Set(["2FG"]));
    expect(new Set(dials.map(([, other]) => other)).size).toBeGreaterThan(1);
  });

  test("accepts further answers", () => {
    const game = planned();
    const imagined = imagine(sent(view(game, [0])), game.content, 1);
    const [open] = imagined.open;
    expect(
      open &&
        imagined.give({
          input: "answer",
          seat: open.ask.seat,
          ask: open.number,
          key: "options" in open.ask ? open.ask.options[0].key : "",
        }),
    ).toBeUndefined();
  });
});
