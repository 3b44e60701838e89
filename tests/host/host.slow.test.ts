import { runCases } from "./host-cases.ts";

runCases();
