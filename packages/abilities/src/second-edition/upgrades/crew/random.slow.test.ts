/**
 * Plays randomly, from set-up on, with three crew cards on every ship. No errors may occur, and a reloaded game must continue where it was.
 */
import { randomStream } from "@broadside/kit";
import { type Game, isPlaceAsk, pendingOf, restore } from "@broadside/rules";
import { startSetUp } from "@broadside/rules/testing";
import { expect, test } from "vitest";
import { ABILITIES_2_0, ABILITIES_2_5 } from "../../index.ts";
import { upgradesIn } from "../upgrades.testing.ts";

const REGISTRIES = { "2.0": ABILITIES_2_0, "2.5": ABILITIES_2_5 };
const PILOTS = ["redsquadronveteran", "outerrimsmuggler", "omicrongrouppilot", "lukeskywalker", "academypilot"];
const GAMES = 1;
const INPUTS = 220;
/** The game is compared with its reloaded copy each time this many inputs have been given. */
const APART = 11;

const asked = ({ open }: Game) =>
  open.map(({ ask }) => [ask.kind, ask.seat, isPlaceAsk(ask) ? ask.place : ask.options.map(({ key }) => key)]);
const twinOf = (game: Game): Game => restore(JSON.parse(JSON.stringify(pendingOf(game))), game.content);

for (const edition of ["2.0", "2.5"] as const)
  test(`${edition}: random games with crew cards in any combination`, { timeout: 60_000 }, () => {
    let used = 0;
    for (let seed = 1; seed <= GAMES; seed += 1) {
      const random = randomStream(seed);
      const known = startSetUp([], { edition }).game.content.catalogue.upgrades;
      const ids = upgradesIn("crew").filter((id) => known.has(id));
      const ship = () => ({
        pilot: PILOTS[random(PILOTS.length)] ?? "",
        upgrades: [0, 1, 2].map(() => ids[random(ids.length)] ?? "").concat("protonbombs", "inertialdampeners"),
      });
      const table = startSetUp([{ ships: [ship(), ship(), ship()] }, { ships: [ship(), ship(), ship()] }], {
        edition,
        registry: REGISTRIES[edition],
        key: `crew ${edition} ${seed}`,
        setup: { roundLimit: 5 },
      });
      for (let given = 0; given < INPUTS && !table.game.state.outcome; given += 1) {
        const open = table.game.open.filter(({ answer }) => !answer);
        const { ask, number } = open[random(open.length)] ?? {};
        if (!ask || number === undefined) throw new Error(`nobody is asked (${seed})`);
        const answer = { input: "answer", seat: ask.seat, ask: number } as const;
        const key = isPlaceAsk(ask) ? "" : (ask.options[ask.kind === "dial" ? 0 : random(ask.options.length)]?.key ?? "");
        expect(table.give(isPlaceAsk(ask) ? { ...answer, pose: ask.witness } : { ...answer, key })).toBeUndefined();
        if (given % APART > 0) continue;
        const twin = twinOf(table.game);
        expect([asked(twin), JSON.stringify(twin.state)]).toEqual([asked(table.game), JSON.stringify(table.game.state)]);
      }
      used += table.notes("used").length;
      expect([...table.notes("the rules lost their place"), ...table.notes("the game stands still")]).toEqual([]);
    }
    expect(used).toBeGreaterThan(5);
  });
