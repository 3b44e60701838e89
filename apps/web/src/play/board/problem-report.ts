/** Saves a report of a problem to a file: the game so far, and what the page shows. */
import { saveFile } from "../../browser/save-file.ts";
import type { Client } from "../../game-worker/page/client.ts";

export const saveProblem = async (client: Client): Promise<void> => saveFile("broadside-problem.json", await client.problem());
