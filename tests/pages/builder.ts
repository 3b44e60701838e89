/** The builder as component tests use it. */
import { fireEvent, screen, waitFor, within } from "@testing-library/dom";
import { atRest, click, expect, open, press } from "./app.ts";
import { allByRole, button, buttons, byRole, type Name, region, find as select } from "./playing.ts";

export const link = (name: Name, inside?: HTMLElement): HTMLElement => byRole("link", name, inside);
export const firstButton = (name: Name, inside?: HTMLElement): HTMLElement => firstOf(buttons(name, inside), `button ${name}`);
export const labelled = (label: Name, where: HTMLElement = document.body): HTMLElement => within(where).getByLabelText(label);

/** Opens a new draft for an edition, a format and a faction. */
export async function start(edition: string, format: string, faction: string): Promise<void> {
  await open("/build");
  await click(screen.getByRole("radio", { name: edition }));
  await click(firstButton(new RegExp(`^${format}`)));
  await click(await waitFor(() => firstButton(faction)));
}

/** Opens the list's name, format and faction. */
export const openSettings = (): Promise<void> => click(select(".build-head-name > summary"));

/** The search field of the left column, whatever it is searching for. */
export const field = (): HTMLInputElement => screen.getByRole("searchbox", { name: "Find a ship or card" });
export const left = (): HTMLElement => byRole("complementary", "What fits");
export const row = (name: RegExp): HTMLElement => firstOf(rows(name), `row ${name}`);
export const rows = (name: RegExp): readonly HTMLElement[] => allByRole("row", name, left());
/** The heading of the slot that is open in the left column. */
export const slotHead = (): string | undefined => document.querySelector(".build-finder-slotHead")?.textContent ?? undefined;
export const verdict = (): HTMLElement => region("Verdict");
export const badge = (): string | null => within(verdict()).getByRole("status").textContent;
export const list = (name: Name = "List"): HTMLElement => region(name);
export const lists = (): readonly Element[] => [...document.querySelectorAll(".build-list-list")];
export const ships = (name?: Name): readonly HTMLElement[] => [...list(name).querySelectorAll<HTMLElement>("ol > li")];
export const ship = (at: number, name?: Name): HTMLElement => firstOf(ships(name).slice(at), `ship ${at}`);
export const shipName = (at: number, name?: Name): string | null =>
  firstOf(allByRole("heading", undefined, ship(at, name)), "its name").textContent;

function firstOf(all: readonly HTMLElement[], what: string): HTMLElement {
  const [one] = all;
  if (!one) throw new Error(`there is no ${what}`);
  return one;
}

/** Types into the search field of the left column, and stays in it. */
export async function find(text: string): Promise<void> {
  field().focus();
  fireEvent.input(field(), { target: { value: text } });
  await atRest();
}

/** Types into the left column and takes the first card. */
export async function choose(text: string): Promise<void> {
  await find(text);
  await press("{Enter}");
  await waitFor(() => expect(field()).toHaveValue(""));
}

export async function addShips(to: Name, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    await click(button("+ Add ship", list(to)));
    await choose(name);
  }
}

/** Chooses an entry from a ship's menu, by the ship's name. */
export async function inMenu(name: string, entry: string): Promise<void> {
  const menus = buttons(`Copy, move or remove ${name}`);
  await click(firstOf(menus.slice(-1), `menu of ${name}`));
  await click(await screen.findByRole("menuitem", { name: entry }));
  await waitFor(() => expect(screen.queryAllByRole("menu")).toHaveLength(0));
}

/** The slot of a ship with this card on it. */
export const carries = (of: HTMLElement, card: string): HTMLElement => button(new RegExp(`: +${card}`), of);

export async function equip(carrier: HTMLElement, slot: string, card: string): Promise<void> {
  await click(firstButton(`Add ${slot}`, carrier));
  await choose(card);
  await waitFor(() => expect(slotHead()).toBeUndefined());
}

export const carrying = (pilot: string, ...upgrades: readonly string[]) => ({ pilot, upgrades: upgrades.map((id) => ({ id })) });

/** Lists of a format, all of the same faction. */
export const entryOf = (format: string, faction: string, ...lists: readonly (readonly object[])[]) => ({
  format,
  squads: lists.map((all) => ({ faction, ships: all })),
});

export const rebels = (...all: readonly object[]) => entryOf("epic-dogfight", "rebel", all);

/** Saves these drafts and opens the first. Their ids are d0, d1 and so on, and their names List A, List B and so on. */
export async function openDraft(...entries: readonly object[]): Promise<void> {
  const drafts = entries.map((entry, at) => ({ id: `d${at}`, name: `List ${"ABCDEF"[at]}`, entry, changed: at }));
  localStorage.setItem("broadside.drafts.1", JSON.stringify({ drafts }));
  await open("/build?draft=d0");
  await waitFor(() => expect(document.querySelector(".build-verdict [role=status]")).not.toBeNull());
}
