/** Before any test in Node: the broadside command that some of them run is built from the sources as they are. */
import { buildCommand } from "@broadside/tools/bundles";

export async function setup(): Promise<void> {
  if (!(await buildCommand())) throw new Error("the broadside command could not be built");
}
