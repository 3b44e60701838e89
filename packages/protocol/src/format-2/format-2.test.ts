import { expect, test } from "vitest";
import { recordOfFormat2 } from "./record.ts";

const SETUP = {
  seats: [
    { name: "Anna", team: 1 },
    { name: "Anna", team: 2 },
  ],
};
const taken = (seat: number, player: string) => ({ input: "seat", seat, player });
const noted = (seat: number, player: string) => ({ note: "seat taken", seat, player });
const seatsOf = (...players: readonly string[]) => players.map((player) => ({ status: "playing", player }));
const changed = (...players: readonly string[]) => ({ change: "state", set: { seats: seatsOf(...players) } });

/** What became of the players in a record with these entries: in inputs, in notes and in states. */
const converted = (...entries: readonly object[]) =>
  recordOfFormat2({ formatVersion: 2, setup: SETUP, entries: entries.map((entry, number) => ({ number, ...entry })), keyframes: [] });

test("people get ids by seat, even if two have the same name, and the names go beside the game", () => {
  const { setup, names, formatVersion } = converted();
  expect({ setup, names, formatVersion }).toEqual({
    formatVersion: 3,
    setup: {
      seats: [
        { player: "former-1", team: 1 },
        { player: "former-2", team: 2 },
      ],
    },
    names: { "former-1": "Anna", "former-2": "Anna" },
  });
});

test("the former set-up stays with the dice, and one of format 1 stays there too", () => {
  const record = { setup: SETUP, dice: { seed: "s", salts: [] }, entries: [], keyframes: [] };
  expect(recordOfFormat2(record)["dice"]).toEqual({ seed: "s", salts: [], formerSetup: SETUP });
  const older = { ...SETUP, phaseSeconds: 9 };
  expect(recordOfFormat2({ ...record, dice: { ...record.dice, formerSetup: older } })["dice"]).toMatchObject({ formerSetup: older });
});

test("others get ids in the order in which they come, and a seat's own player keeps their id", () => {
  const { entries, names } = converted(
    { events: [] },
    { input: taken(1, "Ben"), events: [changed("Anna", "Ben"), noted(1, "Ben")] },
    { input: taken(1, "Anna"), events: [changed("Anna", "Anna"), noted(1, "Anna")] },
    { input: taken(0, "Ben"), events: [changed("Ben", "Anna"), noted(0, "Ben")] },
  );
  const players = (entries as readonly { input?: { player: unknown } }[]).map(({ input }) => input?.player);
  expect(players).toEqual([undefined, { id: "former-3" }, { id: "former-2" }, { id: "former-3" }]);
  expect(names).toEqual({ "former-1": "Anna", "former-2": "Anna", "former-3": "Ben" });
});

test("a bot answers in the place of whoever held the seat before it, also after an undo", () => {
  const bot = "Program (cadet)";
  const { entries } = converted(
    { events: [] },
    { input: taken(1, bot), events: [changed("Anna", bot), noted(1, bot)] },
    { input: taken(1, "Ben"), events: [changed("Anna", "Ben"), noted(1, "Ben")] },
    { input: taken(1, bot), events: [changed("Anna", bot), noted(1, bot)] },
    { input: { input: "undo", seat: "judge", to: 1 }, events: [changed("Anna", bot), { note: "undone", to: 1 }] },
  );
  const told = (entries as readonly { events: readonly { set?: { seats: readonly { player: unknown }[] } }[] }[]).map(
    ({ events }) => events[0]?.set?.seats[1]?.player,
  );
  expect(told).toEqual([
    undefined,
    { id: "former-2", bot: "cadet" },
    { id: "former-3" },
    { id: "former-3", bot: "cadet" },
    { id: "former-2", bot: "cadet" },
  ]);
});

test("changes by hand, proposals and keyframes are converted too", () => {
  const { entries, keyframes } = recordOfFormat2({
    setup: SETUP,
    entries: [
      { number: 0, events: [] },
      { number: 1, input: { input: "set", reason: "r", changes: [changed("Cleo", "Anna")] }, events: [changed("Cleo", "Anna")] },
    ],
    keyframes: [
      { number: 0, state: { stateVersion: 2, seats: seatsOf("Anna", "Program (ace)") } },
      { number: 1, state: { stateVersion: 2, seats: seatsOf("Cleo", "Anna") }, proposal: { what: { changes: [changed("Anna", "Cleo")] } } },
    ],
  });
  const seats = (...players: readonly object[]) => players.map((player) => ({ status: "playing", player }));
  const cleo = { id: "former-3" };
  expect((entries as readonly unknown[])[1]).toMatchObject({
    input: { changes: [{ set: { seats: seats(cleo, { id: "former-2" }) } }] },
    events: [{ set: { seats: seats(cleo, { id: "former-2" }) } }],
  });
  expect(keyframes).toEqual([
    { number: 0, state: { stateVersion: 3, seats: seats({ id: "former-1" }, { id: "former-2", bot: "ace" }) } },
    {
      number: 1,
      state: { stateVersion: 3, seats: seats(cleo, { id: "former-2" }) },
      proposal: { what: { changes: [{ change: "state", set: { seats: seats({ id: "former-1" }, cleo) } }] } },
    },
  ]);
});

test.each([
  ["set-up", { setup: { seats: [{ name: 7 }, null] } }],
  ["entries", { setup: SETUP, entries: [null, { input: { input: "seat", seat: "x", player: 7 }, events: "none" }] }],
  ["keyframes", { setup: SETUP, keyframes: [7, { state: { seats: [null, { player: 7 }] } }] }],
])("parts of the %s with an unexpected form stay as they are", (_, parts) => {
  const { setup: _setup, ...others } = parts as { setup: unknown };
  expect(recordOfFormat2(parts)).toMatchObject(JSON.parse(JSON.stringify(others)) as object);
});
