/** The set-up of a record from outside. Whether its cards exist, and count what it says, is found out when it is played or verified. */
import { AGREEMENT_WORDS, LONGEST_CLOCK, WORDED_AGREEMENTS } from "@broadside/formats";
import { OBSTACLES, PLAY_AREAS, SECTIONS, WING_POSITIONS } from "@broadside/geometry";
import { type JsonReader, join } from "@broadside/kit";
import { REMOTE_KINDS } from "../facts/remote-kinds.ts";
import { MOST_SEATS } from "../state/seat.ts";
import { EDITION_IDS, type GameSetup, HUGE_OBSTACLES, REFERENCES, type ShipSetup, type SquadSetup } from "../state/setup.ts";

const MOST_ENTRIES = 1_000_000;
const LONGEST = 1000;

const SETUP_FIELDS = [
  "edition",
  "reference",
  "format",
  "scenario",
  "options",
  "limit",
  "pointsUpdate",
  "remotes",
  "table",
  "seats",
  "squads",
  "decks",
  "roundLimit",
  "sharedDials",
  "sharedDeck",
  "hugeObstacle",
  "phaseSeconds",
  "agreements",
] as const satisfies readonly (keyof GameSetup)[];

export function readSetup(reader: JsonReader, given: unknown): void {
  const setup = reader.object(given, "setup", SETUP_FIELDS);
  if (!setup) return;
  reader.oneOf(setup["edition"], "setup.edition", EDITION_IDS);
  reader.text(setup["format"], "setup.format", LONGEST);
  if ("reference" in setup) reader.oneOf(setup["reference"], "setup.reference", REFERENCES);
  if ("scenario" in setup) reader.text(setup["scenario"], "setup.scenario", LONGEST);
  if ("limit" in setup) reader.whole(setup["limit"], "setup.limit", 0, MOST_ENTRIES);
  if ("pointsUpdate" in setup) reader.text(setup["pointsUpdate"], "setup.pointsUpdate", LONGEST);
  if ("options" in setup) readOptions(reader, setup["options"]);
  if ("remotes" in setup) readRemotes(reader, setup["remotes"]);
  reader.oneOf(setup["table"], "setup.table", Object.keys(PLAY_AREAS));
  if ("roundLimit" in setup) reader.whole(setup["roundLimit"], "setup.roundLimit", 1, MOST_ENTRIES);
  if ("phaseSeconds" in setup) reader.whole(setup["phaseSeconds"], "setup.phaseSeconds", 1, MOST_ENTRIES);
  if ("agreements" in setup) readAgreements(reader, setup["agreements"]);
  for (const field of ["sharedDials", "sharedDeck"] as const)
    if (field in setup) reader.oneOf(setup[field], join("setup", field), ["team"]);
  if ("hugeObstacle" in setup) {
    const huge = reader.object(setup["hugeObstacle"], "setup.hugeObstacle", ["seat", "token"]);
    if (huge) reader.whole(huge["seat"], "setup.hugeObstacle.seat", 0, MOST_SEATS - 1);
    if (huge) reader.oneOf(huge["token"], "setup.hugeObstacle.token", HUGE_OBSTACLES);
  }
  const seats = reader.list(setup["seats"], "setup.seats", MOST_SEATS) ?? [];
  if (seats.length === 0) reader.note("setup.seats", "must hold at least one");
  for (const [at, seat] of seats.entries()) {
    const fields = reader.object(seat, join("setup.seats", at), ["name", "team"]);
    if (fields) reader.text(fields["name"], join(join("setup.seats", at), "name"), LONGEST);
    if (fields) reader.whole(fields["team"], join(join("setup.seats", at), "team"), 0, MOST_ENTRIES);
  }
  for (const field of ["squads", "decks"] as const) {
    const list = reader.list(setup[field], join("setup", field), MOST_SEATS);
    if (list && list.length !== seats.length)
      reader.note(join("setup", field), `must hold one a seat: ${seats.length}, not ${list.length}`);
    list?.forEach((own, at) => {
      const path = join(join("setup", field), at);
      if (field === "squads") readSquad(reader, own, path);
      else reader.text(own, path, LONGEST);
    });
  }
}

