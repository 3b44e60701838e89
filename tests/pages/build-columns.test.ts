// @vitest-environment happy-dom
/** The three columns of the builder: what fits, the list, the verdict with its fixes. */
import { screen, waitFor, within } from "@testing-library/dom";
import { describe } from "vitest";
import { click, expect, press, test } from "./app.ts";
import {
  badge,
  carries,
  carrying,
  entryOf,
  equip,
  field,
  firstButton,
  inMenu,
  left,
  link,
  list,
  openDraft,
  rebels,
  row,
  rows,
  ship,
  shipName,
  ships,
  slotHead,
  verdict,
} from "./builder.ts";
import { button, buttons } from "./playing.ts";

const bar = (section: "fore" | "aft"): HTMLElement =>
  within(ship(0)).getByRole("list", { name: `${section === "fore" ? "Fore" : "Aft"} upgrades` });
const isRefused = (card: HTMLElement): boolean => card.getAttribute("aria-disabled") === "true";

describe("a slot", () => {
  test("opens in the left column: cards that fit with the new total, the best ones marked, the others with the reason and rule", async () => {
    await openDraft(rebels(carrying("cr90corvette")));
    await click(firstButton("Add Team", bar("fore")));
    expect(screen.queryAllByRole("dialog"), "nothing opens over the list").toHaveLength(0);
    expect(slotHead()).toContain("Team, fore");
    await waitFor(() => expect(row(/^Sensor Team/).textContent).toContain("→ 94"));
    expect(row(/^IG-RM Thug Droids/).textContent).toContain("→ 91");
    expect(rows(/leaves the least unspent/)).toHaveLength(1);
    expect(row(/leaves the least unspent/).textContent).toContain("5→ 95");
    await click(row(/^Sensor Team/));
    await waitFor(() => expect(carries(bar("fore"), "Sensor Team")).toHaveFocus());
    expect(list().textContent).toContain("94 of 300 points");
    await click(firstButton("Add Hardpoint", bar("fore")));
    await click(firstButton("Add Crew", bar("fore")));
    expect(slotHead(), "another slot takes its place").toContain("Crew, fore");
    await waitFor(() => expect(rows(/^Show all \d+$/)).toHaveLength(1));
    expect(rows(/^Emperor Palpatine/), "of many cards the first are drawn").toHaveLength(0);
    await click(row(/^Show all \d+$/));
    await waitFor(() => expect(rows(/^Show all/)).toHaveLength(0));
    const refused = row(/^Emperor Palpatine/);
    expect(isRefused(refused)).toBe(true);
    expect(link(/^1E-SQUAD-/, refused)).toBeDefined();
  });

  test("[HS-UPG-05] slots added by a title are in its section, and a card already in the other section is refused", async () => {
    const team = { id: "engineeringteam", section: "aft" };
    await openDraft(rebels({ pilot: "cr90corvette", upgrades: [{ id: "tantiveiv" }, team] }));
    expect(within(ship(0)).getByRole("heading", { level: 3 }).textContent).toContain("Tantive IV");
    expect(within(bar("fore")).getAllByText(/from Tantive IV/)).toHaveLength(2);
    expect(ship(0)).toHaveTextContent("Tantive IV adds Crew and Team slots.");
    expect(ship(0)).toHaveTextContent("Fore keeps 1 Crew slot and attack 2.");
    expect(within(ship(0)).getByRole("img", { name: "CR90 Corvette from above, bow to the left" })).toBeDefined();
    expect(carries(bar("aft"), "Engineering Team")).toBeDefined();
    await click(firstButton("Add Team", bar("fore")));
    await waitFor(() => expect(isRefused(row(/^Engineering Team/))).toBe(true));
    expect(link("HS-UPG-05", row(/^Engineering Team/))).toBeDefined();
  });

  test("in a list over its limit, no card fits that costs more", async () => {
    const rookies = Array.from({ length: 11 }, () => carrying("rookiepilot", "r2astromech"));
    const armed = carrying("rookiepilot", "r2astromech", "protontorpedoes");
    await openDraft(rebels(carrying("wedgeantilles", "predator", "r2d2", "protontorpedoes"), armed, ...rookies));
    expect(list().textContent).toContain("308 of 300 points");
    await click(carries(list(), "R2-D2"));
    await waitFor(() => expect(row(/^R2 Astromech/).textContent, "less than now").toContain("→ 305"));
    await click(button("Add Torpedo", ship(2)));
    await waitFor(() => expect(row(/^Proton Torpedoes/).textContent).toContain("This list costs 312 points; the limit is 300."));
  });

  test("[2E-SQUAD-04] upgrades paid from a loadout show the loadout's total", async () => {
    await openDraft(entryOf("standard-20", "rebelalliance", [carrying("wedgeantilles")]));
    await click(firstButton(/^Add Modification/, ship(0)));
    await waitFor(() => expect(rows(/total \d+\/\d+/).length).toBeGreaterThan(0));
  });
});

