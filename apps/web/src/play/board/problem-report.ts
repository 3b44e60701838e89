/** Saves a report of a problem to a file: the game so far, and what the page shows. */
import { saveFile } from "../../browser/save-file.ts";
import type { GameWorker } from "../../game-worker/page/game-worker.ts";

export const saveProblem = async (worker: GameWorker): Promise<void> => saveFile("broadside-problem.json", await worker.problem());
