// @vitest-environment happy-dom
/** Help during a game, and messages at the start of a game about files it cannot open. */
import { screen, waitFor } from "@testing-library/dom";
import { fewShips, savedGame } from "../shared/made-games.ts";
import { click, expect, open, pressEscape, test, upload } from "./app.ts";
import { allByRole, button, buttons, byRole, find, heading, question, takeDefault, textOf } from "./playing.ts";

const rule = (): HTMLElement => byRole("complementary", "Rule");
const help = (): HTMLElement => byRole("complementary", "What can I do here?");
/** The help is about the current question. */
const expectHelp = (): Promise<void> => waitFor(() => expect(textOf(find("h2", help()))).toBe(textOf(heading())));

for (const { edition, address } of [
  { edition: "first edition", address: "/play?play=standard-100&edition=1e" },
  { edition: "2.0", address: "/play?play=cover-the-evacuation&edition=2.0" },
  { edition: "2.5", address: "/play?play=salvage-mission&edition=2.5" },
])
  test(`every question explains its choices: ${edition}`, async () => {
    await open(`${address}&against=people&seed=help`);
    await waitFor(heading);
    await click(button("What can I do here?", question()));
    await expectHelp();
    expect(help()).toHaveTextContent("What you decide");
    expect(help()).toHaveTextContent("What your choices do");
    expect(button("What can I do here?", question())).toHaveAttribute("aria-expanded", "true");
    for (let step = 0; step < 3; step += 1) {
      const [place] = buttons(/^Put it here/);
      if (place) await click(place);
      else await takeDefault();
      await expectHelp();
    }
    await click(find(".rule-id", help()));
    await click(button("Back", rule()));
    expect(help()).toBeInTheDocument();
    await pressEscape();
    expect(allByRole("complementary", "What can I do here?")).toEqual([]);
  });

for (const { what, change, told } of [
  {
    what: "a file that is cut short",
    change: (text: string) => text.slice(0, 500),
    told: [/This game can't be loaded/, /cut short/],
  },
  {
    what: "a record of another version",
    change: (text: string) => JSON.stringify({ ...JSON.parse(text), formatVersion: 99 }),
    told: [/This game comes from another version of Broadside/],
  },
])
  test(`${what} gets a clear message, and you can still start a game`, async () => {
    await open("/play");
    const text = change(savedGame(await fewShips()));
    await upload(screen.getByLabelText("Load game"), new File([text], "game.json", { type: "application/json" }));
    for (const words of told) await waitFor(() => expect(byRole("alert")).toHaveTextContent(words));
    await waitFor(() => expect(button("Play")).toBeEnabled());
  });
