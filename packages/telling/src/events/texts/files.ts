/** Texts about tables of players, and about documents from other programs. */
export const FILE_TEXTS = {
  table: {
    "file is empty": "The file is empty. Its first line must name the columns.",
    "quote is not closed": "A quotation mark is opened but never closed.",
    "text behind a quote": "There is text after a closing quotation mark. To write a quotation mark inside quotes, double it.",
    "too many lines": "The table has more than {most} lines. Nothing from this line on has been read.",
    "column comes twice": 'The column "{column}" comes twice. Only the first one counts.',
    "column is not known": 'The column "{column}" is ignored, because only these are known: {known}.',
    "no names": 'There is no column "name", so nothing has been read.',
    "cell without a column": '"{cell}" doesn\'t belong to any column.',
    "characters are not readable": "Some characters can't be read. Save the file as UTF-8.",
    "captain neither yes nor no": 'The column "captain" must say yes or no, not "{cell}".',
    "captain without a team": "A captain needs a team.",
    "team has a captain": "The team already has a captain on line {line}.",
    namesake: "{name} is also the name on line {line}. Both have been read.",
  },
  exports: {
    "round was in pods": "Round {round} was played in pods, and ListFortress only knows matches between two players.",
    "round was in teams": "Round {round} was played in teams, but this event ranks players, and ListFortress can't show that.",
    "table has no result": "Table {table} of round {round} has no result yet.",
  },
  documents: {
    "document has initials only": "A document with initials has no log, so it can't be opened again.",
    "document contradicts its log": "The document contradicts its log at {path}.",
  },
} as const;
