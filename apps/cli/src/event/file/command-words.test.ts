import { expect, test } from "vitest";
import { eventCommand, quoted } from "./command-words.ts";

test("a command can be copied as it is printed", () => {
  expect(eventCommand("check", "cup.event", "--round", 2)).toBe("broadside event check cup.event --round 2");
});

test("a file name is quoted if the shell needs it", () => {
  expect(quoted("events/cup-2.event", "linux")).toBe("events/cup-2.event");
  expect(quoted("Olga's cup.event", "linux")).toBe("'Olga'\\''s cup.event'");
});

test("on Windows with the quotes that both shells know; paths with backslashes need none", () => {
  expect(quoted("C:\\events\\cup.event", "win32")).toBe("C:\\events\\cup.event");
  expect(quoted("Olga's cup.event", "win32")).toBe('"Olga\'s cup.event"');
});
