/** Plays a prepared game in a component test: opens it as a file, then reads and answers as a person would. */
import type { Game } from "@broadside/rules";
import { clickUntil, FAST_DIALS, type Way } from "@broadside/tools/web/click-until";
import { queryAllByRole, within } from "@testing-library/dom";
import { savedGame } from "../shared/made-games.ts";
import { atRest, click, expect, fill, open, PATIENCE, pressEscape, upload } from "./app.ts";

export type Name = string | RegExp;

/** The whole page, with the queries of Testing Library. */
export const page = () => within(document.body);

/** The first element that matches a selector. */
export function find(selector: string, inside: ParentNode = document): HTMLElement {
  const found = inside.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`the page has no ${selector}`);
  return found;
}
export const findAll = (selector: string, inside: ParentNode = document): HTMLElement[] => [
  ...inside.querySelectorAll<HTMLElement>(selector),
];
export const textOf = (element: Element): string => (element.textContent ?? "").replace(/\s+/g, " ").trim();

const OUT_OF_REACH = "[inert], [hidden], [aria-hidden=true], dialog:not([open]), details:not([open]) > :not(summary)";

/** All elements with this role and name that a person can reach. If the name is a string, it must match the whole name. */
export const allByRole = (role: string, name?: Name, inside: HTMLElement = document.body): HTMLElement[] =>
  queryAllByRole(inside, role, name === undefined ? {} : { name }).filter((found) => found.closest(OUT_OF_REACH) === null);

/** The only element with this role and name. Throws if there is none or more than one. */
export function byRole(role: string, name?: Name, inside: HTMLElement = document.body): HTMLElement {
  const [found, ...others] = allByRole(role, name, inside);
  if (!found || others.length > 0) throw new Error(`${found ? others.length + 1 : "no"} ${role} ${name ?? ""}`);
  return found;
}

export const button = (name: Name, inside?: HTMLElement): HTMLElement => byRole("button", name, inside);
export const buttons = (name: Name, inside?: HTMLElement): HTMLElement[] => allByRole("button", name, inside);
export const region = (name: Name, inside?: HTMLElement): HTMLElement => byRole("region", name, inside);
export const dialog = (name?: Name): HTMLElement => byRole("dialog", name);
/** The texts of all list items in an element. */
export const items = (inside: HTMLElement): string[] => allByRole("listitem", undefined, inside).map(textOf);

export const question = (): HTMLElement => find(".play-question");
export const heading = (): HTMLElement => byRole("heading", undefined, question());
export const status = (): HTMLElement => find(".play-status");
export const defaultOption = (): HTMLElement => find("[data-default]", question());

/** A piece on the table. */
export const piece = (id: string): HTMLElement => find(`[data-id="${id}"]`);
export const pieces = (id: string): HTMLElement[] => findAll(`[data-id="${id}"]`);
/** A ship's card and id, as its tooltip shows them. */
export const titleOf = (one: Element): string => find(".play-cards-shipHead button", one).title;
/** A ship's card in the Ships drawer. */
export function card(id: string): HTMLElement {
  const found = findAll(".play-cards-ships .play-cards-ship").find((one) => titleOf(one).endsWith(`(${id})`));
  if (!found) throw new Error(`no card of ${id} lies open`);
  return found;
}

/** Opens the app with the game as it is now. */
export async function show(game: Game): Promise<void> {
  await open("/play");
  await upload(page().getByLabelText("Load game"), new File([savedGame(game)], "game.json", { type: "application/json" }));
  expect(question()).toBeVisible();
}

/** Places the piece this many millimetres from the left edge, by typing into the field beside the table. */
export const placeFromLeft = (right: string): Promise<void> => fill(within(question()).getByLabelText("Right, mm"), right);

/** Full ship details, the log and all tools are in drawers on the right. */
export async function openDrawer(name: "Ships" | "Log" | "Game"): Promise<HTMLElement> {
  await click(button(name, find(".play-top")));
  return byRole("complementary", name);
}

export async function closeDrawer(): Promise<void> {
  await pressEscape();
  expect(allByRole("complementary")).toEqual([]);
}

/** Uses a tool in the Game drawer. */
export async function useTool(name: Name): Promise<void> {
  await click(button(name, await openDrawer("Game")));
}

export async function expectLogged(text: Name): Promise<void> {
  expect(byRole("log", undefined, await openDrawer("Log"))).toHaveTextContent(text);
  await closeDrawer();
}

/** The current question as one line; it changes with every answer. */
const asked = (): string => `${question().getAttribute("data-question")} ${textOf(heading())} ${textOf(status())}`;

/** Clicks an answer and expects another question. */
export async function answer(option: Element): Promise<void> {
  const before = asked();
  await click(option);
  expect(asked()).not.toBe(before);
}
export const takeDefault = (): Promise<void> => answer(find("[data-default], .primary", question()));

/** Takes defaults, fast dials and any given choices until the question's heading matches. */
export async function playUntil(wanted: RegExp, choices: Way["choices"] = [], dials = FAST_DIALS): Promise<void> {
  await clickUntil({ wanted, choices, dials, patience: PATIENCE });
  await atRest();
}
