import { testEventful } from "./corrected-games.ts";

testEventful(6);
