// @vitest-environment happy-dom
/** Wings on the table: the tools between their ships, undone moves, ships that split and join. */

import { type Pose, wingPlace } from "@broadside/geometry";
import type { Change, Game, ShipId } from "@broadside/rules";
import { shortNames } from "@broadside/telling";
import { at, judged, set } from "../../shared/made-games.ts";
import { click, expect, test } from "../app.ts";
import { scenarioAsking, scenarioInPhase } from "../game-copies.ts";
import { button, card, expectLogged, find, findAll, heading, openDrawer, piece, question, show, takeDefault, textOf } from "../playing.ts";

const WINGS = ["all-wings-report-in", 3] as const;
const LEADER_AT = at(900, 450);
/** A heading that is no round number, in radians. */
const TURN = (17.301 * Math.PI) / 180;

/** A leader with its wingmates. */
function wingIn({ state }: Game): { readonly leader: ShipId; readonly mates: readonly ShipId[] } {
  const mates = state.ships.filter(({ id, wing }) => wing && wing.leader !== id);
  const leader = mates[0]?.wing?.leader;
  if (!leader) throw new Error("no wing");
  return { leader, mates: mates.filter(({ wing }) => wing?.leader === leader).map(({ id }) => id) };
}

type Positions = readonly Parameters<typeof wingPlace>[1][];

/** The changes that put the leader here and its wingmates in these positions; any other wingmates are gone. */
function formation(game: Game, pose: Pose, positions: Positions): readonly Change[] {
  const { leader, mates } = wingIn(game);
  const placed = mates.map((id, place): Change => {
    const position = positions[place];
    return position
      ? set(id, { status: "inPlay", pose: wingPlace(pose, position), wing: { leader, position, split: false } })
      : set(id, { status: "destroyed", pose: undefined });
  });
  return [set(leader, { pose }), ...placed];
}

/** The wing in the middle of the table, heading up. */
const formed = (game: Game, positions: Positions): Game => judged(game, ...formation(game, LEADER_AT, positions));

/** Where ships are drawn. */
const drawn = (ids: readonly string[]): readonly (string | null)[] => ids.map((id) => piece(id).getAttribute("transform"));

/** How far the tool of the only wing in formation reaches from the leader's centre, in millimetres. */
function toolSides(leader: string): Readonly<Record<"left" | "right" | "front" | "back", number>> {
  const [x = 0, y = 0] = numbersIn(piece(leader).getAttribute("transform"));
  const boxes = findAll(".table-mark[data-kind=template][data-seat] .table-shape").map((shape) => {
    const numbers = numbersIn(shape.getAttribute("d"));
    const [across, down] = [0, 1].map((from) => numbers.filter((_, place) => place % 2 === from));
    return {
      left: Math.min(...(across ?? [])),
      right: Math.max(...(across ?? [])),
      top: Math.min(...(down ?? [])),
      foot: Math.max(...(down ?? [])),
    };
  });
  const tool = boxes.find(({ left, right, top, foot }) => Math.hypot((left + right) / 2 - x, (top + foot) / 2 - y) < 120);
  if (!tool) throw new Error("no tool lies at the leader");
  return {
    left: Math.round(x - tool.left),
    right: Math.round(tool.right - x),
    front: Math.round(y - tool.top),
    back: Math.round(tool.foot - y),
  };
}
const numbersIn = (text: string | null): readonly number[] => (text?.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);

/**
 * After every change of the page, records what a wingmate's card shows and in which phase, without repeats. The returned function ends this
 * and returns the list.
 */
function watchCard(id: string): () => readonly string[] {
  const seen: string[] = [];
  const look = () => {
    const phase = /Round \d+ · \w+/.exec(textOf(find(".play-status")))?.[0];
    const now = `${phase}: ${find(".play-cards-wing", card(id)).getAttribute("data-state")}`;
    if (now !== seen.at(-1)) seen.push(now);
  };
  look();
  const observer = new MutationObserver(look);
  observer.observe(find(".play-page"), { subtree: true, childList: true, attributes: true, characterData: true });
  return () => {
    observer.disconnect();
    return seen;
  };
}

