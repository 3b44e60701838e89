/** A worker thread of `broadside simulate`. It receives game numbers and sends back lines of the run. */
import { parentPort, workerData } from "node:worker_threads";
import type { Plan } from "@broadside/simulation";
import { playerOf } from "./threads.ts";

const play = playerOf(workerData as Plan);
parentPort?.on("message", (number: number) => void play(number).then((line) => parentPort?.postMessage(line)));
