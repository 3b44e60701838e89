import { expect, test } from "vitest";
import { eventCommand, quoted } from "./command-words.ts";

test("a command is told so that it can be copied", () => {
  expect(eventCommand("check", "cup.event", "--round", 2)).toBe("broadside event check cup.event --round 2");
});

test("a file's name is quoted where the shell needs it", () => {
  expect(quoted("events/cup-2.event", "linux")).toBe("events/cup-2.event");
  expect(quoted("Olga's cup.event", "linux")).toBe("'Olga'\\''s cup.event'");
});

test("on Windows by the quotes that both its shells know; ways with backslashes need none", () => {
  expect(quoted("C:\\events\\cup.event", "win32")).toBe("C:\\events\\cup.event");
  expect(quoted("Olga's cup.event", "win32")).toBe('"Olga\'s cup.event"');
});
