/** Checks that the pages' source contains no texts. All texts are in this folder, where translators find them. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";

const SOURCE = join(import.meta.dirname, "..");
/** The attributes of an element whose values people read. */
const READ = new Set(["alt", "aria-description", "aria-label", "aria-roledescription", "aria-valuetext", "label", "placeholder", "title"]);

interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;
const partsOf = (node: Node): readonly Node[] => Object.values(node).flat().filter(isNode);
const hasWords = (text: unknown): text is string => typeof text === "string" && /\p{L}{2}/u.test(text);

/** Finds texts between tags, in attributes that people read, and in expressions between tags. */
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
    // A value that is only compared, looked up or passed on isn't shown, so it isn't a stray text.
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

const isError = (node: Node): boolean =>
  node.type === "NewExpression" && /Error$/.test(String((node["callee"] as { readonly name?: unknown }).name));

/**
 * Finds everything that looks like a sentence or a label, because it has a capital letter and a second word. Errors and types don't count,
 * because only developers read them.
 */
function sentencesIn(node: Node): readonly string[] {
  if (/^TS.*(Type|Declaration)$/.test(node.type) || node.type === "ImportDeclaration" || isError(node)) return [];
  const { value, quasis = [] } = node as Node & { readonly quasis?: readonly { readonly value: { readonly cooked: string } }[] };
  const text = node.type === "TemplateLiteral" ? quasis.map((part) => part.value.cooked).join("…") : value;
  const isSentence = typeof text === "string" && /^\p{Lu}\p{Ll}*[-, …].*\p{L}{2}/u.test(text);
  return [...(isSentence ? [text] : []), ...partsOf(node).flatMap(sentencesIn)];
}

/** These files contain names, which are the same in every language. */
const FILES_OF_NAMES = ["about/fonts-used.ts", "judge/pieces/examples.ts"];
/** These values look like texts, but they are only keys. The texts shown for them are in this folder. */
const SOURCES_OF_LISTS = ["My drafts", "Ready-made", "Quick builds", "Put together", "Opened here", "Chosen here"];

const ALL_FILES = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test(ing)?\.|^words\//.test(file));
const FILES = ALL_FILES.filter((file) => file.endsWith(".tsx"));
const parsed = (file: string): Node => parseSync(file, readFileSync(join(SOURCE, file), "utf8")).program as unknown as Node;

test("texts in components are found wherever people read them", () => {
  const part = '<p className="x y" title="On it">Read {count} {isOn ? "this too" : names[0]} <b aria-label={w.x}>{w.y}</b></p>';
  const { program } = parseSync("a.tsx", `const A = () => ${part};`);
  expect(straysIn(program as unknown as Node).toSorted()).toEqual(["On it", "Read", "this too"]);
});

test("sentences are found outside components too", () => {
  const shown = `const A = { b: "Put it here" }; const c = \`Round \${n} is over\`;`;
  const others = 'throw new Error("Not for people"); type D = "My drafts"; f("wing leader");';
  expect(sentencesIn(parseSync("a.ts", shown + others).program as unknown as Node)).toEqual(["Put it here", "Round … is over"]);
});

test.each(FILES)("%s contains no texts", (file) => {
  expect(straysIn(parsed(file))).toEqual([]);
});

test("no file outside this folder contains a sentence", () => {
  const others = ALL_FILES.filter((file) => !FILES_OF_NAMES.includes(file));
  const found = others.flatMap((file) => sentencesIn(parsed(file)).map((text) => ({ file, text })));
  expect(found.filter(({ text }) => !SOURCES_OF_LISTS.includes(text))).toEqual([]);
});
