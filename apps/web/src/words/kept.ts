/** Everything that is said of kept games and lists. */
import { spoken } from "./spoken.ts";

/** What browsers call the files. */
export const FILE_NAMES = { everything: "broadside-everything.json", game: "broadside-game.json" } as const;

export const WORDS = spoken({
  title: "Kept here",
  lead: "Games and lists stay in this browser by themselves, and nowhere else.",
  notKept:
    "This browser keeps nothing: a private window, or storage is switched off. You can play; save a game to a file before you close it.",
  forGood: "This browser has promised to keep it until you clear it.",
  notForGood: "A browser that is short of room may drop it. Finished games make room first; save everything now and then.",

  everything: "Everything in one file",
  everythingAbout: "All games and all lists of the builder, to another browser or for safe keeping.",
  saveEverything: "Save everything",
  readFile: "Read from a file",
  saving: "Saving …",
  reading: "Reading …",
  saved: (games: number, lists: number) => `Saved ${counted(games, "game")} and ${counted(lists, "list")}.`,
  notSaved: "It could not be saved. Load the page again and retry.",
  notRead: "It could not be read. Nothing here was changed.",
  refused: (why: string) => `${why} Nothing here was changed.`,
  read: (count: number) => `Read: ${count}`,
  there: (count: number) => `Already here, or here in a later state: ${count}`,
  unread: (count: number) => `Could not be read: ${count}`,
  unreadOne: (name: string, reason: string) => `${name}: ${reason}`,
  nothing: "The file holds no games and no lists.",
  notLasting: "The lists could not be kept: this browser has no room. They last until the page is closed.",

  games: "Games",
  noGames: "No game yet. What you begin is kept here by itself.",
  lists: "Lists",
  listsAbout: (count: number) => (count === 0 ? "No list yet." : `${counted(count, "list")} of the builder.`),
  build: "Build",
  home: "Play",
  when: (changed: number) => new Date(changed).toLocaleString(),
  watch: "Watch",
  save: "Save",
  forget: "Forget",
  watchOne: (title: string) => `Watch: ${title}`,
  saveOne: (title: string) => `Save: ${title}`,
  forgetOne: (title: string) => `Forget: ${title}`,
  forgetTitle: "Forget this game?",
  forgetOpen: "It is not over. Once forgotten it cannot be gone on with; a saved file can.",
  forgetOver: "Once forgotten it cannot be watched; a saved file can.",
  keep: "Keep it",
  saveFirst: "Save it first",

  /** Before the first round it is set up. */
  game: (played: string | undefined, round: number) => `${played ?? "Game"} · ${round === 0 ? "setting up" : `round ${round}`}`,
  you: "you",
  yourTurn: "your turn",
  theirTurn: (name: string) => `${name}’s turn`,
  severalTurns: (count: number) => `waits for ${count}`,
  over: "over",
  goOn: "go on",
});

/** Why a file of everything cannot be read: after "This file". */
export const NO_EVERYTHING = spoken({
  noFile: "is no file that Broadside has saved, or it is cut short",
  isGame: "is a single game: load it where a game is started",
  isOther: "is nothing that Broadside saves as everything",
  version: (found: string, read: number) => `is ${found}; this version of Broadside reads ${read}`,
});

/** Why a list in it cannot. */
export const NO_LIST = spoken({
  nameless: "A list without a name",
  unreadable: "it cannot be read",
  because: (part: string, reason: string) => `${part === "" ? "it" : part} ${reason}`,
  noRoom: (most: number) => `there is no room: a browser keeps ${most} lists at most`,
});

function counted(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}
