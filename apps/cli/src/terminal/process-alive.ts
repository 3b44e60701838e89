/** True if the process with this id is still running on this machine. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Processes of other users can't be signalled, but they exist.
    return !(error instanceof Error && "code" in error && error.code === "ESRCH");
  }
}
