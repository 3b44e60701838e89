/** Plays twenty games with both cards: checks the lists, then answers at random until each game ends. */
import { FIRST_EDITION_ABILITIES } from "@broadside/abilities";
import { withOwnCards } from "@broadside/abilities/language";
import { catalogueOf } from "@broadside/cards";
import { pack } from "@broadside/cards/1e";
import { playOut, randomPlayer } from "@broadside/players";
import { FIRST_EDITION, newGame, setupFor } from "@broadside/rules";
import { checkEntry, formatById, type SquadDraft } from "@broadside/squads";
import { oldScars } from "./old-scars.ts";
import { selaVarn } from "./sela-varn.ts";

const bare = { edition: FIRST_EDITION, catalogue: catalogueOf(pack), registry: FIRST_EDITION_ABILITIES };
const content = withOwnCards(bare, oldScars, selaVarn);

const ship = (pilot: string, ...upgrades: readonly string[]) => ({ pilot, upgrades: upgrades.map((id) => ({ id })) });
const drafts: readonly SquadDraft[] = [
  { name: "Scarred", faction: "rebel", ships: [ship("selavarn", "oldscars"), ship("rookiepilot")] },
  { name: "Hunters", faction: "imperial", ships: [ship("howlrunner"), ship("academypilot"), ship("academypilot")] },
];

/** Throws with every problem if the list isn't legal. */
function legal(draft: SquadDraft) {
  const format = formatById("standard-100");
  if (!format) throw new Error("no such format");
  const { legal: entry, verdict } = checkEntry({ squads: [draft] }, format, content.catalogue);
  const squad = entry?.squads[0];
  if (!squad) throw new Error(verdict.problems.map(({ problem }) => problem).join("\n"));
  return { name: draft.name ?? "", squad };
}

const setup = setupFor({ edition: "1e", catalogue: content.catalogue, format: "standard-100" }, drafts.map(legal), { roundLimit: 12 });
const ours: readonly unknown[] = ["pilot:selavarn", "upgrade:oldscars"];
let uses = 0;
for (let seed = 1; seed <= 20; seed += 1) {
  const game = newGame(setup, content, { seed: `game ${seed}`, salts: ["a random word", "for each seat"] });
  playOut(game, [randomPlayer(seed), randomPlayer(-seed)]);
  const events = game.log.flatMap((entry) => entry.events);
  uses += events.filter((event) => "note" in event && event.note === "used" && ours.includes(event.card)).length;
}
console.log(`Twenty games are over; our cards were used ${uses} times.`);
