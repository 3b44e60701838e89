/** Whether a process of this machine still runs, by its number. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Others' processes may not be signalled, but are there.
    return !(error instanceof Error && "code" in error && error.code === "ESRCH");
  }
}
