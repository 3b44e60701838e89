import { runCases } from "./host-cases.ts";

runCases("first-edition-standard");
