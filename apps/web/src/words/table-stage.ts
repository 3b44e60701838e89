/** Texts about a table: its description for screen readers, its keys, and the buttons next to it. */
import { degrees, mm, type Pose } from "@broadside/geometry";
import { speakTable, type TableWords } from "@broadside/table";
import { measure } from "./figures.ts";
import { wordsOf } from "./spoken.ts";

export const WORDS = wordsOf("shell", "TABLE_STAGE");
const VOICE = wordsOf("shell", "TABLE_VOICE");
const KEYS = wordsOf("shell", "TABLE_KEYS");
const CHOICE_KEYS = wordsOf("shell", "CHOICE_KEYS");

export interface KeyHelp {
  readonly keys: string;
  readonly does: string;
}

export const tableKeys = (): readonly KeyHelp[] => Object.values(KEYS);
/** The keys to use on the table while a question is open. */
export const choiceKeys = (): readonly KeyHelp[] => Object.values(CHOICE_KEYS);

const figure = (value: number, unit: number): string => measure(value / unit);
const placeOf = ({ x, y, heading }: Pose) => ({ x: figure(x, mm(1)), y: figure(y, mm(1)), heading: figure(heading, degrees(1)) });

const SPOKEN: TableWords = {
  describe: ({ description, pose, movable }, order, isChoice = false) =>
    VOICE.piece({ piece: description, ...placeOf(pose), isFixed: String(!movable), isChoice: String(isChoice), order: order ?? "none" }),
  describeTable: ({ width, height, pieces }) =>
    VOICE.table({ width: figure(width, mm(1)), height: figure(height, mm(1)), pieces: pieces.length }),
  moved: ({ label }, pose) => VOICE.moved({ piece: label, ...placeOf(pose) }),
  putBack: ({ label }) => VOICE.putBack({ piece: label }),
  answered: (pieces, id) => VOICE.chosen({ piece: pieces.find((piece) => piece.id === id)?.description ?? id }),
  chosen: (pieces, selected) => {
    const [first, second] = selected.map((id) => pieces.find((piece) => piece.id === id)?.label ?? id);
    if (first === undefined) return VOICE.nothingSelected;
    return second === undefined ? VOICE.selected({ piece: first }) : VOICE.selectedTwo({ first, second });
  },
};

speakTable(() => SPOKEN);
