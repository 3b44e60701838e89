/** `npm run shown-games`: plays the two games that the documentation shows until they have what is to be seen, and writes lists and records. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { invariant, randomStream } from "@broadside/kit";
import { defaultPlayer, type Player, playOut, randomPlayer } from "@broadside/players";
import { type Contender, type Game, type GameEvent, newGame, recordOf, setupFor } from "@broadside/rules";
import { checkEntry, type EntryDraft, FORMATS, type Format, type LegalSquad, type ShipDraft, writeXws } from "@broadside/squads";
import { READY_MADE } from "@broadside/squads/ready-made/1e";
import { inRoot, say } from "./root.ts";
import { CATALOGUE, CONTENT } from "./soak/one-game.ts";

interface ShownGame {
  readonly id: string;
  readonly format: string;
  /** What each side hands in, and who flies its lists. */
  readonly sides: readonly { readonly players: readonly string[]; readonly entry: EntryDraft; readonly squads: readonly LegalSquad[] }[];
  /** What must happen in it, by name. */
  readonly shows: Readonly<Record<string, (game: Game) => boolean>>;
}

const formatOf = (id: string): Format => {
  const format = FORMATS.find((one) => one.id === id);
  invariant(format, `no format ${id}`);
  return format;
};

function legal(entry: Omit<EntryDraft, "format">, format: Format): readonly LegalSquad[] {
  const { legal: checked, verdict } = checkEntry(entry, format, CATALOGUE);
  invariant(checked, `a list is not legal: ${verdict.faults.map(({ text }) => text).join("; ")}`);
  return checked.squads;
}

/** Upgrades of a corvette name their half: `gunneryteam@fore`. */
const ship = (pilot: string, ...upgrades: readonly string[]): ShipDraft => ({
  pilot,
  upgrades: upgrades.map((text) => {
    const [id = "", half] = text.split("@");
    return half === "fore" || half === "aft" ? { id, section: half } : { id };
  }),
});

/** Two corvettes a side cost six epic points: one more than an event allows (ET-SQUAD-04), so this is a friendly game. */
const FRIENDLY: Format = { ...formatOf("epic-dogfight"), epicPoints: 6 };

const REBELS = [
  ship("cr90corvette", "tantiveiv", "singleturbolasers@fore", "quadlasercannons@aft", "raymusantilles@fore", "wed15repairdroid@aft"),
  ship("cr90corvette", "quadlasercannons@fore", "quadlasercannons@aft", "gunneryteam@fore", "backupshieldgenerator@aft"),
  ship("wedgeantilles", "predator", "r2astromech"),
  ship("banditsquadronpilot"),
  ship("banditsquadronpilot"),
];
const IMPERIALS = [
  ship("raiderclasscorvette", "instigator", "ioncannonbattery@fore", "quadlasercannons@aft", "engineeringteam@aft", "admiralozzel@aft"),
  ship("raiderclasscorvette", "quadlasercannons@fore", "quadlasercannons@aft", "gunneryteam@fore", "backupshieldgenerator@aft"),
  ship("academypilot"),
  ship("academypilot"),
  ship("academypilot"),
  ship("academypilot"),
];

function friendlySide(player: string, faction: string, ships: readonly ShipDraft[]): ShownGame["sides"][number] {
  const entry: EntryDraft = { format: FRIENDLY.id, squads: [{ faction, ships, player }] };
  return { players: [player], entry, squads: legal(entry, FRIENDLY) };
}

function readyMadeSide(id: string, ...players: readonly string[]): ShownGame["sides"][number] {
  const found = READY_MADE.find((one) => one.id === id);
  invariant(found, `no list ${id}`);
  const entry = { ...found.entry, squads: found.entry.squads.map((squad, at) => ({ ...squad, player: players[at] ?? "?" })) };
  return { players, entry, squads: legal(entry, formatOf(entry.format)) };
}

const notesIn = (game: Game, name: string): readonly GameEvent[] =>
  game.log.flatMap(({ events }) => events.filter((event) => "note" in event && event.note === name));

/** A section falls in the game and its ship goes on with the other. */
const cripplesSection = (game: Game): boolean => notesIn(game, "crippled").length > 0;
const ramsSmallShip = (game: Game): boolean =>
  notesIn(game, "run over").some((event) => "target" in event && !game.factsOf(shipCalled(game, event.target)).isHuge);
