/** Distinguishes half a row from a damaged row. Half a row is the beginning of a JSON object, which could still be completed. */

/** Drops zero bytes at the end: after a crash, they fill space that was reserved but never written. */
const withoutBlanks = (bytes: Buffer): Buffer => bytes.subarray(0, bytes.findLastIndex((byte) => byte !== 0) + 1);

export function isHalfRow(bytes: Buffer): boolean {
  const written = withoutBlanks(bytes);
  try {
    // With `stream`, the last character in the bytes may be incomplete.
    const text = new TextDecoder("utf-8", { fatal: true }).decode(written, { stream: true });
    return text === "" || (text.startsWith("{") && !isJson(text) && ENDINGS.some((ending) => isJson(finished(text, ending))));
  } catch {
    return false;
  }
}

/** What to add before the closing brackets: nothing, a value, a colon and a value, or a whole field. */
const ENDINGS = ["", "0", ":0", '"":0'];

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Completes a JSON text: closes an open string, leaves out an incomplete word or number, and closes the brackets. */
function finished(text: string, ending: string): string {
  const { closing, openText } = openAt(text);
  const whole = openText ? `${text.replace(/\\(?:u[0-9a-f]{0,3})?$/i, dropCut)}"` : text.replace(PART, "");
  return `${whole}${ending}${closing}`;
}

const PART = /(?:\b(?:tr?u?e?|fa?l?s?e?|nu?l?l?)|-?\d*\.?\d*(?:[eE][+-]?\d*)?)$/;

/** Drops an escape that was cut off. A backslash that is itself escaped by another backslash doesn't start one, so it stays. */
const dropCut = (cut: string, at: number, text: string): string => {
  const before = /\\*$/.exec(text.slice(0, at))?.[0].length ?? 0;
  return before % 2 === 0 ? "" : cut;
};

function openAt(text: string): { readonly closing: string; readonly openText: boolean } {
  const brackets: string[] = [];
  let openText = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (openText && letter === "\\") at += 1;
    else if (letter === '"') openText = !openText;
    else if (!openText && (letter === "{" || letter === "[")) brackets.push(letter === "{" ? "}" : "]");
    else if (!openText && (letter === "}" || letter === "]")) brackets.pop();
  }
  return { closing: brackets.toReversed().join(""), openText };
}
