/** A game goes into its event by its record, from the first command to the last: the event says the same winner and score as the game. */
import { catalogueFor, defaultLineUp, type SecondEdition } from "@broadside/content";
import { findSheet, type OptionValues } from "@broadside/scenarios";
import { writeXws } from "@broadside/squads";
import { expect, test } from "vitest";
import { workplace } from "./broadside.ts";

const { broadside, file } = workplace();
const NAMES = ["Ana", "Ben"];

interface Told {
  readonly winners: readonly string[];
  readonly seats: readonly { readonly name: string; readonly score: number }[];
}

/** Default lists of a scenario, each under the name of its player. */
async function listsOf(scenario: string, edition: SecondEdition, format: string, options: OptionValues): Promise<readonly string[]> {
  const sheet = findSheet(scenario);
  if (!sheet) throw new Error(`no scenario ${scenario}`);
  const catalogue = await catalogueFor(edition);
  const squads = await defaultLineUp({ sheet, edition, options, teams: NAMES.map(() => undefined) });
  return NAMES.map((player, seat) => {
    const squad = squads[seat];
    if (!squad) throw new Error(`no squad for ${player}`);
    return file(`${scenario}-${player}.json`, writeXws({ format, squads: [{ ...squad, player }] }, catalogue));
  });
}

/** What events fix where nobody says anything else. */
const AS_AT_EVENTS = ["--aids", "strict", "--unknown-damage", "by-hand"];

const run = async (...args: readonly string[]): Promise<string> => {
  const { code, stdout, stderr } = await broadside(args);
  expect([code, stderr], args.join(" ")).toEqual([0, expect.not.stringMatching(/refused/)]);
  return stdout;
};

test.each([
  ["passing-engagement", "2.0", "epic-battles", "epic-battles", "players:300:90:passing-engagement", {}],
  // A round without a scenario is played with the event's lists, huge ships and wings among them.
  ["dogfight", "2.0", "epic-battles", "epic-battles", "players:300:90:dogfight", { points: 300, epic: 1 }],
  // An id of earlier versions is as good.
  ["assault-at-the-satellite-array", "2.5", "scenario-event", "standard-20", "players:20:75:satellite-array", {}],
] as const)("%s in %s is entered as it was played", async (scenario, edition, format, lists, plan, options: OptionValues) => {
  const files = await listsOf(scenario, edition, lists, options);
  const { points } = options;
  const [cup, game] = [`${scenario}.jsonl`, `${scenario}.json`];
  const played = JSON.parse(
    await run(
      ...["play", "--scenario", scenario, ...files, "--seed", "1", "--record", game, "--json", ...AS_AT_EVENTS],
      ...(points === undefined ? [] : ["--set", `points=${points}`]),
    ),
  ) as Told;
  await run("event", "new", cup, "--format", format, "--name", "Cup", "--organiser", "Olga", "--plan", plan);
  if (format === "epic-battles") await run("event", "set", cup, "--publish");
  for (const [at, name] of NAMES.entries()) {
    await run("event", "add", cup, name);
    await run("event", "list", cup, name, files[at] ?? "");
  }
  await run("event", "pair", cup, "--seed", "1");
  const said = await run("event", "result", cup, "1", "--game", game);
  for (const { name, score } of played.seats) {
    const isWinner = played.winners.includes(name);
    expect(said).toMatch(new RegExp(`${name}\\s+${isWinner ? "win" : "loss"}\\s+${score}\\s`));
  }
  await run("event", "check", cup);
});
