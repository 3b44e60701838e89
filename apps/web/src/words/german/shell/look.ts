import { translated } from "@broadside/messages";
import type { LOOK as ENGLISH } from "../../english/shell/look.ts";

export const LOOK = translated<typeof ENGLISH>()({
  theme: "Design",
  themes: { light: "Hell", dark: "Dunkel", system: "Wie das System" },
  textSize: "Schriftgröße",
  sizes: { usual: "Normal", larger: "Groß", largest: "Sehr groß" },
  language: "Sprache",
});
