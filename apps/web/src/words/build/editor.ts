/** What the editor of a list says: its head, its three sheets, obstacles and options of an event. */
import type { ObstacleId } from "@broadside/geometry";
import { OBSTACLES } from "@broadside/geometry";
import { spoken } from "../spoken.ts";

const obstacle = (id: ObstacleId): string => OBSTACLES[id].name;

export const WORDS = spoken({
  titleOf: (list: string) => `Build: ${list}`,
  settings: "Name, format and faction",
  draft: "Draft",
  formatOf: (edition: string) => `Format (${edition})`,
  edition: { "1e": "first edition", "2.0": "second edition 2.0", "2.5": "second edition 2.5" },
  allLists: "All lists",
  undo: "Undo",
  redo: "Redo",
  import: "Import",
  export: "Export",
  share: "Share",
  print: "Print",
  more: "More",
  toMend: (count: number) => `${count} to mend`,
  noFaction: "no faction yet",

  sheets: "Sheets",
  listSheet: (spent: string) => `List · ${spent}`,
  fits: "What fits",
  slot: "Slot",
  verdict: "Verdict",
  verdictLegal: "Verdict ✓",
  verdictWrong: (count: number) => `Verdict ! ${count}`,

  carryUp: "Carry each change up to the later tiers",
  addList: {
    list: (number: number) => `Add list ${number}`,
    tier: (number: number) => `Add tier ${number}`,
    member: (number: number) => `Add member ${number}`,
  },
  takenOver: "This draft was changed in another window, and is shown as it is there. Undo brings back what stood here.",
  imported: (notes: number) => `Imported, with ${notes === 1 ? "a note" : `${notes} notes`}`,
});

export const OBSTACLE_WORDS = spoken({
  title: "Obstacles",
  chosen: (chosen: readonly string[], count: number) =>
    `${chosen.length} of ${count} chosen${chosen.length > 0 ? `: ${chosen.join(", ")}` : ""}`,
  obstacle,
});

/** What the organiser of an event may set. */
export const OPTIONS = spoken({
  title: "Event options",
  noneSet: "what the organiser sets",
  points: "Points limit",
  threat: "Threat limit (quick builds)",
  epicPointsOf: (ship: string) => `Epic points of the ${ship}`,
  notSet: "not set",
  noLimit: "none",
  missionShips: "Huge ships that the mission calls for",
  requirements: "Requirements",
  requirement: {
    "huge-or-wing": "At least one huge ship or wing",
    "huge-at-most-half": "At most half on huge ships",
  },
  noScenario: "None named",
  scenario: (name: string, points: number | undefined, threat: number | undefined, isOfTeam: boolean) => {
    const limits = [...(points === undefined ? [] : [`${points} points`]), ...(threat === undefined ? [] : [`threat ${threat}`])];
    return `${name} (${limits.length === 0 ? "no limit known" : `${limits.join(", ")}${isOfTeam ? " a team" : ""}`})`;
  },
  lists: (count: number) => (count === 1 ? "One list." : `${count} lists.`),
  addMember: "Add a team member",
  limitOfTeam: "The limit is the whole team’s, shared out among its members",
});
