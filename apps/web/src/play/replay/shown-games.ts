/** The sample replays that come with the app. Each is a separate file that is fetched when someone watches it. */
const ADDRESSES: Readonly<Record<string, string>> = {
  "epic-dogfight": new URL("../../../../../docs/records/epic-dogfight/game.json.gz", import.meta.url).href,
  "ace-epic-dogfight": new URL("../../../../../docs/records/ace-epic-dogfight/game.json.gz", import.meta.url).href,
  "team-epic": new URL("../../../../../docs/records/team-epic/game.json.gz", import.meta.url).href,
  "cover-the-evacuation": new URL("../../../../../docs/records/cover-the-evacuation/game.json.gz", import.meta.url).href,
  "aces-high": new URL("../../../../../docs/records/aces-high/game.json.gz", import.meta.url).href,
  "salvage-mission": new URL("../../../../../docs/records/salvage-mission/game.json.gz", import.meta.url).href,
};

export const SHOWN_GAME_IDS: readonly string[] = Object.keys(ADDRESSES);

/** A sample replay's record file; undefined if there is no such replay. */
export async function shownGame(id: string): Promise<Blob | undefined> {
  const address = Object.hasOwn(ADDRESSES, id) ? ADDRESSES[id] : undefined;
  if (address === undefined) return undefined;
  const response = await fetch(address);
  return response.ok ? response.blob() : undefined;
}
