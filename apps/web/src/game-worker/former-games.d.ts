import type { KeptGame } from "./protocol.ts";
export declare function formerGames(): Promise<readonly KeptGame[]>;
/** The text of its record. */
export declare function formerGame(id: string): Promise<string | undefined>;
export declare function forgetFormerGame(id: string): Promise<void>;
//# sourceMappingURL=former-games.d.ts.map
