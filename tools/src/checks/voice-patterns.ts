/**
 * Phrases that make English sound translated, and what to write instead. A space in an expression also matches a line break in a comment.
 */
export interface VoicePattern {
  readonly name: string;
  /** A text that every hit contains, in lower case. Files without it are skipped. */
  readonly word: string;
  readonly expression: RegExp;
  readonly instead: string;
  /** A sentence in which the expression finds one hit. */
  readonly example: string;
}

export const VOICE_PATTERNS: readonly VoicePattern[] = [
  {
    name: "the own",
    word: "own",
    expression: /\bthe own\b/i,
    instead: 'write "your own", "their own" or name the owner',
    example: "Everybody places the own ships.",
  },
  {
    name: "anew",
    word: "anew",
    expression: /\banew\b/i,
    instead: 'write "again", or name the action',
    example: "The table is drawn anew.",
  },
  {
    name: "mend",
    word: "mend",
    expression: /(?<![\w-])mend(?:s|ed|ing)?(?![\w-])/i,
    instead: 'write "fix"',
    example: "Two things to mend.",
  },
  { name: "kept here", word: "kept", expression: /\bkept here\b/i, instead: 'write "saved"', example: "Your games are kept here." },
  {
    name: "alike",
    word: "alike",
    expression: /(?<!\blooks? )(?<!\band [^.;:]{1,40} )\balike\b|\balike \w+s\b/i,
    instead: 'write "the same", "identical", "matching" or "equally"',
    example: "Alike ships move together.",
  },
  {
    name: "Who …",
    word: "who",
    expression:
      /(?:^|[.!?;] |["`\]] ?|\/\*\* ?|\/\/ ?)who (?:\w+s|has|may|can|would|did)\b(?:(?! (?:and|that|which|whose|whom|where|what|who|if|when|by whom)\b|, |: )[^?!;."`]){1,120} (?:is|has|gets|are|may|can|cannot|must|stays|sees|keeps|goes|loses|wins|comes|moves|chooses|pays|takes|does|plays|leaves|decides|scores|lays)\b(?![^.?!;"`]{0,100}\?)/im,
    instead: 'name the subject: "a player who …", "while a player is away, …"',
    example: "Who is away is given the default answer.",
  },
  {
    name: "says whether",
    word: "whether",
    expression: /\bsays whether\b/i,
    instead: 'say what it does: "shows whether", "checks whether"',
    example: "The table says whether a shot is open.",
  },
  {
    name: "says what",
    word: "says",
    expression: /(?<!\b(?:card|sheet|rule|text(?: with the question)?) )\bsays what\b/i,
    instead: 'say what it does: "names", "explains", "lists"',
    example: "The message says what is wrong.",
  },
  {
    name: "that they are of",
    word: "that",
    expression: /\bthat (?:they|it) (?:are|is) of\b/i,
    instead: 'write "their", "its" or name the owner',
    example: "Ships with the wing that they are of.",
  },
  {
    name: "of its own",
    word: "own",
    expression: /\b(?:has|have|had|gets?|with|in|on|needs?) an? (?:(?!of|and|that)[\w'-]+ ){1,3}of (?:its|their) own(?! \w+)/i,
    instead: 'write "its own …" or "a separate …"',
    example: "Each card has a file of its own.",
  },
  {
    name: "by itself",
    word: "sel",
    expression: /\bby (?:itself|themselves)\b/i,
    instead: 'write "automatically", "alone" or "without …"',
    example: "Your game is saved by itself.",
  },
  {
    name: "go on with",
    word: "go",
    expression: /\bgo(?:es|ing)? on with\b/i,
    instead: 'write "continue"',
    example: "Go on with a saved game.",
  },
  {
    name: "laid out",
    word: "laid",
    expression: /\blaid out\b/i,
    instead: 'write "shown", "placed" or "prepared"',
    example: "The games are laid out below.",
  },
  {
    name: "told",
    word: "told",
    expression:
      /\b(?:is|are|was|were|be|been|being) (?:not )?told (?:in words|with|as|by|once|so|otherwise|again|alike|together|without|where)\b|\btold (?:as a whole|in words|losses|scores?|otherwise)\b/i,
    instead: 'write "shown", "printed", "logged" or "described"',
    example: "A replay is told in words.",
  },
  {
    name: "gives up",
    word: "gives",
    expression: /\bgives up\b(?! (?:its|his|her|their|a|an|the|one)\b)/i,
    instead: 'write "concedes"',
    example: "Ana gives up.",
  },
  {
    name: "put away",
    word: "away",
    expression: /\bput away\b/i,
    instead: 'write "undone", "removed" or "closed"',
    example: "The answer is put away.",
  },
  {
    name: "where left out",
    word: "left",
    expression: /\bwhere (?:it is )?left out\b/i,
    instead: 'write "by default", or name the default',
    example: "One round where left out.",
  },
];
