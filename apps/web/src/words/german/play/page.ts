import { translated } from "@broadside/messages";
import type { PLAY as ENGLISH } from "../../english/play/page.ts";

export const PLAY = translated<typeof ENGLISH>()({
  title: "Spielen",
  settingUp: "Der Tisch wird aufgebaut …",
  opening: "Die Aufzeichnung wird geöffnet …",
  loadGame: "Partie laden",
});
