/** Saves a report of a problem to a file: the game so far, and what the page shows. */
import { saveFile } from "../../browser/save-file.ts";
import { useClient } from "./open-game.ts";

export function useProblemReport(): () => void {
  const client = useClient();
  return () => void client.problem().then((report) => saveFile("broadside-problem.json", report));
}
