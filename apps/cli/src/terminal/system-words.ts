/** Describes operating system errors. Unexpected errors keep the system's own words. */
const REASONS: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file or folder",
  ENOTDIR: "part of its path is not a folder",
  EISDIR: "it is a folder, not a file",
  EACCES: "you don't have permission",
  EPERM: "you don't have permission",
  EROFS: "the disk is read-only",
  ENOSPC: "the disk is full",
  Z_BUF_ERROR: "it is incomplete",
  Z_DATA_ERROR: "it is damaged",
  EBUSY: "another program has it open",
};

export const systemReason = (error: unknown): string =>
  error instanceof Error ? (REASONS["code" in error ? String(error.code) : ""] ?? error.message) : "unknown reason";