describe("the left column", () => {
  test("the key / searches all cards; Mine has the ships from my other lists with their cards", async () => {
    await openDraft(rebels(carrying("wedgeantilles")), rebels(carrying("tychocelchu", "pushthelimit"), carrying("wedgeantilles")));
    await press("/");
    await waitFor(() => expect(field()).toHaveFocus());
    await waitFor(() => expect(button("Cards", left())).toHaveAttribute("aria-pressed", "true"));
    await press("luke skywalker");
    await waitFor(() => expect(buttons("Details of Luke Skywalker", left()).length).toBeGreaterThan(0));
    await press("{Enter}");
    await waitFor(() => expect(ships()).toHaveLength(2));
    await click(button("Mine", left()));
    await waitFor(() => expect(isRefused(row(/^Wedge Antilles/)), "a name that is there already cannot be taken").toBe(true));
    await click(row(/^Tycho Celchu/));
    await waitFor(() => expect(carries(ship(2), "Push the Limit")).toBeDefined());
  });

  test("matching ships share a row and are counted; a changed one gets a separate row", async () => {
    await openDraft(rebels(...Array.from({ length: 3 }, () => carrying("greensquadronpilot"))));
    expect(ships()).toHaveLength(1);
    expect(shipName(0)).toBe("Green Squadron Pilot × 3");
    expect(ship(0).textContent).toContain("57 points");
    await equip(ship(0), "Missile", "chardaan");
    expect(shipName(0)).toBe("Green Squadron Pilot × 2");
    expect(carries(ship(1), "Chardaan Refit")).toBeDefined();
    await inMenu("Green Squadron Pilot", "Duplicate");
    expect(shipName(1)).toBe("Green Squadron Pilot × 2");
    await click(firstButton("Copy, move or remove Green Squadron Pilot"));
    await click(await screen.findByRole("menuitem", { name: "Show each ship separately" }));
    await waitFor(() => expect(ships()).toHaveLength(4));
  });
});

describe("the right column", () => {
  test("shows the selected ship and the dice of the list by range", async () => {
    await openDraft(rebels(carrying("cr90corvette"), carrying("wedgeantilles")));
    await click(button("Wedge Antilles", ship(1)));
    const picked = screen.getByRole("region", { name: "Selected ship" });
    expect(picked.textContent).toContain("X-wing");
    expect(within(picked).getByText("4 Koiogran turn, red")).toBeDefined();
    expect(screen.getByRole("listitem", { name: "Range 1: 4 dice" })).toBeDefined();
    expect(screen.getByRole("listitem", { name: "Range 5: 4 dice" })).toBeDefined();
  });

  const BROKEN = rebels(
    { pilot: "cr90corvette", upgrades: ["fore", "aft"].map((section) => ({ id: "gunneryteam", section })) },
    carrying("lukeskywalker", "r2d2"),
    carrying("lukeskywalker"),
  );

  /** The problem that a rule finds in the list, with its fixes. */
  const problem = (rule: string): HTMLElement => {
    const found = within(verdict())
      .getAllByRole("listitem")
      .find((item) => within(item).queryByRole("link", { name: rule }) && within(item).queryByRole("list"));
    if (!found) throw new Error(`nothing is wrong by ${rule}`);
    return found;
  };

  test("each problem has fixes with their points; one click fixes it, and undo brings it back", async () => {
    await openDraft(BROKEN);
    expect(badge()).toBe("! 2 problems");
    expect(screen.getByText("Play this").parentElement?.textContent).toContain("2 problems");
    expect(screen.queryByRole("link", { name: /^Play this/ })).toBeNull();
    await waitFor(() => expect(buttons(/^Gunnery Team → .* ±0 → \d+$/, problem("HS-UPG-05")).length).toBeGreaterThan(0));
    await click(await waitFor(() => button(/^Remove Luke Skywalker −28/, problem("1E-SQUAD-05"))));
    expect(badge()).toBe("! 1 problem");
    expect(ships()).toHaveLength(2);
    await press("{Control>}z{/Control}");
    await waitFor(() => expect(badge()).toBe("! 2 problems"));
    await click(await waitFor(() => button("Fix both", verdict())));
    expect(badge()).toBe("✓ Legal");
    expect(ships()).toHaveLength(3);
    expect(screen.getByRole("link", { name: /^Play this/ })).toBeDefined();
    await press("{Control>}z{/Control}");
    await waitFor(() => expect(button("Fix both", verdict())).toBeDefined());
    await press("f");
    await waitFor(() => expect(badge()).toBe("✓ Legal"));
  });
});
