/** Components hold no words of their own: those stand in this folder, where translators find them. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";

const SOURCE = join(import.meta.dirname, "..");
/** What of an element is read by people. */
const READ = new Set(["alt", "aria-description", "aria-label", "aria-roledescription", "aria-valuetext", "label", "placeholder", "title"]);

interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;
const partsOf = (node: Node): readonly Node[] => Object.values(node).flat().filter(isNode);
const hasWords = (text: unknown): text is string => typeof text === "string" && /\p{L}{2}/u.test(text);

/** Words between tags, in attributes that are read, and in expressions between tags. */
function straysIn(node: Node, isRead = false): readonly string[] {
  switch (node.type) {
    case "JSXText":
      return hasWords(node["value"]) ? [node["value"].trim()] : [];
    case "JSXAttribute": {
      const { name, value } = node as Node & { readonly name: { readonly name: unknown }; readonly value: unknown };
      return isNode(value) ? straysIn(value, READ.has(String(name.name))) : [];
    }
    case "JSXElement":
    case "JSXFragment":
      return partsOf(node).flatMap((part) => straysIn(part, part.type === "JSXExpressionContainer"));
    case "Literal":
      return isRead && hasWords(node["value"]) ? [node["value"]] : [];
    case "TemplateLiteral": {
      const said = (node["quasis"] as readonly { readonly value: { readonly cooked: string } }[])
        .map(({ value }) => value.cooked)
        .join("…");
      return isRead && hasWords(said) ? [said] : partsOf(node).flatMap((part) => straysIn(part));
    }
    // What is compared, asked for or handed on is not shown.
    case "BinaryExpression":
      return node["operator"] === "+" ? partsOf(node).flatMap((part) => straysIn(part, isRead)) : [];
    case "CallExpression":
    case "MemberExpression":
    case "ArrowFunctionExpression":
      return partsOf(node).flatMap((part) => straysIn(part));
    case "ConditionalExpression":
      return [
        ...straysIn(node["consequent"] as Node, isRead),
        ...straysIn(node["alternate"] as Node, isRead),
        ...straysIn(node["test"] as Node),
      ];
    default:
      return partsOf(node).flatMap((part) => straysIn(part, isRead && part.type !== "JSXOpeningElement"));
  }
}

const FILES = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => file.endsWith(".tsx"));

test("words of components are found wherever they are read", () => {
  const part = '<p className="x y" title="On it">Read {count} {isOn ? "this too" : names[0]} <b aria-label={w.x}>{w.y}</b></p>';
  const { program } = parseSync("a.tsx", `const A = () => ${part};`);
  expect(straysIn(program as unknown as Node).toSorted()).toEqual(["On it", "Read", "this too"]);
});

test.each(FILES)("%s holds no words", (file) => {
  const { program } = parseSync(file, readFileSync(join(SOURCE, file), "utf8"));
  expect(straysIn(program as unknown as Node)).toEqual([]);
});
