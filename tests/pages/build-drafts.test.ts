// @vitest-environment happy-dom
/** Importing, exporting and printing lists, and the drafts saved in the browser. */
import { fireEvent, screen, waitFor } from "@testing-library/dom";
import { describe } from "vitest";
import { atRest, click, expect, fill, open, press, test, type, upload } from "./app.ts";
import {
  addShips,
  badge,
  carries,
  carrying,
  firstButton,
  labelled,
  lists,
  openDraft,
  openSettings,
  rebels,
  ship,
  ships,
  verdict,
} from "./builder.ts";
import { button, buttons } from "./playing.ts";

const STORED = "broadside.drafts.1";
const title = (): HTMLElement => screen.getByRole("heading", { level: 1 });
const xws = (): HTMLElement => screen.getByRole("textbox", { name: "XWS" });
const drafts = (): HTMLElement => screen.getByRole("region", { name: "Your lists" });
const opened = (name: string): Promise<void> => waitFor(() => void expect(title()).toHaveTextContent(name));
/** Reloads the page: the address and the browser's saved data stay the same. */
const reload = (draft: string): Promise<void> => {
  fireEvent(window, new Event("pagehide"));
  return open(`/build?draft=${draft}`);
};
const allLists = async (): Promise<void> => {
  await click(button(/^All lists/));
  await waitFor(() => expect(drafts()).toBeInTheDocument());
};

