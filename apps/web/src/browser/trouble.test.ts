import { afterEach, expect, test, vi } from "vitest";
import { currentTrouble, dismissTrouble, fixTrouble, raiseTrouble, TROUBLES } from "./trouble.ts";

afterEach(() => TROUBLES.forEach(dismissTrouble));

test("the most serious problem is shown, and the next one when it is dismissed", () => {
  raiseTrouble("new version");
  raiseTrouble("died");
  expect(currentTrouble()).toBe("died");
  dismissTrouble("died");
  expect(currentTrouble()).toBe("new version");
  dismissTrouble("new version");
  expect(currentTrouble()).toBeUndefined();
});

test("a problem's button runs its action", () => {
  const take = vi.fn();
  raiseTrouble("new version", take);
  fixTrouble("new version");
  expect(take).toHaveBeenCalledOnce();
});
