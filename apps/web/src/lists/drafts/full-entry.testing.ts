/** An entry that uses every field, for tests of files and links. */
import type { EntryDraft } from "@broadside/squads";

export const FULL_ENTRY: EntryDraft = {
  format: "epic-battles",
  options: {
    points: 400,
    scenario: "strategic-salvo",
    team: true,
    epicPoints: { croccruiser: 2 },
    missionShips: ["gr75mediumtransport"],
    requirements: ["huge-or-wing"],
    event: { region: "elsewhere", date: "2016-01-01", notAdmitted: ["r2d2"], releases: { r2d2: "2012-09-01" } },
  },
  squads: [
    {
      name: "Convoy",
      player: "Ada",
      captain: true,
      faction: "rebel",
      ships: [
        { pilot: "cr90corvette", upgrades: [{ id: "gunneryteam", section: "fore" }, { id: "tantiveiv" }], onlySection: "aft" },
        { pilot: "lukeskywalker", upgrades: [], dockedTo: 0, vendor: { other: { colour: "red" } } },
      ],
      wings: [{ leader: 0, wingmates: [{ ship: 1, position: 2 }] }],
      builds: ["midnight"],
      obstacles: ["gascloud1"],
      declared: { points: 100, epicPoints: 3 },
      description: "Against the odds",
      vendor: { other: { link: "somewhere" } },
    },
    { faction: "", ships: [] },
  ],
};
