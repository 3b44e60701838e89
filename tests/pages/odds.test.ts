// @vitest-environment happy-dom
/** The odds page: its fields, its plots with their tables, and its address, which holds everything. */
import { oddsOfCalculation } from "@broadside/odds";
import { average, type CalculationTexts, exactPercent, percent, readCalculation } from "@broadside/odds/calculator";
import { screen, waitFor, within } from "@testing-library/dom";
import { address, choose, click, expect, open, test, type } from "./app.ts";

const results = (): HTMLElement => screen.getByRole("region", { name: "Results" });
const found = (): HTMLElement => within(results()).getByRole("status");
const field = (name: string): HTMLElement => screen.getByRole("spinbutton", { name });
const attack = (number: number): HTMLElement | null => screen.queryByRole("region", { name: `Attack ${number}` });
const button = (name: string | RegExp): HTMLElement => screen.getByRole("button", { name });
const tableRows = (): readonly HTMLElement[] => within(results()).getAllByRole("row");

const oddsOf = (texts: CalculationTexts) => oddsOfCalculation(readCalculation(texts).calculation);

/** The page shows the odds for these texts. */
async function expectOdds(texts: CalculationTexts): Promise<void> {
  const { expectedDamage, destroyedAfter } = oddsOf(texts);
  const figures = `Expected damage ${average(expectedDamage)}, ${percent(destroyedAfter.at(-1) ?? 0)} destroyed`;
  await waitFor(() => expect(found().textContent).toBe(figures));
}

test("you can type, step and tick numbers; the odds follow at once, and the address holds the numbers", async () => {
  await open("/odds");
  await expectOdds({});
  await type(field("Attack dice, attack 1"), "4");
  await expectOdds({ attacks: "4.focus_3.focus" });
  await click(button("Increase Lock, attack 1"));
  await expectOdds({ attacks: "4.focus.lock_3.focus" });
  await click(button("Increase Agility"));
  await click(screen.getByRole("checkbox", { name: "Obstructed, attack 2" }));
  await choose(screen.getByLabelText("Range, attack 2"), "1");
  const texts = { attacks: "4.focus.lock_3.focus.range1.obstructed", defender: "3.evade" };
  await expectOdds(texts);
  expect(attack(2)).toHaveTextContent("4 dice against 4");
  const kept = "/odds?attacks=4.lock.focus_3.focus.range1.obstructed&defender=3.evade";
  await waitFor(() => expect(address()).toBe(kept));
  await open(kept);
  await expectOdds(texts);
  expect(field("Lock, attack 1")).toHaveValue(1);
  await click(button("Start again"));
  await expectOdds({});
  await waitFor(() => expect(address()).toBe("/odds"));
});

test("you can add and remove attacks, and the tables have the exact numbers", async () => {
  await open("/odds?attacks=3.focus&shields=1&hull=2");
  expect(attack(2)).toBeNull();
  expect(screen.queryAllByRole("button", { name: /^Remove/ })).toHaveLength(0);
  await click(button(/^Duplicate/));
  await type(field("Focus, attack 2"), "0");
  const texts = { attacks: "3.focus_3", shields: "1", hull: "2" };
  await expectOdds(texts);
  const { damage, destroyedAfter } = oddsOf(texts);
  expect(screen.getByRole("img", { name: /^Chance of each amount of damage: 0: \d+/ })).toBeInTheDocument();
  for (const [suffered, chance] of damage.entries())
    expect(tableRows()[suffered + 1]?.querySelector("td")?.textContent).toBe(exactPercent(chance));
  expect(tableRows()[damage.length]).toHaveTextContent("3, destroyed");
  expect(tableRows().at(-1)?.textContent).toContain(exactPercent(destroyedAfter[1] ?? 0));
  await click(button("Remove attack 1"));
  await expectOdds({ ...texts, attacks: "3" });
});

test("each edition has its own tokens; a section of a huge ship is crippled", async () => {
  await open("/odds?edition=2.5&attacks=3.force2.calculate&defender=2.calculate");
  await expectOdds({ edition: "2.5", attacks: "3.force2.calculate", defender: "2.calculate" });
  expect(field("Force, attack 1")).toHaveValue(2);
  await choose(screen.getByLabelText("Edition"), "First edition");
  expect(screen.queryByRole("spinbutton", { name: "Force, attack 1" })).toBeNull();
  await expectOdds({ attacks: "3", defender: "2" });
  await click(screen.getByRole("checkbox", { name: "Section of a huge ship" }));
  await waitFor(() => expect(results()).toHaveTextContent("Crippled"));
  await click(screen.getByRole("checkbox", { name: "Uncancellable hits, attack 1" }));
  const { expectedDamage } = oddsOf({ attacks: "3.sure-hits", defender: "2" });
  await waitFor(() => expect(found()).toHaveTextContent(average(expectedDamage)));
});

test("a number out of bounds is refused and changes nothing until it is corrected", async () => {
  await open("/odds");
  await expectOdds({});
  const dice = (): HTMLElement => field("Attack dice, attack 1");
  const bounds = (): HTMLElement | null => screen.queryByText("Enter a whole number from 0 to 10.");
  await type(dice(), "99");
  expect(bounds()).toBeInTheDocument();
  expect(dice()).toHaveAttribute("aria-invalid", "true");
  await expectOdds({});
  await type(dice(), "5");
  expect(bounds()).toBeNull();
  await expectOdds({ attacks: "5.focus_3.focus" });

  await open("/odds?attacks=3.fokus&hull=0");
  expect(screen.getByRole("alert")).toHaveTextContent("Attack can't have “fokus” in edition 1e (did you mean “focus”?).");
  expect(screen.getByRole("alert")).toHaveTextContent("Hull must be a whole number from 1 to 40, not “0”.");
  await type(field("Hull"), "4");
  expect(screen.queryByRole("alert")).toBeNull();
  await expectOdds({ attacks: "3.focus", hull: "4" });
});
