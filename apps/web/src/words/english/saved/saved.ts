/** The page of saved games and lists; the home page shows some of it, too. */
export const SAVED = {
  title: "Saved games",
  lead: "Your games and lists are saved in this browser and nowhere else.",
  notSaving:
    "Your browser isn't saving anything. This may be a private window, or storage is turned off. You can still play, but save your game to a file before you close the page.",
  forGood: "Your browser won't delete them unless you clear its data.",
  notForGood:
    "Your browser may delete them if it runs low on space, so save everything to a file now and then. If there's no room for a new game, Broadside deletes the oldest finished one.",

  everything: "Everything in one file",
  everythingAbout: "All your games and lists, as a backup or to move them to another browser.",
  saveEverything: "Save everything",
  readFile: "Load from a file",
  saving: "Saving…",
  reading: "Loading…",
  saved: "Saved {games, plural, one {# game} other {# games}} and {lists, plural, one {# list} other {# lists}}.",
  notSaved: "The file couldn't be saved. Reload the page and try again.",
  notRead: "The file couldn't be loaded. Nothing here has changed.",
  refused: "{why} Nothing here has changed.",
  read: "Loaded: {count}",
  upToDate: "Already up to date: {count}",
  unread: "Couldn't be loaded: {count}",
  unreadOne: "{name}: {reason}",
  nothing: "There are no games or lists in this file.",
  notLasting: "The lists couldn't be saved because your browser is out of space. You'll lose them when you close the page.",

  games: "Games",
  noGames: "No games yet. Games you start are saved here automatically.",
  lists: "Lists",
  listCount: "{count, plural, =0 {No lists yet.} one {You have # list.} other {You have # lists.}}",
  build: "Build a list",
  play: "Play",
  watch: "Watch",
  save: "Save",
  delete: "Delete",
  watchOne: "Watch {game}",
  saveOne: "Save {game}",
  deleteOne: "Delete {game}",
  deleteTitle: "Delete this game?",
  deleteOpen: "This game isn't over. If you delete it, you can only continue from a saved file.",
  deleteOver: "If you delete it, you can only watch it from a saved file.",
  keep: "Keep it",
  saveFirst: "Save it to a file",

  game: "{name} · {round, plural, =0 {setting up} other {round #}}",
  unnamed: "Game",
  you: "you",
  yourTurn: "your turn",
  theirTurn: "{name}'s turn",
  severalTurns: "waiting for {count, plural, one {# player} other {# players}}",
  over: "over",
  continue: "continue",
} as const;

/** Why a list in a file can't be loaded. */
export const UNREADABLE_LISTS = {
  nameless: "Unnamed list",
  unreadable: "It can't be read.",
  problem: "{part} {reason}",
  problemOfAll: "It {reason}",
  noRoom: "There's no room for it. A browser saves up to {most} lists.",
} as const;
