/**
 * Many lists submitted at once. Each file is accepted or its refusal explained, and good files are accepted whatever happens to the rest.
 */
import { catalogueOf } from "@broadside/cards";
import { pack } from "@broadside/cards/1e";
import { type EntryDraft, type SquadDraft, writeXws } from "@broadside/squads";
import { READY_MADE } from "@broadside/squads/ready-made/1e";
import { eventFormatById, type Happening, newLog, record, usualPlan } from "@broadside/tournament";
import { describe, expect, test } from "vitest";
import { workplace } from "../shared/broadside.ts";

const { broadside, file, read } = workplace();
const catalogue = catalogueOf(pack);
const AT = "2026-11-14T08:00:00.000Z";

const entryOf = (id: string): EntryDraft => {
  const found = READY_MADE.find((one) => one.id === id);
  if (!found) throw new Error(`no list ${id}`);
  return found.entry;
};

/** A file with the ready-made list, optionally naming a player in place of the list's own names. */
function listFile(path: string, id: string, player?: string): string {
  const { squads, ...entry } = entryOf(id);
  const named = squads.map(({ player: _, ...squad }): SquadDraft => ({ ...squad, ...(player !== undefined && { player }) }));
  return file(path, writeXws({ ...entry, squads: named }, catalogue));
}

/** One member's list of a ready-made team. */
function memberFile(path: string, id: string, at: number): string {
  const { captain, player, ...squad } = entryOf(id).squads[at] ?? { faction: "", ships: [] };
  return file(path, writeXws({ format: "team-epic", squads: [squad] }, catalogue));
}

function eventFile(name: string, format: string, players: readonly string[], rows: readonly Happening[] = []): string {
  const known = eventFormatById(format);
  const organiser = { person: "o1", name: "Olga Nord" };
  const settings = { rounds: known ? usualPlan(known, 3, 1) : [] };
  const log = newLog({ kind: "created", name: "Lists", format, tier: "casual", date: "2026-11-14", organiser, settings }, AT);
  if (!log.ok) throw new Error("no event");
  const registered = players.map((player, at): Happening => ({ kind: "registered", person: `p${at + 1}`, name: player }));
  for (const row of [...registered, ...rows]) expect(record(log.value, row, "o1", AT)).toMatchObject({ ok: true });
  return file(name, log.value.entries.map((entry) => `${JSON.stringify(entry)}\n`).join(""));
}

const linesIn = (name: string): number => read(name).split("\n").length - 1;

describe("event list with a folder", () => {
  test("accepts good files, and says in a sentence what is wrong with every other file", async () => {
    const event = eventFile("folder.jsonl", "epic-dogfight", ["Ana Kovač", "Ben Ito", "Chiyo Ito", "Dmitri Orlov", "Ben Orlov"]);
    listFile("in/a.xws", "1e-tantive-and-transport", "ana kovac");
    listFile("in/ITO Chiyo.xws", "1e-raider-and-escort");
    listFile("in/b.xws", "1e-evacuation", "Ben");
    listFile("in/dmitri.xws", "1e-carrier-group");
    listFile("in/mystery.xws", "1e-evacuation");
    file("in/readme.txt", "hello");
    file("in/.hidden", "hello");
    file("in/deeper/x.xws", "{}");
    const { code, stdout, stderr } = await broadside(["event", "list", event, "in"]);
    expect(code).toBe(1);
    expect(stdout).toMatch(
      /^in[/\\]ITO Chiyo\.xws: Chiyo Ito's list: imperial, .*\nin[/\\]a\.xws: Ana Kovač's list: rebel, .*\n5 files were not accepted\.\n3 of 5 lists are missing\.\n$/,
    );
    for (const words of [
      /in[/\\]deeper was not accepted: it is a folder inside another folder\.\nName that folder in the command\./,
      /in[/\\]readme\.txt isn't a list:\n/,
      /in[/\\]b\.xws was not accepted: it might be for Ben Ito \(p2\) or Ben Orlov \(p5\), judging by the name in it\.\nName its player: broadside event list folder\.jsonl PLAYER in[/\\]b\.xws/,
      /in[/\\]dmitri\.xws isn't legal for Epic Dogfight:\n.*\[ET-EPIC-51-Q\]\n.*\nFix the list, then run the same command again\.\n/,
      /in[/\\]mystery\.xws was not accepted: neither the list nor the file name says whose it is; it might be for Ben Ito \(p2\) or Dmitri Orlov \(p4\) or Ben Orlov \(p5\), because their lists are missing/,
    ])
      expect(stderr).toMatch(words);
    expect(stderr).not.toContain(".hidden");
    expect(linesIn(event)).toBe(1 + 5 + 2);
  });

  test("can be run again, and accepts only what is new", async () => {
    const event = eventFile("again.jsonl", "epic-dogfight", ["Ana Kovač", "Ben Ito"]);
    listFile("twice/ana.xws", "1e-tantive-and-transport");
    expect(await broadside(["event", "list", event, "twice"])).toMatchObject({ code: 0, stderr: "" });
    listFile("twice/ben.xws", "1e-raider-and-escort");
    const { code, stdout } = await broadside(["event", "list", event, "twice"]);
    expect([code, stdout]).toEqual([
      0,
      expect.stringMatching(
        /^twice[/\\]ana\.xws: Ana Kovač already handed in this list, so nothing changed\.\ntwice[/\\]ben\.xws: Ben Ito's list: .*\nAll 2 lists are in\.\n$/,
      ),
    ]);
    expect(linesIn(event)).toBe(1 + 2 + 2);
  });

  test("accepts neither of two files for one player, nor a file whose names contradict each other", async () => {
    const event = eventFile("doubt.jsonl", "epic-dogfight", ["Ana Kovač", "Ben Ito"]);
    listFile("doubt/ana.xws", "1e-tantive-and-transport");
    listFile("doubt/ana-new.xws", "1e-evacuation");
    listFile("doubt/ben.xws", "1e-raider-and-escort", "Ana Kovač");
    const { code, stdout, stderr } = await broadside(["event", "list", event, "doubt"]);
    expect([code, stdout]).toEqual([1, "3 files were not accepted.\n2 of 2 lists are missing.\n"]);
    expect(
      stderr.match(/ana(-new)?\.xws was not accepted: there are 2 files for Ana Kovač, .*\.\nHand in only the right one\./g),
    ).toHaveLength(2);
    expect(stderr).toMatch(/ben\.xws was not accepted: it names Ana Kovač, but the file name says Ben Ito\.\nName its player: /);
    expect(linesIn(event)).toBe(1 + 2);
  });

  test("reports an empty folder and a missing one", async () => {
    const event = eventFile("nothing.jsonl", "epic-dogfight", ["Ana Kovač"]);
    file("empty/.keep", "");
    expect((await broadside(["event", "list", event, "empty"])).stderr).toBe(
      "empty was not accepted: the folder is empty.\nAdd list files to it.\n",
    );
    expect((await broadside(["event", "list", event, "empty", "no-folder", "neither"])).stderr).toMatch(
      /no-folder was not accepted: there is no such file or folder\.\nCheck the name\.\nneither was not accepted/,
    );
  });
});

