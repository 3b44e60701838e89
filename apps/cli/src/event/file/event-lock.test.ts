import { expect, test } from "vitest";
import { isTemporary } from "./event-lock.ts";

const refusal = (code: string): Error => Object.assign(new Error(code), { code });

test("a refusal counts as temporary only on Windows, and only for codes such as EPERM", () => {
  for (const code of ["EPERM", "EACCES", "EBUSY"]) {
    expect(isTemporary(refusal(code), "win32")).toBe(true);
    expect(isTemporary(refusal(code), "linux")).toBe(false);
  }
  expect(isTemporary(refusal("ENOSPC"), "win32")).toBe(false);
  expect(isTemporary("EPERM", "win32")).toBe(false);
});
