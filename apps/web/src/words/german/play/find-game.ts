import { translated } from "@broadside/messages";
import type { FIND_GAME as ENGLISH } from "../../english/play/find-game.ts";

export const FIND_GAME = translated<typeof ENGLISH>()({
  find: "Spielart nach Namen suchen",
  like: "Ein Teil des Namens",
  found: "Gefundene Spielarten",
  nothing: "In dieser Edition heißt keine Spielart so.",
  draw: "Eine auslosen",
  page: "Seite im Regelheft „Epic Battles“",
});
