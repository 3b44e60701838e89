// @vitest-environment happy-dom
/** Building lists for each format as a person does: an Epic list, Escalation's tiers, a team, wings and quick builds. */
import { screen, waitFor, within } from "@testing-library/dom";
import { describe } from "vitest";
import { click, expect, fill, press, choose as select, test, type } from "./app.ts";
import {
  addShips,
  badge,
  carries,
  carrying,
  choose,
  entryOf,
  equip,
  field,
  find,
  inMenu,
  labelled,
  left,
  link,
  list,
  openDraft,
  openSettings,
  rebels,
  row,
  ship,
  shipName,
  ships,
  slotHead,
  start,
  verdict,
} from "./builder.ts";
import { button, buttons } from "./playing.ts";

const dialogs = (): readonly HTMLElement[] => screen.queryAllByRole("dialog");

describe("an Epic list", () => {
  test("[HS-SECT-08] [ET-SQUAD-04] a corvette is one ship with two upgrade bars; totals follow, and a problem comes and goes", async () => {
    await start("First edition", "Epic Dogfight", "Rebel Alliance");
    await addShips("List", "cr90");
    const bar = (section: string): HTMLElement =>
      within(ship(0)).getByRole("list", { name: `${section === "fore" ? "Fore" : "Aft"} upgrades` });
    expect(ships()).toHaveLength(1);
    expect(buttons("Add Hardpoint", bar("fore"))).toHaveLength(2);
    await click(button("Add Hardpoint", bar("aft")));
    await choose("quad laser");
    expect(list()).toHaveTextContent("96 of 300 points");
    expect(list()).toHaveTextContent("3 of 5 epic points");
    expect(badge()).toBe("✓ Legal");
    await inMenu("CR90 Corvette", "Duplicate");
    expect(badge()).toBe("! 1 problem");
    expect(verdict()).toHaveTextContent("This list uses 6 epic points; the limit is 5.");
    expect(link("ET-SQUAD-04", verdict())).toBeInTheDocument();
    await inMenu("CR90 Corvette", "Remove");
    expect(badge()).toBe("✓ Legal");
    await press("{Control>}z{/Control}");
    await waitFor(() => expect(ships()).toHaveLength(2));
    await press("{Control>}{Shift>}z{/Shift}{/Control}");
    await waitFor(() => expect(ships()).toHaveLength(1));
  });

  test("a huge ship's Damage cards are shown by section, and those without a source are marked", async () => {
    await openDraft(rebels(carrying("cr90corvette"), carrying("gr75mediumtransport")));
    await inMenu("CR90 Corvette", "All details");
    const card = (name: string): HTMLElement | undefined =>
      within(screen.getByRole("dialog"))
        .getAllByRole("listitem")
        .find(({ textContent }) => textContent.includes(name));
    await click(screen.getByText("Fore deck"));
    expect(card("1 × Comms Failure")).toHaveTextContent("our text You cannot coordinate");
    expect(card("2 × Direct Hit")).toHaveTextContent("unconfirmed Counts as 2 damage");
    await click(button("Close"));
    await inMenu("GR-75 Medium Transport", "All details");
    await click(screen.getByText("Aft deck"));
    expect(card("3 × Reactor Leak")).toBeInTheDocument();
    expect(screen.getByRole("dialog").querySelector(".source-mark")).toBeNull();
  });

  test("[1E-SQUAD-06] a card that doesn't fit is below, greyed, with its reason and rule", async () => {
    await openDraft(rebels(carrying("lukeskywalker")));
    await click(button("Add Title", ship(0)));
    expect(dialogs(), "no window opens for it").toHaveLength(0);
    await find("millennium");
    await waitFor(() => row(/^Millennium Falcon/));
    expect(row(/^Millennium Falcon/)).toHaveAttribute("aria-disabled", "true");
    expect(row(/^Millennium Falcon/)).toHaveTextContent(
      "Luke Skywalker (X-wing) can't equip Millennium Falcon, which is only for YT-1300.",
    );
    row(/^Millennium Falcon/).focus();
    await press("{Enter}");
    expect(slotHead()).toContain("Luke Skywalker · empty");
    expect(link("1E-SQUAD-06", row(/^Millennium Falcon/))).toBeInTheDocument();
  });

  test("typing a whole name adds that card; undo does nothing behind a dialog", async () => {
    await openDraft(rebels());
    await addShips("List", "red squadron pilot", "tarn");
    expect(shipName(0)).toBe("Red Squadron Pilot");
    expect(shipName(1)).toContain("Tarn Mison");
    await click(button("+ Add ship"));
    await find("tarn mison");
    await press("{Enter}");
    await click(button("Export"));
    button("Close").focus();
    await press("{Control>}z{/Control}");
    await click(button("Close"));
    expect(dialogs()).toHaveLength(0);
    expect(ships()).toHaveLength(2);
  });

  test("a problem leads to its ship", async () => {
    await openDraft(rebels(carrying("wedgeantilles"), carrying("lukeskywalker"), carrying("lukeskywalker")));
    await click(button("Luke Skywalker (ship 3)", verdict()));
    await waitFor(() => expect(ship(2)).toHaveFocus());
    await inMenu("Luke Skywalker", "Move up");
    await inMenu("Wedge Antilles", "Move down");
    expect(shipName(0)).toContain("Luke Skywalker");
  });

  test("[ET-EPIC-51-Q] [1E-DOCK-01] the organiser sets what the rules leave open; a cruiser with clamps carries ships", async () => {
    await openDraft(entryOf("epic-dogfight", "imperial", [carrying("gozanticlasscruiser"), carrying("academypilot")]));
    expect(verdict()).toHaveTextContent("The rules don't say how many epic points Gozanti-class Cruiser has.");
    await click(screen.getByText("Event options"));
    await fill(labelled("Epic points for the Gozanti-class Cruiser"), "2");
    expect(badge()).toBe("✓ Legal");
    const docked = (): HTMLElement | null => within(ship(1)).queryByLabelText("Docked to");
    expect(docked()).toBeNull();
    await equip(ship(0), "Cargo", "docking clamps");
    await select(labelled("Docked to", ship(1)), "Gozanti-class Cruiser (ship 1)");
    expect(badge()).toBe("✓ Legal");
  });

  test("a number out of bounds shows what is possible and changes nothing; an empty field means that nothing is set", async () => {
    await openDraft(entryOf("epic-dogfight", "imperial", [carrying("gozanticlasscruiser")]));
    await click(screen.getByText("Event options"));
    const points = labelled("Epic points for the Gozanti-class Cruiser");
    await type(points, "20000");
    expect(points).toHaveAccessibleDescription("Enter a whole number from 0 to 10000.");
    expect(points).toBeInvalid();
    await press("{Enter}");
    expect(points).toHaveValue(null);
    await fill(points, "2");
    expect(points).not.toHaveAccessibleDescription();
    expect(verdict()).not.toHaveTextContent("The rules don't say");
    await fill(points, "");
    expect(verdict()).toHaveTextContent("The rules don't say how many epic points Gozanti-class Cruiser has.");
  });
});

