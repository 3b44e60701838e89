import { expect, test } from "vitest";
import { mayPass } from "./event-lock.ts";

const refusal = (code: string): Error => Object.assign(new Error(code), { code });

test("a refusal may pass on Windows, where a name that is just being deleted is refused like one without rights", () => {
  for (const code of ["EPERM", "EACCES", "EBUSY"]) {
    expect(mayPass(refusal(code), "win32")).toBe(true);
    expect(mayPass(refusal(code), "linux")).toBe(false);
  }
  expect(mayPass(refusal("ENOSPC"), "win32")).toBe(false);
  expect(mayPass("EPERM", "win32")).toBe(false);
});
