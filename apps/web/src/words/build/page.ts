/** What the builder's page says about its drafts, and the lists that come in and go out. */
import { spoken } from "../spoken.ts";

export const WORDS = spoken({
  lead: "Build lists for Epic X-Wing: fleets with corvettes and wings, Escalation’s four tiers, a team’s lists. Every problem is told with its rule and what mends it.",
  noSuchDraft: "This browser has no such draft. Drafts stay where they were made; a share link carries lists elsewhere.",
  notKept: "This browser does not let the page keep drafts. They last until the page is closed; export what you want to keep.",
  tooMany: (most: number) =>
    `This browser keeps ${most} drafts at most, and there are as many. Delete one that you no longer need, then start again.`,
  badLink: "The link holds no lists.",
  unknownFormat: (format: string) => `This draft is for a format that is not known here: ${format}.`,
  notLoaded: "The cards could not be loaded.",
  tryAgain: "Try again",
  loading: "Loading the cards…",

  startHere: "Start here: choose a format",
  newList: "New list",
  readyMade: "Start from a ready-made list",
  listsNotLoaded: "The lists could not be loaded. Check your connection and open this again.",
  elsewhere: "From another program",
  importAbout: "Paste XWS, open a file, or drop one anywhere on this page.",
});

/** Drafts that this browser keeps. */
export const DRAFTS = spoken({
  title: "Your drafts",
  nameLabel: "Name of the draft",
  rename: "Rename",
  renameOf: (name: string) => `Rename ${name}`,
  keep: "Keep",
  keepName: (name: string) => `Keep the name ${name}`,
  duplicate: "Duplicate",
  duplicateOf: (name: string) => `Duplicate ${name}`,
  delete: "Delete",
  deleteOf: (name: string) => `Delete ${name}`,
  isDeleted: (name: string) => `${name} is deleted.`,
  undo: "Undo",
  empty: "Empty",
  notChecked: "Not checked",
  legal: "✓ Legal",
  notLegal: "✗ Not legal",
});

export const EXCHANGE = spoken({
  import: "Import a list",
  importAbout: "Paste a list in XWS, the exchange format of squad builders, or open a file. It becomes a new draft.",
  xws: "XWS",
  notRead: "This is no list that can be read.",
  noCards: "cannot be read now: the cards could not be loaded",
  cutShort: "is cut short or was changed on its way",
  /** What is wrong with a place of a file. */
  problem: (path: string, reason: string) => `${path === "" ? "It" : path} ${reason}`,
  moreProblems: (count: number) => `and ${count} more`,
  take: "Import",
  openFile: "Open file",

  export: "Export",
  shareLink: "Share link",
  shareAbout: "Holds the lists themselves; whoever opens it gets a draft of their own.",
  link: "Link",
  copyLink: "Copy link",
  xwsAbout: "The exchange format of squad builders; what it cannot say stands under our own name in it.",
  downloadXws: "Download XWS",
  copyXws: "Copy XWS",
  text: "Text",
  copyText: "Copy text",

  printSheet: "Print sheet",
  print: "Print",
  sheet: "Sheet",
});
