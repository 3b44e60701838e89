/** What a host sends to a client. Messages of one client are numbered without a gap; one that misses a number asks for a whole scene. */
import type { JsonPatch } from "@broadside/kit";
import type { InputHappenings, Scene } from "@broadside/telling";
import type { TimeLeft } from "./clock-keeper.ts";

export type HostMessage =
  /** Everything that is drawn and read: first of all, whenever it is asked for, and where the game was taken up anew. */
  | { readonly message: "scene"; readonly number: number; readonly scene: Scene; readonly clocks?: TimeLeft | undefined }
  /** What has happened since the message before, and the fields of the scene that are others now. */
  | {
      readonly message: "changed";
      readonly number: number;
      readonly happened: readonly InputHappenings[];
      readonly patch?: JsonPatch | undefined;
      readonly clocks?: TimeLeft | undefined;
    };