describe("event list with several files", () => {
  test("accepts each for its player, and still reads a player's name before a file's", async () => {
    const event = eventFile("several.jsonl", "epic-dogfight", ["Ana Kovač", "Ben Ito"]);
    const [ana, ben] = [listFile("ana kovač.xws", "1e-tantive-and-transport"), listFile("Ben", "1e-raider-and-escort")];
    expect(await broadside(["event", "list", event, ana, "--override", "all of them"])).toMatchObject({ code: 2 });
    expect((await broadside(["event", "list", event, ana])).stdout).toMatch(/^ana kovač\.xws: Ana Kovač's list: /);
    expect((await broadside(["event", "list", event, ben])).stdout).toBe("Ben Ito hasn't handed in a list.\n");
    expect((await broadside(["event", "list", event, "Ben", ben])).stdout).toMatch(/^Ben Ito's list: imperial/);
    expect((await broadside(["event", "list", event, ana, `./${ben}`])).stdout).toMatch(
      /\.\/Ben: Ben Ito already handed in this list, so nothing changed\./,
    );
  });
});

describe("[ET-TLIST-03] a team's two lists", () => {
  const TEAM: readonly Happening[] = [
    { kind: "teamed", team: "t1", name: "Both", members: ["p1", "p2"] },
    { kind: "captained", team: "t1", captain: "p2" },
  ];

  test("are joined from its members' files, and checked together", async () => {
    const event = eventFile("team.jsonl", "team-epic", ["Ann Li", "Bea Ode"], TEAM);
    memberFile("team/ann.xws", "1e-team-alliance-fleet", 0);
    const alone = await broadside(["event", "list", event, "team"]);
    expect(alone).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /team\/ann\.xws was not accepted: the lists of team Both are checked together, but Bea Ode's list is missing; hand in both together\.\nAdd the missing list to the command\.\n$/,
      ) as unknown,
    });
    memberFile("team/bea.xws", "1e-team-alliance-fleet", 1);
    const { code, stdout, stderr } = await broadside(["event", "list", event, "team"]);
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout).toMatch(/team\/ann\.xws and team\/bea\.xws: Bea Ode's list: rebel, 200 points \(7 ships\), hash [0-9a-f]{12}\./);
    const own = await broadside(["event", "list", event, "Ann", "team/ann.xws"]);
    expect([own.code, own.stdout]).toEqual([0, expect.stringContaining("Ann Li already handed in this list, so nothing changed.")]);
  });

  test("with two factions are both refused, with the rule", async () => {
    const event = eventFile("mixed.jsonl", "team-epic", ["Ann Li", "Bea Ode"], TEAM);
    memberFile("mixed/ann.xws", "1e-team-alliance-fleet", 0);
    memberFile("mixed/bea.xws", "1e-team-imperial-hammer", 1);
    const { code, stderr } = await broadside(["event", "list", event, "mixed"]);
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(/ann\.xws and \S*bea\.xws isn't legal for Team Epic:\n[\s\S]*\[ET-TEAM-09\]/),
    ]);
    expect(linesIn(event)).toBe(1 + 2 + 2);
  });

  test("[ET-TEAM-09] must be of one faction on paper, too", async () => {
    const event = eventFile("paper.jsonl", "team-epic", ["Ann Li", "Bea Ode"], TEAM);
    expect(await broadside(["event", "list", event, "Ann", "--paper", "200", "--faction", "rebel"])).toMatchObject({ code: 0 });
    expect(await broadside(["event", "list", event, "Bea", "--paper", "200", "--faction", "imperial"])).toMatchObject({
      code: 1,
      stderr:
        "Team Both must play one faction: Ann Li's list is rebel, but this one is imperial [ET-TEAM-09].\nSee the state of the event and what to do next: broadside event show paper.jsonl\n",
    });
    expect(await broadside(["event", "list", event, "Bea", "--paper", "200", "--faction", "rebel"])).toMatchObject({ code: 0 });
  });
});