function readAgreements(reader: JsonReader, given: unknown): void {
  const agreements = reader.object(given, "setup.agreements", [...WORDED_AGREEMENTS, "clocks"]);
  if (!agreements) return;
  for (const name of WORDED_AGREEMENTS)
    if (name in agreements) reader.oneOf(agreements[name], join("setup.agreements", name), AGREEMENT_WORDS[name]);
  const clocks = "clocks" in agreements && reader.object(agreements["clocks"], "setup.agreements.clocks", CLOCKS_IN_SETUP);
  if (!clocks) return;
  for (const name of CLOCKS_IN_SETUP)
    if (name in clocks) reader.whole(clocks[name], join("setup.agreements.clocks", name), 1, LONGEST_CLOCK);
}
/** That of a phase is a field of the set-up itself. */
const CLOCKS_IN_SETUP = ["seat", "match"] as const;

const SQUAD_FIELDS = ["faction", "ships", "obstacles", "points", "wings"] as const satisfies readonly (keyof SquadSetup)[];

function readSquad(reader: JsonReader, given: unknown, path: string): void {
  const squad = reader.object(given, path, SQUAD_FIELDS);
  if (!squad) return;
  reader.text(squad["faction"], join(path, "faction"), LONGEST);
  readFigure(reader, squad["points"], join(path, "points"));
  each(reader, squad["obstacles"], join(path, "obstacles"), (token, at) => reader.oneOf(token, at, Object.keys(OBSTACLES)));
  each(reader, squad["ships"], join(path, "ships"), (ship, at) => readShip(reader, ship, at));
  if ("wings" in squad) each(reader, squad["wings"], join(path, "wings"), (wing, at) => readWing(reader, wing, at));
}

const SHIP_FIELDS = [
  "pilot",
  "upgrades",
  "sections",
  "sectionPoints",
  "points",
  "dockedTo",
  "build",
] as const satisfies readonly (keyof ShipSetup)[];

function readShip(reader: JsonReader, given: unknown, path: string): void {
  const ship = reader.object(given, path, SHIP_FIELDS);
  if (!ship) return;
  reader.text(ship["pilot"], join(path, "pilot"), LONGEST);
  readFigure(reader, ship["points"], join(path, "points"));
  each(reader, ship["upgrades"], join(path, "upgrades"), (id, at) => reader.text(id, at, LONGEST));
  if ("sections" in ship) each(reader, ship["sections"], join(path, "sections"), (section, at) => reader.oneOf(section, at, SECTIONS));
  const halves = "sectionPoints" in ship && reader.object(ship["sectionPoints"], join(path, "sectionPoints"), SECTIONS);
  if (halves) for (const section of SECTIONS) readFigure(reader, halves[section], join(join(path, "sectionPoints"), section));
  for (const field of ["dockedTo", "build"] as const) if (field in ship) readPlace(reader, ship[field], join(path, field));
}

function readWing(reader: JsonReader, given: unknown, path: string): void {
  const wing = reader.object(given, path, ["leader", "mates"]);
  if (!wing) return;
  readPlace(reader, wing["leader"], join(path, "leader"));
  each(reader, wing["mates"], join(path, "mates"), (mate, at) => {
    const fields = reader.object(mate, at, ["ship", "position"]);
    if (fields) readPlace(reader, fields["ship"], join(at, "ship"));
    if (fields) reader.oneOf(fields["position"], join(at, "position"), WING_POSITIONS);
  });
}

const readFigure = (reader: JsonReader, value: unknown, path: string) => reader.whole(value, path, -MOST_ENTRIES, MOST_ENTRIES);
const readPlace = (reader: JsonReader, value: unknown, path: string) => reader.whole(value, path, 0, MOST_ENTRIES);

/** Every entry of a list, with its path. */
function each(reader: JsonReader, given: unknown, path: string, read: (one: unknown, path: string) => void): void {
  reader.list(given, path, MOST_ENTRIES)?.forEach((one, at) => {
    read(one, join(path, at));
  });
}

/** Figures by name. */
function readOptions(reader: JsonReader, given: unknown): void {
  if (typeof given !== "object" || given === null || Array.isArray(given)) return void reader.note("setup.options", "must be an object");
  for (const [name, figure] of Object.entries(given)) reader.whole(figure, join("setup.options", name), 0, MOST_ENTRIES);
}

function readRemotes(reader: JsonReader, given: unknown): void {
  reader.list(given, "setup.remotes", MOST_ENTRIES)?.forEach((remote, at) => {
    const path = join("setup.remotes", at);
    const fields = reader.object(remote, path, ["kind", "number", "seat"]);
    if (!fields) return;
    reader.oneOf(fields["kind"], join(path, "kind"), REMOTE_KINDS);
    reader.whole(fields["number"], join(path, "number"), 1, MOST_ENTRIES);
    if ("seat" in fields) reader.whole(fields["seat"], join(path, "seat"), 0, MOST_SEATS - 1);
  });
}
