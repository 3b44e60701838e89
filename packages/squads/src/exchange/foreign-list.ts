/** Lists in a form that cannot be read here, though people have them at hand: links of other builders, and plain text. Each says how it gets here. */

interface Builder {
  readonly link: RegExp;
  readonly name: string;
  readonly how: string;
}

const BUILDERS: readonly Builder[] = [
  { link: /\b(yasb|raithos|xwing-legacy)\b/i, name: "YASB", how: "open it there, choose Export or Save, then XWS, and give that text" },
  { link: /launch-?bay/i, name: "Launch Bay", how: "open it there, choose Share or Export, then XWS, and give that text" },
];

/** What a text is that is no JSON, and what to do with it; undefined where it is like no list at all. */
export function foreignList(text: string): string | undefined {
  const first = text.trim().slice(0, MOST_READ);
  if (/^(https?:\/\/|www\.)\S+$/i.test(first) || /^[\w.-]+\.(app|com|net|io|org)\/\S*$/i.test(first)) return linkInWords(first);
  return isPlainText(first)
    ? "is a list as plain text, which does not tell cards of one name apart: in the builder it comes from choose XWS in place of text"
    : undefined;
}

/** A link may be long; which builder it is of, stands at its beginning. */
const MOST_READ = 2000;

function linkInWords(link: string): string {
  const builder = BUILDERS.find(({ link: pattern }) => pattern.test(link.split(/[?#]/)[0] ?? ""));
  if (builder) return `is a link of ${builder.name}, in which cards stand by numbers of its own: ${builder.how}`;
  return "is a link, and nothing is fetched from the network: open it, export the list there as XWS, and give that text";
}

/** Names with their costs in brackets, on two lines or more, as builders write them out: `Wedge Antilles (52)`. */
const isPlainText = (text: string): boolean =>
  !/^[[{]/.test(text) && text.split("\n").filter((line) => /\p{L}.*\(\d{1,3}\)/u.test(line)).length >= 2;