describe("exchange", () => {
  test("exporting and importing gives the same list, as a new draft", async () => {
    await openDraft(rebels({ pilot: "cr90corvette", upgrades: [{ id: "gunneryteam", section: "fore" }] }, carrying("wedgeantilles")));
    const hash = (): string | null | undefined => verdict().querySelector("abbr")?.getAttribute("title");
    const before = hash();
    expect(before).toMatch(/^\w{12,}/);
    await click(button("Export"));
    expect(screen.getByRole("textbox", { name: "Text" })).toHaveDisplayValue(/Wedge Antilles/);
    const text = (xws() as HTMLTextAreaElement).value;
    await click(button("Close"));
    await click(button("Import"));
    await fill(xws(), text);
    await click(button("Import", screen.getByRole("dialog")));
    await opened("List A 2");
    await waitFor(() => expect(hash()).toBe(before));
    await click(button("Import"));
    await upload(labelled(/Open a file/), new File([text], "list.json", { type: "application/json" }));
    await opened("List A 3");
    await allLists();
    expect(buttons(/^List A( \d)?$/)).toHaveLength(3);
  });

  test("a dropped file is imported with its notes; for anything else the page says why not", async () => {
    await open("/build");
    const drop = async (text: string): Promise<void> => {
      const file = new File([text], "squad.json", { type: "application/json" });
      fireEvent.drop(window, { dataTransfer: { files: [file], types: ["Files"] } });
      await atRest();
    };
    await drop("[1, 2");
    await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent("Broadside can't read this list."));
    await click(button("Close"));
    const pilots = [{ name: "lukeskywalker", ship: "xwing", upgrades: { amd: ["r2d2"], ept: ["nosuchcard"] } }];
    await drop(JSON.stringify({ faction: "rebel", version: "1.0.0", name: "Dropped", pilots }));
    await opened("Dropped");
    expect(screen.getByText(/^Imported with 1 note/)).toBeInTheDocument();
    expect(carries(ship(0), "R2-D2")).toBeInTheDocument();
  });

  for (const { format, given, does, leaves } of [
    { format: "escalation", given: 3, does: "Add tier 4", leaves: 4 },
    { format: "epic-dogfight", given: 2, does: "Remove List 2", leaves: 1 },
  ])
    test(`for ${format}, a missing list is added, and a surplus list is removed`, async () => {
      await open("/build");
      const container = Array.from({ length: given }, (_, at) => ({
        ...{ faction: "rebel", version: "1.0.0", pilots: [{ name: "rookiepilot", ship: "xwing" }] },
        vendor: { broadside: { ruleset: { edition: "1e" }, format, list: at + 1 } },
      }));
      await click(button(/^Import/));
      await fill(xws(), JSON.stringify({ container }));
      await click(button("Import", screen.getByRole("dialog")));
      await waitFor(() => expect(lists()).toHaveLength(given));
      await click(button(does));
      expect(lists()).toHaveLength(leaves);
    });

  test("a link opens the lists elsewhere, once", async () => {
    await openDraft(rebels(carrying("wedgeantilles"), carrying("lukeskywalker")));
    await click(button("Export"));
    const field = (): HTMLInputElement => screen.getByRole("textbox", { name: "Link" });
    await waitFor(() => expect(field().value).toMatch(/\/build#l=/));
    const { hash } = new URL(field().value);
    await open("/build");
    localStorage.clear();
    for (const _ of [1, 2]) {
      window.location.hash = hash;
      await open("/build");
      await waitFor(() => expect(ships()).toHaveLength(2));
    }
    window.location.hash = "";
    await allLists();
    expect(buttons("List A")).toHaveLength(1);
    window.location.hash = "#l=broken";
    await open("/build");
    await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent("There's no list in this link."));
    window.location.hash = "";
    await click(button("List A"));
    await waitFor(() => expect(ships()).toHaveLength(2));
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("the sheet to print shows the list and its verdict", async () => {
    await openDraft(rebels(carrying("cr90corvette")));
    await click(button("Print"));
    const sheet = document.querySelector("iframe")?.getAttribute("srcdoc");
    expect(sheet).toContain("CR90 Corvette");
    expect(sheet).toMatch(/>Legal</);
    expect(button("Print", screen.getByRole("dialog"))).toBeInTheDocument();
  });
});

describe("drafts", () => {
  test("survive a reload, and can be renamed, copied, deleted and restored", async () => {
    await openDraft(rebels());
    await addShips("List", "cr90");
    await openSettings();
    await fill(labelled("Name"), "Convoy");
    await reload("d0");
    await opened("Convoy");
    expect(ships()).toHaveLength(1);
    await allLists();
    expect(drafts()).toHaveTextContent("✓ Legal Epic Dogfight (1e) · 90 points");
    await click(button("Duplicate Convoy"));
    await click(button("Rename Convoy 2"));
    expect(labelled("List name")).toHaveFocus();
    await type(labelled("List name"), "Second convoy");
    await press("{Enter}");
    expect(button("Second convoy")).toBeInTheDocument();
    await click(button("Delete Convoy"));
    expect(buttons("Convoy")).toHaveLength(0);
    await waitFor(() => expect(button("Undo")).toHaveFocus());
    await press("{Enter}");
    await click(button("Convoy"));
    await waitFor(() => expect(ships()).toHaveLength(1));
  });

  test("damaged data in the browser breaks nothing, and is copied before it is overwritten", async () => {
    const broken = '{"drafts":[7,{"id":"x","entry":{}}]}';
    localStorage.setItem(STORED, broken);
    await open("/build?draft=x");
    expect(screen.getByRole("heading", { name: "Start here: choose a format" })).toBeInTheDocument();
    expect(screen.getByText(/^This list isn't in this browser/)).toBeInTheDocument();
    await click(button(/^Epic Dogfight/));
    await waitFor(() => expect(button("Rebel Alliance")).toBeInTheDocument());
    expect(localStorage.getItem(`${STORED}.unreadable`)).toBe(broken);
  });

  test("a draft over the limit is refused, and none is lost", async () => {
    const entry = rebels(carrying("wedgeantilles"));
    const all = Array.from({ length: 60 }, (_, at) => ({ id: `d${at}`, name: `Draft ${at}`, entry, changed: at }));
    localStorage.setItem(STORED, JSON.stringify({ drafts: all }));
    await open("/build");
    await click(button(/^Standard, 100 points/));
    expect(screen.getByRole("alert")).toHaveTextContent("You have 60 lists");
    expect(button("Draft 59")).toBeInTheDocument();
    await click(button("Delete Draft 59"));
    expect(screen.queryByRole("alert")).toBeNull();
    await click(button(/^Standard, 100 points/));
    await opened("Standard, 100 points");
  });

  test("changes from another window are shown, and can be undone", async () => {
    await openDraft(rebels(carrying("wedgeantilles")));
    const entry = rebels(carrying("wedgeantilles"), carrying("lukeskywalker"));
    localStorage.setItem(STORED, JSON.stringify({ drafts: [{ id: "d0", name: "List A", entry, changed: Date.now() }] }));
    fireEvent(window, new StorageEvent("storage", { key: STORED }));
    await waitFor(() => expect(ships()).toHaveLength(2));
    expect(screen.getByText("You changed this list in another window", { exact: false })).toBeInTheDocument();
    await click(button("Undo"));
    expect(ships()).toHaveLength(1);
    await waitFor(() => expect(localStorage.getItem(STORED)).not.toContain("lukeskywalker"));
  });

  test("a typed name is saved even if the field keeps the focus; renaming can be cancelled", async () => {
    await openDraft(rebels(carrying("wedgeantilles")));
    await openSettings();
    labelled("Name").focus();
    fireEvent.input(labelled("Name"), { target: { value: "Rogues" } });
    await reload("d0");
    await opened("Rogues");
    await allLists();
    for (const keys of ["Something else{Escape}", "{Enter}"]) {
      await click(button("Rename Rogues"));
      await press(keys);
      expect(button("Rename Rogues")).toHaveFocus();
    }
    expect(button("Rogues")).toBeInTheDocument();
  });

  test("a ready-made list is a legal start", async () => {
    await open("/build");
    await click(screen.getByText("Start from a ready-made list"));
    await click(await waitFor(() => firstButton(/Epic Dogfight · /)));
    await waitFor(() => expect(badge()).toBe("✓ Legal"));
    await click(firstButton(/^Copy, move or remove/));
    await click(screen.getByRole("menuitem", { name: /^Remove/ }));
    expect(badge()).toBe("✓ Legal");
    expect(verdict()).not.toHaveTextContent("The list says");
    await allLists();
    expect(drafts()).toHaveTextContent(/✓ Legal Epic Dogfight \(1e\) · \d+ points/);
  });
});
