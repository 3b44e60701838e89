import { testSecond } from "./corrected-games.ts";

testSecond(2);
