/** How many lines the functions of a file have. */
import { type Node, parseSync, type Span } from "oxc-parser";
import type { SourceFile } from "../files/source-text.ts";

export interface FunctionLength {
  readonly path: string;
  readonly name: string;
  readonly lines: number;
}

/**
 * The functions at the top level of a file: declared, assigned to a constant (perhaps in a call, as in `memo(() => …)`), or methods of a
 * class or an object. Functions inside other functions count as part of these.
 */
export function functionLengths({ path, text }: SourceFile): readonly FunctionLength[] {
  const { program, errors } = parseSync(path, text);
  const [error] = errors;
  if (error) throw new Error(`${path}: ${error.message}`);
  return program.body
    .flatMap((statement) => functionsIn(statement))
    .map(({ name, span }) => ({ path, name, lines: text.slice(span.start, span.end).split("\n").length }));
}

interface Found {
  readonly name: string;
  readonly span: Span;
}

/** The functions that this part of a file defines. `name` and `span` are those of the constant or property that it is the value of. */
function functionsIn(node: Node | null | undefined, name = "default", span: Span | null | undefined = node): readonly Found[] {
  switch (node?.type) {
    case "ExportNamedDeclaration":
    case "ExportDefaultDeclaration":
      return functionsIn(node.declaration);
    case "FunctionDeclaration":
      return [{ name: node.id?.name ?? name, span: node }];
    case "FunctionExpression":
    case "ArrowFunctionExpression":
      return [{ name, span: span ?? node }];
    case "CallExpression":
      return node.callee.type === "Identifier" && node.arguments.some(isFunction) ? [{ name, span: span ?? node }] : [];
    case "TSAsExpression":
    case "TSSatisfiesExpression":
      return functionsIn(node.expression, name, span);
    case "VariableDeclaration":
      return node.declarations.flatMap((one) => functionsIn(one.init, nameOf(one.id), one));
    case "ObjectExpression":
      return node.properties.flatMap((one) => (one.type === "Property" ? functionsIn(one.value, `${name}.${nameOf(one.key)}`, one) : []));
    case "ClassDeclaration":
      return node.body.body.flatMap((one) =>
        one.type === "MethodDefinition" || one.type === "PropertyDefinition"
          ? functionsIn(one.value, `${node.id?.name ?? name}.${nameOf(one.key)}`, one)
          : [],
      );
    default:
      return [];
  }
}

const isFunction = ({ type }: Node): boolean => type === "FunctionExpression" || type === "ArrowFunctionExpression";

const nameOf = (node: Node): string =>
  node.type === "Identifier" || node.type === "PrivateIdentifier" ? node.name : node.type === "Literal" ? String(node.value) : "…";
