import { testEpic } from "./corrected-games.ts";

testEpic(8);