describe("escalation", () => {
  const tier = (number: number) => new RegExp(`^Tier ${number}`);

  test("[ES-INCL-03] each tier shows what it adds, changes are made in later tiers too, and missing cards are reported", async () => {
    const academy = [carrying("academypilot")];
    await openDraft(entryOf("escalation", "imperial", academy, academy, academy, academy));
    await addShips(tier(1), "academy pilot");
    for (const number of [2, 3, 4]) expect(shipName(0, tier(number))).toBe("Academy Pilot × 2");
    await addShips(tier(2), "howlrunner");
    expect(within(ship(1, tier(2))).getByText("New")).toBeInTheDocument();
    expect(list(tier(2))).toHaveTextContent("+ 1 ship");
    expect(list(tier(3))).toHaveTextContent("The same as tier 2.");
    await equip(ship(0, tier(3)), "Modification", "shield upgrade");
    expect(list(tier(3))).toHaveTextContent("+ 1 upgrade");
    expect(list(tier(3))).toHaveTextContent("Modification · new");
    expect(carries(list(tier(4)), "Shield Upgrade")).toBeInTheDocument();
    await click(labelled("Make each change in the later tiers too"));
    carries(list(tier(4)), "Shield Upgrade").focus();
    await press("{Delete}");
    expect(verdict()).toHaveTextContent("Academy Pilot has Shield Upgrade in tier 3 but not in tier 4.");
    await click(button("Copy to later tiers", list(tier(3))));
    expect(verdict()).not.toHaveTextContent("Academy Pilot has Shield Upgrade");
    for (const name of ["Core asteroid 1", "Core asteroid 2", "YT-2400 debris 1"]) await click(labelled(name));
    expect(badge()).toBe("✓ Legal");
  });
});

