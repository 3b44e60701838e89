/** Reads which kind of tool a match shares, and which set of that kind, in the form `TOOL=SET`. */
import { SHARED_TOOLS, type SharedTool } from "@broadside/tournament";
import type { OptionReader } from "../../terminal/option-reader.ts";

export function readTool(options: OptionReader, key: string): { readonly tool: SharedTool; readonly set: string } | undefined {
  const text = options.text(key);
  if (text === undefined) return undefined;
  const [name = "", ...set] = text.split("=");
  const tool = SHARED_TOOLS.find((known) => known === name.trim().toLowerCase());
  if (tool !== undefined && set.length > 0) return { tool, set: set.join("=").trim() };
  return options.note(`--${key} can't be "${text}".`, `Use TOOL=SET, where TOOL is one of ${SHARED_TOOLS.join(", ")}.`);
}
