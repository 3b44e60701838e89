/** Epic matches that are played here and reported to an event. The game and the event must count the same score. */
import { FIRST_EDITION_ABILITIES } from "@broadside/abilities";
import { catalogueOf } from "@broadside/cards";
import { pack } from "@broadside/cards/1e";
import type { Claim } from "@broadside/formats";
import { playOut } from "@broadside/players";
import { type Change, claimOf, FIRST_EDITION, type Game, newGame, type ShipId, setupFor, teamScores } from "@broadside/rules";
import { checkEntry, formatById, type LegalSquad, writeXws } from "@broadside/squads";
import { READY_MADE } from "@broadside/squads/ready-made/1e";
import { type EventLog, matchOutcome, openLog, parseEntry } from "@broadside/tournament";
import { expect, test } from "vitest";
import { workplace } from "../shared/broadside.ts";
import { pairs, put } from "./small-events.ts";

const { broadside, file, read } = workplace();
const catalogue = catalogueOf(pack);
const CONTENT = { edition: FIRST_EDITION, catalogue, registry: FIRST_EDITION_ABILITIES, strict: true };

const entryOf = (id: string) => {
  const entry = READY_MADE.find((one) => one.id === id)?.entry;
  if (!entry) throw new Error(`no list ${id}`);
  return entry;
};

function squadsOf(id: string): readonly LegalSquad[] {
  const entry = entryOf(id);
  const format = formatById(entry.format);
  const legal = format && checkEntry(entry, format, catalogue).legal;
  if (!legal) throw new Error(`${id} is not legal`);
  return legal.squads;
}

/** A match where a judge makes these changes in the first round, after which time is called. */
function playedTo(format: string, lists: readonly string[], changes: readonly Change[]): Game {
  const contenders = lists.flatMap((id, team) => squadsOf(id).map((squad) => ({ squad, team })));
  const game = newGame(setupFor({ edition: "1e", format, catalogue }, contenders), CONTENT, { seed: "claims", salts: [] });
  while (game.state.cursor.phase === "setup") {
    const [open] = game.open;
    if (!open) break;
    game.give({
      input: "answer",
      seat: open.ask.seat,
      ask: open.number,
      ...("place" in open.ask ? { pose: open.ask.witness } : { key: open.ask.options[0].key }),
    });
  }
  expect(game.give({ input: "set", reason: "as it was", changes })).toBeUndefined();
  return playOut(game, [], { mostRounds: 1 });
}

/** An event with one match, lists submitted as files, and this claim. */
async function eventWith(format: string, lists: readonly string[], claim: Claim): Promise<EventLog> {
  const run = async (...args: readonly string[]) => {
    const { code, stderr } = await broadside(["event", ...args]);
    expect([code, stderr], args.join(" ")).toEqual([0, ""]);
  };
  const name = `${format}.event`;
  const isTeam = format === "team-epic";
  await run("new", name, "--format", format, "--name", "Cup", "--organiser", "Olga", "--rounds", "2");
  file("players.csv", isTeam ? "name,team,captain\nAna,One,yes\nBen,One,no\nCid,Two,yes\nDee,Two,no\n" : "name\nAna\nCid\n");
  await run("add", name, "--csv", "players.csv");
  for (const [at, id] of lists.entries())
    await run("list", name, at === 0 ? "Ana" : "Cid", file(`${id}.xws`, writeXws(entryOf(id), catalogue)));
  const rows = read(name).trim().split("\n").map(parseEntry);
  const log = openLog(rows.flatMap((row) => (row.ok ? [row.value] : [])));
  if (!log.ok) throw new Error("no event");
  const sides = isTeam ? [...log.value.event.teams.keys()] : [...log.value.event.players.keys()];
  return put(log.value, pairs(1, sides), { kind: "result", round: 1, table: 1, claim });
}

const scoresIn = ({ event }: EventLog) => {
  const [round] = event.rounds;
  const match = round?.matches[0];
  return round && match && matchOutcome(event, round, match)?.sides.map(({ score }) => score);
};

const lost = (ship: ShipId): Change => ({ change: "ship", ship, set: { status: "destroyed" } });
const crippled = (ship: ShipId, section: "fore" | "aft"): Change => ({ change: "ship", ship, set: { crippled: section } });

test("[ET-SCORE-01, ET-SCORE-03, ET-SCORE-53-Q] a Dogfight with a crippled corvette has the same score at the event", async () => {
  const lists = ["1e-tantive-and-transport", "1e-raider-and-escort"];
  const game = playedTo("epic-dogfight", lists, [crippled("A1", "fore"), lost("A3"), crippled("B1", "aft")]);
  const claim = claimOf(game);
  expect(claim.lost?.map((side) => side.map(({ as }) => as))).toEqual([["fore crippled", "destroyed"], ["aft crippled"]]);
  const scores = teamScores(game).map(({ score }) => score);
  expect(scores.every((score) => score > 0)).toBe(true);
  expect(scoresIn(await eventWith("epic-dogfight", lists, claim))).toEqual(scores);
});

test("[ET-PILE-04, ET-SCORE-04] a Team Epic has the same score at the event, over both members' lists", async () => {
  const lists = ["1e-team-alliance-fleet", "1e-team-imperial-hammer"];
  const game = playedTo("team-epic", lists, [crippled("A1", "aft"), lost("B2"), lost("C1"), lost("D3")]);
  const claim = claimOf(game);
  expect(claim.lost?.map((side) => side.map(({ member, as }) => `${member} ${as}`))).toEqual([
    ["0 aft crippled", "1 destroyed"],
    ["0 destroyed", "1 destroyed"],
  ]);
  expect(scoresIn(await eventWith("team-epic", lists, claim))).toEqual(teamScores(game).map(({ score }) => score));
});