describe("a team", () => {
  test("[ET-TEAM-10] [ET-TLIST-06] two lists side by side, shared names, one captain, the team's total", async () => {
    await openDraft(entryOf("team-epic", "rebel", [carrying("lukeskywalker")], [carrying("gr75mediumtransport")]));
    await fill(labelled("Player", list("Member 1")), "Ada");
    await fill(labelled("Player", list("Member 2")), "Grace");
    await click(within(list("Grace")).getByRole("radio", { name: "Captain" }));
    expect(within(list("Grace")).getByRole("heading", { level: 2 })).toHaveTextContent(/^Grace\s*Captain/);
    expect(within(list("Ada")).getByRole("heading", { level: 2 })).not.toHaveTextContent("Captain");
    expect(verdict()).toHaveTextContent("Team 58 · 2 epic");
    expect(badge()).toBe("✓ Legal");
    await equip(ship(0, "Grace"), "Crew", "jan dodonna");
    await click(button("+ Add ship", list("Grace")));
    await find("luke skywalker");
    await waitFor(() => expect(left()).toHaveTextContent("A teammate's list already uses Luke Skywalker."));
  });
});

describe("Epic Battles", () => {
  const wings = (): HTMLElement => screen.getByRole("region", { name: "Wings" });
  const formation = (): HTMLElement => within(wings()).getByRole("img");

  test("[2E-WCARD-01] [EB-WSET-11-Q] you form a wing from ships in the list, and it is drawn in formation", async () => {
    const wingmates = [carrying("academypilot"), carrying("academypilot")];
    await openDraft(entryOf("epic-battles", "galacticempire", [carrying("howlrunner", "veteranwingleader"), ...wingmates]));
    expect(link("2E-WCARD-01", verdict())).toBeInTheDocument();
    for (const number of [2, 3]) await select(labelled("Add a wingmate", wings()), `Academy Pilot (ship ${number})`);
    expect(badge()).toBe("✓ Legal");
    expect(formation()).toHaveAccessibleName('Formation: 1 "Howlrunner" (ship 1), 2 Academy Pilot (ship 2) and 3 Academy Pilot (ship 3)');
    await select(labelled("Position of Academy Pilot (ship 2)", wings()), "3, right flank");
    expect(formation()).toHaveAccessibleName(/2 Academy Pilot \(ship 3\) and 3 Academy Pilot \(ship 2\)/);
    await inMenu('"Howlrunner"', "Move down");
    expect(formation()).toHaveAccessibleName(/1 "Howlrunner" \(ship 2\)/);
    expect(badge()).toBe("✓ Legal");
  });

  test("[EB-WING-07] a wing in a format without wings can be dissolved", async () => {
    const wing = { leader: 0, wingmates: [{ ship: 1, position: 2 }] };
    const fleet = { faction: "galacticempire", ships: [carrying("howlrunner", "veteranwingleader"), carrying("academypilot")] };
    await openDraft({ format: "epic-battles", squads: [{ ...fleet, wings: [wing] }] });
    await openSettings();
    await select(screen.getByRole("combobox", { name: /^Format/ }), "Extended, 200 points");
    await click(button("Remove Veteran Wing Leader", ship(0)));
    expect(link("EB-WING-07", verdict())).toBeInTheDocument();
    await click(button("Dissolve the wing", list()));
    expect(badge()).toBe("✓ Legal");
  });

  test("[EB-TEAM-01] [EB-EVENT-02] scenario, requirements and team members change the limits", async () => {
    await openDraft(entryOf("epic-battles", "resistance", [carrying("poedameron")]));
    await click(screen.getByText("Event options"));
    await click(labelled("At least one huge ship or wing"));
    expect(link("EB-EVENT-02", verdict())).toBeInTheDocument();
    await select(labelled("Scenario"), "Cover the Evacuation (500 points, threat 20 per team)");
    await click(button("Add a team member"));
    expect(list("Member 1")).toHaveTextContent("of 250 points");
    expect(list("Member 2")).toHaveTextContent("of 250 points");
  });

  test("[2E-SQUAD-26] quick builds count by threat", async () => {
    await start("Second edition 2.0", "Quick builds", "First Order");
    for (const name of ["midnight", "kylo ren"]) {
      await click(button("+ Add quick build"));
      await choose(name);
    }
    expect(list()).toHaveTextContent("of 8 threat");
    expect(badge()).toBe("✓ Legal");
    expect(ship(1)).toHaveTextContent("TIE/vn Silencer");
    await click(button("Cards", left()));
    await find("kylo ren");
    await waitFor(() => expect(buttons("Details of Kylo Ren", left()).length).toBeGreaterThan(0));
    field().focus();
    await press("{Enter}");
    expect(screen.getByRole("alert")).toHaveTextContent("This list is made of quick builds, so add a quick build.");
  });
});
