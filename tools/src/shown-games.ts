/**
 * `npm run shown-games`: plays the games in the documentation, or those named, until each shows what it should. Writes their lists and
 * records.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { invariant, randomStream } from "@broadside/kit";
import { defaultPlayer, type Player, playOut, randomPlayer } from "@broadside/players";
import { type Contender, type Game, newGame, recordOf, setupFor } from "@broadside/rules";
import { type EntryDraft, type Format, type ShipDraft, writeXws } from "@broadside/squads";
import { READY_MADE } from "@broadside/squads/ready-made/1e";
import { writeGzip } from "./files/gzip-file.ts";
import { inRoot, say } from "./root.ts";
import { shownAcesHigh } from "./shown/aces-high.ts";
import { shownCoverTheEvacuation } from "./shown/cover-the-evacuation.ts";
import { shownIntelPickup } from "./shown/intel-pickup.ts";
import { ship, shownOldMeta } from "./shown/old-meta.ts";
import { shownSalvageMission } from "./shown/salvage-mission.ts";
import { contendersOf, formatOf, legal, notesIn, playerNames, readyMadeSide, type ShownGame, type ShownSide } from "./shown/shown-game.ts";
import { CATALOGUE, CONTENT } from "./soak/content.ts";

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

function friendlySide(player: string, faction: string, ships: readonly ShipDraft[]): ShownSide {
  const entry: EntryDraft = { format: FRIENDLY.id, squads: [{ faction, ships, player }] };
  return { players: [player], entry, squads: legal(entry, FRIENDLY, CATALOGUE) };
}

const teamSide = (id: string, ...players: readonly string[]): ShownSide => readyMadeSide(READY_MADE, CATALOGUE, id, players);

/** A first-edition game. Its format is the one with the same id, unless another is given. */
const firstEdition = (id: string, sides: readonly ShownSide[], shows: ShownGame["shows"], format: string = id): ShownGame => ({
  id,
  sides,
  shows,
  player: eagerPlayer,
  catalogue: CATALOGUE,
  content: CONTENT,
  setup: (contenders) => setupFor({ edition: "1e", format, catalogue: CATALOGUE }, contenders),
  lastRound: LAST_ROUND,
});

/** A section is crippled, and its ship fights on with the other one. */
const cripplesSection = (game: Game): boolean => notesIn(game, "crippled").length > 0;
const ramsSmallShip = (game: Game): boolean =>
  notesIn(game, "run over").some((event) => !game.factsOf(shipCalled(game, event.target)).isHuge);
/** A huge ship gains shields through a recover action. */
function recoversShields(game: Game): boolean {
  const shields = new Map<string, number>();
  for (const { events } of game.log) {
    const isRecovering = events.some((event) => "note" in event && event.note === "action" && event.action === "recover");
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

/** Time is called in this round, as at an event. */
const LAST_ROUND = 9;

const shownGames = async (): Promise<readonly ShownGame[]> => [
  firstEdition("epic-dogfight", [friendlySide("Ana", "rebel", REBELS), friendlySide("Ben", "imperial", IMPERIALS)], {
    cripplesSection,
    ramsSmallShip,
    recoversShields,
    isLong,
  }),
  firstEdition("team-epic", [teamSide("1e-team-alliance-fleet", "Ana", "Chiyo"), teamSide("1e-team-imperial-hammer", "Ben", "Dmitri")], {
    cripplesSection,
    isLong,
  }),
  ...shownOldMeta((id, sides, shows) => firstEdition(id, sides, shows, "epic-dogfight")),
  await shownSalvageMission(),
  await shownAcesHigh(),
  await shownCoverTheEvacuation(),
  await shownIntelPickup(),
];

/** Attacks, takes actions and allocates energy whenever possible, and mostly flies the suggested dial. Otherwise it plays at random. */
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

const MOST_TRIES = 2000;

function played(shown: ShownGame): { readonly game: Game; readonly seed: string } {
  const { shows, content, setup, lastRound } = shown;
  const contenders: readonly Contender[] = contendersOf(shown);
  for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
    const seed = `shown ${tries}`;
    const game = newGame(setup(contenders), content, { seed, salts: [] });
    game.names = playerNames(shown);
    const player = shown.player(tries);
    playOut(
      game,
      contenders.map(() => player),
      { mostRounds: lastRound },
    );
    if (Object.values(shows).every((isShown) => isShown(game))) return { game, seed };
  }
  throw new Error(`none of ${MOST_TRIES} games shows ${Object.keys(shows).join(", ")}`);
}

export async function run(names: readonly string[]): Promise<number> {
  const all = await shownGames();
  for (const shown of all.filter(({ id }) => names.length === 0 || names.includes(id))) {
    const folder = inRoot("docs", "records", shown.id);
    mkdirSync(folder, { recursive: true });
    const { game, seed } = played(shown);
    const text = JSON.stringify(recordOf(game, { seed, salts: [] }));
    writeGzip(join(folder, "game.json.gz"), `${text}\n`);
    for (const { players, entry } of shown.sides)
      writeFileSync(join(folder, `${players[0]?.toLowerCase()}.json`), writeXws(entry, shown.catalogue));
    say(`${shown.id}: ${game.state.round} rounds, ${game.number} inputs, ${Math.round(text.length / 1024)} KB, seed "${seed}"`);
  }
  return 0;
}