/** A huge ship has more shields than before, while it performs a recover action. */
function recoversShields(game: Game): boolean {
  const shields = new Map<string, number>();
  for (const { events } of game.log) {
    const isRecovering = events.some((event) => "note" in event && event.note === "action" && event.text === "recover");
    for (const event of events) {
      if (!("change" in event) || event.change !== "ship" || event.set.shields === undefined) continue;
      const before = shields.get(event.ship) ?? 0;
      shields.set(event.ship, event.set.shields);
      if (isRecovering && event.set.shields > before && game.state.round > 0 && game.factsOf(shipCalled(game, event.ship)).isHuge)
        return true;
    }
  }
  return false;
}
const isLong = ({ state }: Game): boolean => state.round >= 5;

const shipCalled = (game: Game, id: string | undefined) => {
  const found = game.state.ships.find((one) => one.id === id);
  invariant(found, `no ship ${id}`);
  return found;
};

const SHOWN: readonly ShownGame[] = [
  {
    id: "epic-dogfight",
    format: "epic-dogfight",
    sides: [friendlySide("Ana", "rebel", REBELS), friendlySide("Ben", "imperial", IMPERIALS)],
    shows: { cripplesSection, ramsSmallShip, recoversShields, isLong },
  },
  {
    id: "team-epic",
    format: "team-epic",
    sides: [readyMadeSide("1e-team-alliance-fleet", "Ana", "Chiyo"), readyMadeSide("1e-team-imperial-hammer", "Ben", "Dmitri")],
    shows: { cripplesSection, isLong },
  },
];

const contendersOf = ({ sides }: ShownGame): readonly Contender[] =>
  sides.flatMap(({ players, squads }, team) => squads.map((squad, at) => ({ name: players[at] ?? "?", squad, team: team + 1 })));

/** Attacks, acts and loads whenever it can, flies mostly as the dial suggests; otherwise chance decides. */
function eagerPlayer(seed: number): Player {
  const random = randomPlayer(seed);
  const steady = randomStream(seed + 1);
  const eager = new Set(["attack", "action", "allocate energy"]);
  return (game, seat) => {
    const ask = game.open.find((one) => !one.answer && (seat === undefined || one.ask.seat === seat))?.ask;
    if (ask?.kind === "dial" && steady(5) > 0) return defaultPlayer(game, seat);
    let answer = random(game, seat);
    for (let tries = 0; ask && eager.has(ask.kind) && tries < 3 && "key" in answer && isDeclining(answer.key); tries += 1)
      answer = random(game, seat);
    return answer;
  };
}

const isDeclining = (key: string): boolean => ["none", "skip", "done"].includes(key);

const MOST_TRIES = 500;
/** Time is called in this round, as at an event. */
const LAST_ROUND = 9;

function played(shown: ShownGame): { readonly game: Game; readonly seed: string } {
  const { format, shows } = shown;
  const contenders = contendersOf(shown);
  for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
    const seed = `shown ${tries}`;
    const game = newGame(setupFor(format, contenders), CONTENT, { seed, salts: [] });
    const player = eagerPlayer(tries);
    playOut(
      game,
      contenders.map(() => player),
      { mostRounds: LAST_ROUND },
    );
    if (Object.values(shows).every((isShown) => isShown(game))) return { game, seed };
  }
  throw new Error(`none of ${MOST_TRIES} games shows ${Object.keys(shows).join(", ")}`);
}

export async function run(): Promise<number> {
  for (const shown of SHOWN) {
    const folder = inRoot("docs", "records", shown.id);
    mkdirSync(folder, { recursive: true });
    const { game, seed } = played(shown);
    const text = JSON.stringify(recordOf(game, { seed, salts: [] }));
    writeFileSync(join(folder, "game.json"), `${text}\n`);
    for (const { players, entry } of shown.sides)
      writeFileSync(join(folder, `${players[0]?.toLowerCase()}.json`), writeXws(entry, CATALOGUE));
    say(`${shown.id}: ${game.state.round} rounds, ${game.number} inputs, ${Math.round(text.length / 1024)} KB, seed "${seed}"`);
  }
  return 0;
}