test("[EB-WTOOL-03, EB-WTOOL-04] without one flank, the tool is a corner, and the others keep their places; the mini tool is behind or between", async () => {
  const game = await scenarioInPhase(...WINGS, "activation");
  const { leader, mates } = wingIn(game);
  // The leader has flown. The page shows where the tool puts the wingmates that still have to follow.
  judged(game, set(leader, { activated: true }));
  for (const [positions, tool] of [
    [["leftFlank", "rightFlank", "rearSupport"], { left: 80, right: 80, front: -20, back: 40 }],
    [["leftFlank", "rearSupport"], { left: 80, right: 20, front: -20, back: 40 }],
    [["rightFlank", "rearSupport"], { left: 20, right: 80, front: -20, back: 40 }],
    // Side by side.
    [["leftFlank"], { left: 40, right: -20, front: 20, back: 20 }],
    [["rightFlank"], { left: -20, right: 40, front: 20, back: 20 }],
    // One behind the other.
    [["rearSupport"], { left: 20, right: 20, front: -20, back: 40 }],
  ] as const) {
    await show(formed(game, positions));
    expect(toolSides(leader)).toEqual(tool);
    const followers = mates.slice(0, positions.length);
    expect(drawn(followers.map((id) => `slot ${id}`))).toEqual(drawn(followers));
  }
});

test("[EB-WMOVE-18] undoing a wing's maneuver puts it exactly where it was", async () => {
  const game = await scenarioInPhase(...WINGS, "activation");
  const { leader, mates } = wingIn(game);
  const names = shortNames(game);
  const from = at(900.123, 250.457, 17.301);
  // A small enemy ship is where the leader will end, 120 mm ahead.
  const ahead = at(Math.round(900 + 120 * Math.sin(TURN)), Math.round(250 + 120 * Math.cos(TURN)), 180);
  const others = game.state.ships.filter(({ id }) => id !== leader && !mates.includes(id));
  judged(
    game,
    ...others.map(({ id }) => set(id, { activated: true })),
    set("B6", { pose: ahead }),
    ...formation(game, from, ["leftFlank"]),
    set(leader, { dial: "2FB" }),
  );
  await show(game);
  const [mate = leader] = mates;
  const ids = [leader, mate];
  const before = drawn(ids);
  expect(before[0]).toBe("translate(900.123 -250.457) rotate(17.301)");
  // The last answer before this moves both ships, because a leader that overlaps another ship has no action.
  for (let step = 0; step < 5 && !textOf(heading()).includes(`${names[mate]}`); step += 1) await takeDefault();
  expect(drawn(ids).filter((now, place) => now === before[place])).toEqual([]);
  await expectLogged(`${names[leader]} overlaps ${names["B6"]}`);
  await click(button(/^Ask to undo/, find(".play-top")));
  await click(button(/^Player 2 agrees/));
  // Exact to a thousandth of a millimetre and of a degree.
  expect(drawn(ids)).toEqual(before);
});

const WING_WORDS = { "in wing": / in .+'s wing\b/, split: /, split from .+'s wing\b/ } as const;

test("[EB-WID-04] a wingmate's card changes with its ship, when it splits and when it joins again", async () => {
  const game = await scenarioAsking(...WINGS, "split or join wing");
  const [asked, ...others] = game.open;
  const id = asked?.ask.about?.ship;
  const wing = game.state.ships.find((ship) => ship.id === id)?.wing;
  if (!id || !wing) throw new Error("no wingmate");
  // All wingmates get the question at once, and nothing changes until each has an answer. The test answers for the others here, and for the
  // first one on the page.
  for (const { number, ask } of others) expect(game.give({ input: "answer", seat: ask.seat, ask: number, key: "stay" })).toBeUndefined();
  for (const [from, to, option] of [
    ["in wing", "split", /^Split/],
    ["split", "in wing", /^Join/],
  ] as const) {
    await show(judged(game, set(id, { wing: { ...wing, split: from === "split" } })));
    await openDrawer("Ships");
    const badge = () => find(".play-cards-wing", card(id));
    expect(badge()).toHaveAttribute("data-state", from);
    expect(piece(id).getAttribute("aria-label")).toMatch(WING_WORDS[from]);
    const seen = watchCard(id);
    await click(button(option, question()));
    expect(badge()).toHaveAttribute("data-state", to);
    expect(piece(id).getAttribute("aria-label")).toMatch(WING_WORDS[to]);
    // It changes in the same step as the end of the round, which the last answer triggers.
    expect(seen()).toEqual([`Round 1 · End: ${from}`, `Round 2 · Planning: ${to}`]);
  }
});
