/** The builder's start page. */
export const BUILD = {
  lead: "Build lists for Epic X-Wing: fleets with corvettes and wings, the four tiers of Escalation, or all lists of a team. You see every problem with its rule, and how to fix it.",
  noSuchList: "This list isn't in this browser. Lists stay where you made them; to open one elsewhere, use its share link.",
  notSaving: "Your browser isn't saving your lists. You'll lose them when you close this page, so export the ones you need.",
  tooMany: "You have {most} lists, which is as many as this browser can save. Delete one you no longer need, then try again.",
  badLink: "There's no list in this link.",
  unknownFormat: "This list is for a format that Broadside doesn't know: {format}.",
  loading: "Loading cards…",

  startHere: "Start here: choose a format",
  newList: "New list",
  readyMade: "Start from a ready-made list",
  elsewhere: "From another list builder",
  importAbout: "Paste XWS, open a file, or drop one anywhere on this page.",
} as const;

/** The lists in this browser. */
export const LISTS = {
  title: "Your lists",
  name: "List name",
  rename: "Rename",
  renameOne: "Rename {list}",
  save: "Save",
  saveName: "Save the name {list}",
  duplicate: "Duplicate",
  duplicateOne: "Duplicate {list}",
  delete: "Delete",
  deleteOne: "Delete {list}",
  deleted: "Deleted {list}.",
  undo: "Undo",
  empty: "Empty",
  notChecked: "Not checked",
  legal: "✓ Legal",
  illegal: "✗ Illegal",
} as const;

/** Lists from elsewhere, and lists for elsewhere. */
export const EXCHANGE = {
  import: "Import a list",
  importAbout: "Paste a list in XWS, the format that list builders share, or open a file. It becomes a new list here.",
  xws: "XWS",
  unreadable: "Broadside can't read this list.",
  noCards: "can't be read right now, because the cards didn't load",
  damaged: "is incomplete or was changed",
  problem: "{part} {reason}",
  problemOfAll: "It {reason}",
  take: "Import",
  openFile: "Open a file",

  export: "Export",
  shareLink: "Share link",
  shareAbout: "The link contains your list. Anyone who opens it gets their own copy.",
  link: "Link",
  copyLink: "Copy link",
  xwsAbout: "XWS is the format that list builders share. Broadside puts everything that XWS doesn't cover in a separate field.",
  downloadXws: "Download XWS",
  copyXws: "Copy XWS",
  text: "Text",
  copyText: "Copy text",

  printTitle: "Print the list",
  print: "Print",
  preview: "Preview",
} as const;
