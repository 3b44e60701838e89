import { expect, test } from "vitest";
import { eventCommand, quoted } from "./command-words.ts";

test("a printed command can be copied into a shell", () => {
  expect(eventCommand("check", "cup.event", "--round", 2)).toBe("broadside event check cup.event --round 2");
});

test("a file name is quoted if the shell needs it", () => {
  expect(quoted("events/cup-2.event", "linux")).toBe("events/cup-2.event");
  expect(quoted("Olga's cup.event", "linux")).toBe("'Olga'\\''s cup.event'");
});

test("on Windows, file names are quoted in a way that both shells understand, and backslashes need no quotes", () => {
  expect(quoted("C:\\events\\cup.event", "win32")).toBe("C:\\events\\cup.event");
  expect(quoted("Olga's cup.event", "win32")).toBe('"Olga\'s cup.event"');
});
