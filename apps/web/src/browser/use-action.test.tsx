// @vitest-environment happy-dom
import { createRoot } from "react-dom/client";
import { afterEach, expect, test } from "vitest";
import { type Action, useAction } from "./use-action.ts";

let action: Action;

function Tested() {
  action = useAction();
  return <p>{action.refused}</p>;
}

const root = createRoot(document.body.appendChild(document.createElement("div")));
afterEach(() => root.render(undefined));

/** Shows a component with an action that hasn't run yet. */
async function showAction(): Promise<void> {
  root.render(<Tested />);
  await expect.poll(() => document.querySelector("p")).not.toBeNull();
}

const shown = () => expect.poll(() => document.querySelector("p")?.textContent);

test("an action that fails shows the given sentence and returns it", async () => {
  await showAction();
  expect(await action.run(async () => Promise.reject(new Error("TypeError")), "It wasn't saved.")).toEqual({ refused: "It wasn't saved." });
  await shown().toBe("It wasn't saved.");
});

test("without a sentence, the error's message is shown", async () => {
  await showAction();
  await action.run(async () => Promise.reject(new Error("No game is open.")));
  await shown().toBe("No game is open.");
});

test("an action that is refused shows the reason, until the next action begins", async () => {
  await showAction();
  expect(await action.run(async () => ({ refused: "It's too late.", game: "g" }))).toEqual({ refused: "It's too late.", game: "g" });
  await shown().toBe("It's too late.");
  expect(await action.run(async () => "done")).toBe("done");
  await shown().toBe("");
});

test("a page can tell that an action is being carried out, also when it fails", async () => {
  await showAction();
  let fail = (_: Error): void => {};
  const running = action.run(() => new Promise((_, reject) => (fail = reject)));
  await expect.poll(() => action.isBusy).toBe(true);
  fail(new Error("failed"));
  await running;
  await expect.poll(() => action.isBusy).toBe(false);
});
