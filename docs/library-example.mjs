/** Plays a game between two ready-made lists with random answers. */
import { FIRST_EDITION_ABILITIES } from "@broadside/abilities";
import { catalogueOf } from "@broadside/cards";
import { pack } from "@broadside/cards/1e";
import { playOut, randomPlayer } from "@broadside/players";
import { FIRST_EDITION, newGame, setupFor } from "@broadside/rules";
import { checkEntry, formatById } from "@broadside/squads";
import { READY_MADE } from "@broadside/squads/ready-made/1e";

const catalogue = catalogueOf(pack);
const lists = ["1e-red-squadron", "1e-howlrunner-swarm"];
const contenders = lists.map((id) => {
  const { entry } = READY_MADE.find((list) => list.id === id);
  const { legal } = checkEntry(entry, formatById(entry.format), catalogue);
  return { player: id, squad: legal.squads[0] };
});

const setup = setupFor({ edition: "1e", catalogue, format: "standard-100" }, contenders, { roundLimit: 30 });
const content = { edition: FIRST_EDITION, catalogue, registry: FIRST_EDITION_ABILITIES };
const game = newGame(setup, content, { seed: "any text", salts: ["a random word", "for each seat"] });
playOut(game, [randomPlayer(1), randomPlayer(2)]);

const { outcome, round } = game.state;
const winners = setup.seats.filter(({ team }) => outcome.winners.includes(team)).map(({ player }) => player);
console.log(`${winners.join(" and ") || "Nobody"} won by ${outcome.ending} in round ${round}, after ${game.number} inputs.`);
