import { afterEach, expect, test, vi } from "vitest";
import { followTrouble, mend, putAway, raise, TROUBLES, troubleNow } from "./trouble.ts";

afterEach(() => TROUBLES.forEach(putAway));

test("of several the gravest is shown, and the next when it is put away", () => {
  raise("new version");
  raise("died");
  expect(troubleNow()).toBe("died");
  putAway("died");
  expect(troubleNow()).toBe("new version");
  putAway("new version");
  expect(troubleNow()).toBeUndefined();
});

test("whoever follows is told when it changes, and no longer afterwards", () => {
  const run = vi.fn();
  const leave = followTrouble(run);
  raise("no storage");
  putAway("no storage");
  putAway("no storage");
  leave();
  raise("no storage");
  expect(run).toHaveBeenCalledTimes(2);
});

test("its button does what was said when it was raised", () => {
  const take = vi.fn();
  raise("new version", take);
  mend("new version");
  expect(take).toHaveBeenCalledOnce();
});
