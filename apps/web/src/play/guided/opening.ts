/** The start of the first guided game: two small fleets, a fixed place for every piece, and a bot in the other seat. */
import type { GameClient } from "@broadside/client";
import type { FormatChoice } from "@broadside/content";
import { mm, type Pose } from "@broadside/geometry";
import type { PlayQuestion } from "@broadside/telling";
import { type Outcome, outcomeOf, sceneOf } from "../../game-worker/page/game-replies.ts";
import type { GameWorker } from "../../game-worker/page/game-worker.ts";
import { joinGame } from "../../game-worker/page/join-game.ts";
import type { ActionReply } from "../../game-worker/shared/action-reply.ts";
import { OPENING } from "../../words/play/guided.ts";

/** A seed that makes a good first game. With the suggested answers, both sides hit and a TIE Fighter is destroyed. */
const SEED = "first guided game 82";

export const YOU = 0;
const BOT = 1;
const LEVEL = "cadet";

/** The ids of the player's corvette and the bot's two ships. */
export const CORVETTE = "A1";
export const RAIDER = "B1";
export const TIE = "B2";

const guidedGame = (): FormatChoice => ({
  edition: "1e",
  format: "epic-dogfight",
  seats: [
    {
      name: OPENING.you,
      team: 1,
      squad: {
        faction: "rebel",
        ships: [
          { pilot: "cr90corvette", upgrades: [{ id: "singleturbolasers", section: "fore" }] },
          { pilot: "rookiepilot", upgrades: [] },
          { pilot: "rookiepilot", upgrades: [] },
        ],
      },
    },
    {
      name: OPENING.opponent,
      team: 2,
      squad: {
        faction: "imperial",
        ships: [
          { pilot: "raiderclasscorvette", upgrades: [] },
          { pilot: "academypilot", upgrades: [] },
        ],
      },
    },
  ],
});

const at = (x: number, y: number, heading = 0): Pose => ({ x: mm(x), y: mm(y), heading: heading * 1000 });

/** Obstacles at both ends of the table, out of the way. The players place them in turn, so they are listed in pairs. */
const ROCKS: readonly Pose[] = [
  [120, 260],
  [216, 260],
  [1708, 260],
  [1612, 260],
  [120, 654],
  [216, 654],
  [1708, 654],
  [1612, 654],
  [480, 457],
  [576, 457],
  [1348, 457],
  [1252, 457],
].map(([x = 0, y = 0]) => at(x, y));

/** The corvette lies broadside on, close enough for a shot in the first round. */
const SHIPS: Readonly<Record<string, Pose>> = {
  A1: at(740, 90.9, 60),
  A2: at(1030, 170),
  A3: at(1100, 170),
  B1: at(760, 801.9, 180),
  B2: at(1040, 734.4, 180),
};

/** Answers all set-up questions, so that the player's first decision is a dial. */
export async function beginGuided(worker: GameWorker): Promise<ActionReply> {
  const begun = await worker.start(guidedGame(), SEED);
  if (begun.game === undefined) return begun;
  const client = await joinGame(worker);
  const { refused } = await setUp(client);
  client.close();
  return refused === undefined ? begun : { refused };
}

async function setUp(client: GameClient): Promise<Outcome> {
  for (let rocks = 0; sceneOf(client).state.cursor.phase === "setup"; ) {
    const [question] = sceneOf(client).questions;
    if (!question) return { refused: OPENING.failed };
    const pose: Pose | undefined = question.kind === "place obstacle" ? ROCKS[rocks] : SHIPS[question.about.ship ?? ""];
    if (question.kind === "place obstacle") rocks += 1;
    const { refusal } = await client.give([{ input: "answer", seat: question.seat, ask: question.number, ...answerTo(question, pose) }]);
    if (refusal) return { refused: refusal.text };
  }
  return outcomeOf(await client.takeOver(BOT, LEVEL));
}

/** Answers a set-up question. It gives the player initiative, so that their ships act first and the guide can explain them first. */
function answerTo(question: PlayQuestion, pose: Pose | undefined): { readonly pose: Pose } | { readonly key: string } {
  if (question.place) return { pose: pose ?? question.place.default };
  if (question.kind === "initiative") return { key: `seat ${YOU + 1}` };
  return { key: question.options.find(({ isDefault }) => isDefault)?.key ?? "" };
}
