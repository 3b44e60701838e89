/** The buttons next to a table. */
export const TABLE_STAGE = { zoomOut: "Zoom out", zoomIn: "Zoom in", wholeTable: "Whole table" } as const;

/** What a screen reader says about a table. */
export const TABLE_VOICE = {
  piece:
    "{piece}, at {x}, {y} mm, heading {heading} degrees{isFixed, select, true {, fixed} other {}}{isChoice, select, true {, can be chosen} other {}}{order, select, first {, selected first} second {, selected second} other {}}",
  table: "Table, {width} by {height} mm, {pieces, plural, one {# piece} other {# pieces}}",
  moved: "{piece} at {x}, {y} mm, heading {heading} degrees",
  putBack: "{piece} put back",
  chosen: "Chosen: {piece}",
  nothingSelected: "Nothing selected",
  selected: "Selected {piece}",
  selectedTwo: "Selected {first}, then {second}",
} as const;

/** What each key does on a table. */
export const TABLE_KEYS = {
  enter: { keys: "Tab", does: "enter or leave the table" },
  step: { keys: "n, p", does: "go to the next or previous piece" },
  select: { keys: "Enter, Space", does: "select a piece to measure from, then one to measure to" },
  move: { keys: "Arrow keys", does: "move the piece 1 mm (Shift 10 mm, Alt 0.1 mm), or the view if the piece is fixed" },
  turn: { keys: "[ ], q e", does: "turn the piece left or right 1° (Shift 15°, Alt 0.1°)" },
  zoom: { keys: "+ −", does: "zoom in or out" },
  fit: { keys: "0", does: "show the whole table" },
  escape: { keys: "Escape", does: "cancel a drag, or clear the selection" },
} as const;

/** On a table with an open question. */
export const CHOICE_KEYS = {
  next: { keys: "c", does: "go to the next piece you can choose" },
  choose: { keys: "Enter, Space", does: "choose the piece" },
} as const;
