import { runSomeCases } from "./host-cases.ts";

runSomeCases();
