/** A worker thread of `broadside simulate`: numbers of games come in, lines of the run go out. */
import { parentPort, workerData } from "node:worker_threads";
import type { Plan } from "@broadside/simulation";
import { playerOf } from "./threads.ts";

const play = playerOf(workerData as Plan);
parentPort?.on("message", (number: number) => void play(number).then((line) => parentPort?.postMessage(line)));
