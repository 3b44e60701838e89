import { expect, test } from "vitest";
import { functionLengths } from "./function-lengths.ts";

const found = (text: string): readonly string[] => functionLengths({ path: "a.tsx", text }).map(({ name, lines }) => `${name} ${lines}`);

test.each([
  ["declared", "export function* a() {\n  yield 1;\n}", ["a 3"]],
  ["exported without a name", "export default function () {}", ["default 1"]],
  ["assigned to a constant", "const a = () => 1;\nexport const b = async function () {\n};", ["a 1", "b 2"]],
  ["given to a call", 'export const a = procedure(\n  "a",\n  function* () {},\n);', ["a 4"]],
  ["methods of a class", "class A {\n  #b() {\n  }\n  c = () => 1;\n}", ["A.b 2", "A.c 1"]],
  ["methods of an object", 'export const A = { b() {},\n "c d": () => 1, e: { f() {} } } as const;', ["A.b 1", "A.c d 1", "A.e.f 1"]],
  ["components", "export const A = () => (\n  <b />\n);", ["A 3"]],
])("functions that are %s count", (_, text, functions) => {
  expect(found(text)).toEqual(functions);
});

test.each([
  ["functions inside functions", "function a() {\n  const b = () => 1;\n}", ["a 3"]],
  ["callbacks", "const a = [1].map((b) => b);\nstart(() => 2);", []],
  ["signatures", "function a(): void;\nfunction a() {}\nabstract class B { abstract c(): void }", ["a 1"]],
])("%s don't", (_, text, functions) => {
  expect(found(text)).toEqual(functions);
});
