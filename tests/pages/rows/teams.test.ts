// @vitest-environment happy-dom
/** What a team decides together, and what each of its players decides alone. */
import { shortNames } from "@broadside/telling";
import { within } from "@testing-library/dom";
import { account, at, isAsked, isPhase, judged, playedUntil, scenario, set } from "../../shared/made-games.ts";
import { click, expect, fill, test } from "../app.ts";
import {
  button,
  byRole,
  closeDrawer,
  find,
  findAll,
  heading,
  openDrawer,
  piece,
  question,
  region,
  show,
  status,
  textOf,
} from "../playing.ts";

/** Votes behind the cover for the other team to be first. Nobody sees how others vote. */
async function voteForTheOthers(seat: number): Promise<void> {
  await click(button(new RegExp(`^Pass the device to Player ${seat + 1}`)));
  expect(findAll(".play-dials-dialChip")).toHaveLength(1);
  const [, other] = findAll(".play-secret .play-options button");
  if (!other) throw new Error("nothing else to vote for");
  await click(other);
  await click(button(/^Done/));
}

/** The whole text of the log. */
async function readLog(): Promise<string> {
  const log = textOf(byRole("log", undefined, await openDrawer("Log")));
  await closeDrawer();
  return log;
}

test("[EB-MULTI-09] a team of three chooses first or second only when all three have said the same", async () => {
  const game = playedUntil(await scenario("cover-the-evacuation", 6), isAsked("player order"));
  const ballots = game.open.filter(({ ask }) => ask.kind === "player order");
  const voters = ballots.map(({ ask }) => ask.seat);
  expect(voters).toEqual([1, 3, 5]);
  await show(game);
  for (const [place, seat] of voters.entries()) {
    expect(status()).toHaveTextContent(`Player ${seat + 1}`);
    expect(await readLog()).not.toMatch(/first player/i);
    await voteForTheOthers(seat);
    if (place < 2) expect(textOf(heading())).toBe("Pass the device");
  }
  const log = await readLog();
  expect(log).toMatch(/first player/i);
  expect(log).not.toMatch(/a random draw decides/);
  for (const seat of voters) expect(log).toMatch(new RegExp(`Player ${seat + 1}[^.]* (votes|chooses|says)`));
  expect(within(region("Score")).getByTitle("First player").closest("li")).toHaveTextContent("Player 1");
  // If one member votes differently, nothing is chosen.
  for (const [place, key] of ["seat 2", "seat 1"].entries()) {
    const { number = 0, ask } = ballots[place] ?? {};
    expect(game.give({ input: "answer", seat: ask?.seat ?? 0, ask: number, key })).toBeUndefined();
  }
  await show(game);
  await voteForTheOthers(5);
  expect(await readLog()).toMatch(/a random draw decides/);
});

test("[EB-DEPLOY-06] a player whose ship returns at an edge chooses the edge each time, and a different one the second time", async () => {
  const game = playedUntil(await scenario("aces-high", 2), isPhase("planning"));
  // Without hyperspace points, a lost ship returns at an edge: first the bottom one, then the left one.
  // The other player chooses for their own ship.
  for (const [ship, x, y] of [
    ["A1", 450, 20],
    ["A1", 20, 450],
    ["B1", 450, 20],
  ] as const) {
    const seat = ship === "A1" ? 0 : 1;
    judged(game, set(ship, { status: "destroyed", pose: undefined }), account(game, { pieces: [] }));
    await show(playedUntil(game, isAsked("place ship")));
    expect(textOf(heading())).toMatch(new RegExp(`^Place ${shortNames(game)[ship]}\\.$`));
    expect(find(".play-question-whose")).toHaveTextContent(`Player ${seat + 1}`);
    await fill(within(question()).getByLabelText("Right, mm"), `${x}`);
    await fill(within(question()).getByLabelText("Up, mm"), `${y}`);
    await click(button(/^Put it here/));
    expect(heading()).not.toHaveTextContent(/^Place /);
    expect(piece(ship).getAttribute("aria-label")).toContain(`at ${x}, ${y} mm`);
    // Give the same answer here to reach the next round.
    const ask = game.open.find((one) => one.ask.kind === "place ship");
    expect(game.give({ input: "answer", seat, ask: ask?.number ?? 0, pose: at(x, y) })).toBeUndefined();
  }
});
