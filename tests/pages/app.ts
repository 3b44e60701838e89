/**
 * The app in a test, without a browser: the real pages and the real engine on happy-dom, which has neither layout nor style sheets.
 * Files that use it begin with `// @vitest-environment happy-dom`.
 */
import "./production-react.ts";
import { clearImmediate, setImmediate } from "node:timers";
import { setImmediate as nextTurn } from "node:timers/promises";
import { mountApp } from "@broadside/web/mount";
import { createAppRouter } from "@broadside/web/routes";
import "@testing-library/jest-dom/vitest";
import { createMemoryHistory } from "@tanstack/react-router";
import { configure } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { test as base, expect } from "vitest";
import { InProcessWorker, isWorkerBusy } from "./in-process-worker.ts";
import { computePlainStyles } from "./plain-styles.ts";

export { expect };

/** The table's size, because the page has no layout here. */
const TABLE = { width: 1280, height: 800 };
/** The page counts as at rest after this many turns of the event loop without change. */
const TURNS_OF_REST = 6;
/** React's warning about tags that happy-dom does not know, such as `search`. */
const UNKNOWN_TAG = "is unrecognized in this browser";
/** Milliseconds until a wait fails, even on a busy machine. */
export const PATIENCE = 60_000;

interface OpenPage {
  readonly router: ReturnType<typeof createAppRouter>;
  remove(): void;
}
let opened: OpenPage | undefined;
/** Requested animation frames that are not drawn yet, by number. */
const frames = new Map<number, ReturnType<typeof setImmediate>>();

prepareBrowser();
// Leave out the markup of the whole page, which would bury the message. Don't check for hidden elements, because `byRole` does that faster.
configure({
  getElementError: (message) => new Error((message ?? "not found").slice(0, 500)),
  defaultHidden: true,
  asyncUtilTimeout: PATIENCE,
});

/** Each test closes the page it opened. It fails if anything was written to the console or text is set in an icon font. */
export const test = base.extend<{ readonly quietPage: undefined }>({
  quietPage: [
    async ({ task }, run) => {
      const complaints: string[] = [];
      const { error, warn } = console;
      console.error = console.warn = (...said: unknown[]) => {
        if (!String(said[0]).includes(UNKNOWN_TAG) || said[1] !== "search") complaints.push(said.map(String).join(" "));
      };
      try {
        await run(undefined);
        expect(crowdedIcons(), "what stands in the icon font besides an icon").toEqual([]);
        await close();
      } finally {
        Object.assign(console, { error, warn });
        await close();
        localStorage.clear();
        sessionStorage.clear();
        window.history.replaceState({}, "", "/");
      }
      expect(complaints, `what the page wrote to the console in “${task.name}”`).toEqual([]);
    },
    { auto: true },
  ],
});

/** In icon fonts every letter and digit is a picture, so an element set in one holds exactly one character. */
const crowdedIcons = (): readonly string[] =>
  [...document.querySelectorAll(".icon, .ship-picture, .table-icon")]
    .filter(({ childElementCount, textContent }) => childElementCount > 0 || [...(textContent ?? "")].length !== 1)
    .map(({ outerHTML }) => outerHTML);

/** Opens the app at an address, with whatever the previous page of this test has saved. */
export async function open(address: string): Promise<void> {
  await close();
  const container = document.createElement("div");
  container.id = "app";
  document.body.append(container);
  const router = createAppRouter(createMemoryHistory({ initialEntries: [address] }));
  opened = { router, remove: mountApp(container, router) };
  await atRest();
}

/** What a person does with mouse and keyboard; the page is at rest after each of these. */
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
export const click = (element: Element): Promise<void> => done(user.click(element));
export const press = (keys: string): Promise<void> => done(user.keyboard(keys));
/** A browser closes the topmost dialog itself, but happy-dom does not. */
export async function pressEscape(): Promise<void> {
  const dialog = [...document.querySelectorAll("dialog")].findLast(({ open: isOpen }) => isOpen);
  await press("{Escape}");
  dialog?.close();
  await atRest();
}
export const choose = (select: Element, option: string | HTMLElement): Promise<void> => done(user.selectOptions(select, option));
export const upload = (field: HTMLElement, file: File): Promise<void> => done(user.upload(field, file));
/** Replaces the text of a field and leaves it. */
export async function fill(field: Element, text: string): Promise<void> {
  await user.clear(field);
  await user.paste(text);
  await done(user.tab());
}

/** Replaces the text of a field and stays in it. */
export async function type(field: Element, text: string): Promise<void> {
  await user.clear(field);
  await done(user.paste(text));
}

/** The app's current address: path, search and hash. */
export const address = (): string => opened?.router.state.location.href ?? "";

async function done(act: Promise<void>): Promise<void> {
  await act;
  await atRest();
}

/** Waits until the workers have answered, the router has loaded the page, and React and the table have drawn. */
export async function atRest(): Promise<void> {
  const end = performance.now() + PATIENCE;
  for (let turns = 0; turns < TURNS_OF_REST; turns += 1) {
    await nextTurn();
    if (isWorkerBusy() || frames.size > 0 || opened?.router.state.status === "pending") turns = 0;
    if (performance.now() > end) throw new Error("the page does not come to rest");
  }
}

async function close(): Promise<void> {
  opened?.remove();
  opened = undefined;
  document.body.replaceChildren();
  await atRest();
}

/** What happy-dom lacks: workers, animation frames that a test can wait for, and a size for the table. */
function prepareBrowser(): void {
  let asked = 0;
  const requestAnimationFrame = (draw: FrameRequestCallback): number => {
    asked += 1;
    const frame = asked;
    const drawn = setImmediate(() => {
      frames.delete(frame);
      draw(performance.now());
    });
    frames.set(frame, drawn);
    return frame;
  };
  const cancelAnimationFrame = (frame: number): void => {
    clearImmediate(frames.get(frame));
    frames.delete(frame);
  };
  /** There is no server. */
  const fetch = async (): Promise<Response> => new Response("", { status: 404 });
  /** Browsers send the close event later, not at once. */
  HTMLDialogElement.prototype.close = function close(): void {
    if (this.open) setImmediate(() => this.dispatchEvent(new Event("close")));
    this.open = false;
  };
  /** In browsers, selecting a field's text also gives the field the focus. */
  const { select } = HTMLInputElement.prototype;
  HTMLInputElement.prototype.select = function selectText(): void {
    this.focus();
    select.call(this);
  };
  /** Browsers report a hash that a person has typed, but not one that a script has set. */
  let put = "";
  const { replaceState } = History.prototype;
  History.prototype.replaceState = function putAddress(...given): void {
    replaceState.apply(this, given);
    put = window.location.href;
  };
  window.addEventListener("hashchange", (event) => event.newURL === put && event.stopImmediatePropagation());
  if (document.defaultView) computePlainStyles(document.defaultView);
  Object.assign(globalThis, { Worker: InProcessWorker, requestAnimationFrame, cancelAnimationFrame, fetch });
  for (const [name, size] of [
    ["clientWidth", TABLE.width],
    ["clientHeight", TABLE.height],
  ] as const)
    Object.defineProperty(HTMLElement.prototype, name, {
      get(this: HTMLElement) {
        return this.matches(".broadside-table") ? size : 0;
      },
    });
}
