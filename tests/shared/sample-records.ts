/** Short recorded games of every edition: small squads, one round, and every kind of input from players and judges. */
import { contentFor, prepareGame, type SeatChoice } from "@broadside/content";
import { playOut, randomPlayer } from "@broadside/players";
import { type Dice, type Game, type GameRecord, type GameSetup, type Input, newGame, recordOf, setupFor } from "@broadside/rules";
import { checkEntry, formatById, type ShipDraft, type SquadDraft } from "@broadside/squads";
import { READY_MADE as READY_2_0 } from "@broadside/squads/ready-made/2.0";
import { READY_MADE as READY_2_5 } from "@broadside/squads/ready-made/2.5";
import { CATALOGUE } from "@broadside/tools/soak/content";

export interface Sample {
  readonly name: string;
  /** The record as read back from its text. */
  readonly record: GameRecord;
}

/** Upgrades of a corvette name their section: `gunneryteam@fore`. */
const ship = (pilot: string, ...upgrades: readonly string[]): ShipDraft => ({
  pilot,
  upgrades: upgrades.map((text) => {
    const [id = "", half] = text.split("@");
    return half === "fore" || half === "aft" ? { id, section: half } : { id };
  }),
});

const REBELS: SquadDraft = { faction: "rebel", ships: [ship("wedgeantilles", "predator", "r2astromech"), ship("rookiepilot")] };
const IMPERIALS: SquadDraft = { faction: "imperial", ships: [ship("howlrunner"), ship("academypilot")] };
const CORVETTE: SquadDraft = { faction: "rebel", ships: [ship("cr90corvette", "gunneryteam@fore", "quadlasercannons@aft")] };
const RAIDER: SquadDraft = { faction: "imperial", ships: [ship("raiderclasscorvette", "quadlasercannons@fore"), ship("academypilot")] };

/** A first-edition game between these sides. Each side is given as its members' lists. */
function firstEdition(id: string, sides: readonly (readonly SquadDraft[])[]): GameSetup {
  const format = formatById(id);
  if (!format) throw new Error(`no format ${id}`);
  const contenders = sides.flatMap((squads, team) => {
    const { legal, verdict } = checkEntry({ squads }, format, CATALOGUE);
    if (!legal) throw new Error(JSON.stringify(verdict.problems));
    return legal.squads.map((squad, at) => ({ player: `player-${team + 1}-${at + 1}`, team: team + 1, squad }));
  });
  return setupFor({ edition: "1e", format: id, catalogue: CATALOGUE }, contenders);
}

async function scenarioGame(scenario: string, edition: "2.0" | "2.5", squads: readonly SquadDraft[]): Promise<GameSetup> {
  const seats = squads.map((squad, at): SeatChoice => ({ name: `Player ${at + 1}`, squad }));
  const prepared = await prepareGame({ scenario, edition, seats });
  if ("problems" in prepared) throw new Error(JSON.stringify(prepared.problems));
  return prepared.setup;
}

const readyMade = (lists: typeof READY_2_0, id: string): SquadDraft => {
  const squad = lists.find((list) => list.id === id)?.entry.squads[0];
  if (!squad) throw new Error(`no list ${id}`);
  return squad;
};

/** Extra inputs after the first round has begun: changes by hand and by consent, undo, and standing orders. */
const besides = ({ number, state }: Game): readonly Input[] => [
  { input: "propose", seat: 0, reason: "forgotten", changes: [{ change: "ship", ship: "A1", set: { label: "7" } }] },
  { input: "agree", seat: "judge", proposal: number + 1, yes: true },
  { input: "set", reason: "mended", changes: [{ change: "ship", ship: "A1", set: { label: undefined } }] },
  { input: "undo", seat: "judge", to: number + 2 },
  { input: "standing", seat: 0, kind: "next ship", key: "default" },
  { input: "draw", seat: 0 },
  { input: "agree", seat: "clock", proposal: number + 6, yes: false },
  { input: "seat", seat: 1, player: { id: "somebody-else" } },
  { input: "away", seat: 1, away: true },
  ...(state.seats.length > 2 ? [{ input: "concede", seat: 2 } as const] : []),
];

/** Plays the game until the end of its first round and records it. */
async function played(name: string, setup: GameSetup, isTalkative: boolean): Promise<Sample> {
  const content = await contentFor(setup);
  if (!content) throw new Error(`no content for ${name}`);
  const dice: Dice = { seed: name, salts: setup.seats.map(({ player }) => player) };
  const game = newGame(setup, content, dice);
  game.names = Object.fromEntries(setup.seats.map(({ player }, at) => [player, `Name ${at + 1}`]));
  const players = setup.seats.map((_, seat) => randomPlayer(seat + 1));
  while (game.state.round === 0) {
    const seat = game.open.find(({ answer }) => !answer)?.ask.seat ?? 0;
    const answer = players[seat]?.(game, seat);
    if (!answer || game.give(answer)) throw new Error(`${name} is not set up`);
  }
  if (isTalkative)
    for (const [at, input] of besides(game).entries()) {
      const refused = game.give(input, { id: `input-${at}`, by: setup.seats[0]?.player ?? "", at: 1_700_000_000_000 + at });
      if (refused) throw new Error(`${name}: ${JSON.stringify([input, refused])}`);
    }
  playOut(game, players, { mostRounds: 1 });
  return { name, record: JSON.parse(JSON.stringify(recordOf(game, dice))) as GameRecord };
}

let made: Promise<readonly Sample[]> | undefined;
/** Plays the games once for all tests in a process. */
export function sampleRecords(): Promise<readonly Sample[]> {
  made ??= playSamples();
  return made;
}

const playSamples = async (): Promise<readonly Sample[]> =>
  Promise.all([
    played("standard", firstEdition("standard-100", [[REBELS], [IMPERIALS]]), true),
    played("Epic Dogfight", firstEdition("epic-dogfight", [[CORVETTE], [RAIDER]]), false),
    played(
      "Team Epic",
      firstEdition("team-epic", [
        [{ ...CORVETTE, captain: true }, REBELS],
        [
          { ...IMPERIALS, captain: true },
          { faction: "imperial", ships: [ship("soontirfel")] },
        ],
      ]),
      false,
    ),
    played(
      "Aces High of 2.0",
      await scenarioGame("aces-high", "2.0", [
        { faction: "rebelalliance", ships: [ship("bluesquadronescort")] },
        { faction: "galacticempire", ships: [ship("academypilot")] },
        { faction: "rebelalliance", ships: [ship("lukeskywalker")] },
      ]),
      true,
    ),
    played(
      "Fog of War of 2.0, by quick builds",
      await scenarioGame("fog-of-war", "2.0", [
        readyMade(READY_2_0, "red-three-quick"),
        readyMade(READY_2_0, "soontir-and-defender-quick"),
      ]),
      false,
    ),
    played(
      "Salvage Mission of 2.5",
      await scenarioGame("salvage-mission", "2.5", [
        readyMade(READY_2_5, "black-sun-extended"),
        readyMade(READY_2_5, "rogue-squadron-extended"),
      ]),
      false,
    ),
  ]);
