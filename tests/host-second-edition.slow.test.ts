import { runCases } from "./host-cases.ts";

runCases("second-edition-2.0");
