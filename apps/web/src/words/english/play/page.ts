/** The page of play while it opens a game. */
export const PLAY = {
  title: "Play",
  settingUp: "Setting up the table…",
  opening: "Opening the replay…",
  loadGame: "Load game",
} as const;
