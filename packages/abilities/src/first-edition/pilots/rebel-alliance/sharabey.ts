import type { Card } from "../../../language/card.ts";
import { lentToFriends } from "../../phrases.ts";

export const sharabey: Card = {
  card: "pilot:sharabey",
  title: "Shara Bey",
  permissions: lentToFriends("firing", "everything"),
};
