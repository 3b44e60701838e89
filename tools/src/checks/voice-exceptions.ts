/** Places where a phrase is right although the voice check finds it. */
export interface VoiceException {
  readonly file: string;
  /** A text in the lines that have the phrase. */
  readonly text: string;
  readonly reason: string;
}

const inFiles = (text: string, reason: string, files: readonly string[]): readonly VoiceException[] =>
  files.map((file) => ({ file, text, reason }));

export const VOICE_EXCEPTIONS: readonly VoiceException[] = [
  ...inFiles("not with its rear guides at the own edge", "a key in the published schema of games", [
    "packages/protocol/src/place-refusal.ts",
    "packages/scenarios/src/epic/shuttle-placing.ts",
  ]),
  ...inFiles("each ship is placed by itself", "the key of a refusal", [
    "packages/host/src/help/deployment.ts",
    "packages/host/src/suite/deployment.ts",
    "packages/protocol/src/table-refusals.ts",
  ]),
  ...inFiles("sleeved alike", "an id in event files", [
    "packages/tournament/src/lists/components.ts",
    "packages/tournament/src/rows/conduct-epic.test.ts",
    "packages/tournament/src/rows/conduct-escalation.test.ts",
  ]),
];
