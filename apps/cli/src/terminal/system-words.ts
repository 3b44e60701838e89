/** Why the operating system refused, for people; errors that are not foreseen in the system's own words. */
const REASONS: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file or folder",
  ENOTDIR: "a part of its path is no folder",
  EISDIR: "it is a folder, not a file",
  EACCES: "the system does not let you",
  EPERM: "the system does not let you",
  EROFS: "the disk can only be read",
  ENOSPC: "the disk is full",
  Z_BUF_ERROR: "it is incomplete",
  Z_DATA_ERROR: "it is damaged",
  EBUSY: "another program has it open",
};

export const systemReason = (error: unknown): string =>
  error instanceof Error ? (REASONS["code" in error ? String(error.code) : ""] ?? error.message) : "unknown reason";
