/**
 * Loads our packages into each of Playwright's processes before Playwright starts. Once Playwright runs, it inspects every import, and
 * loading thousands of files takes several times as long.
 */
const PACKAGES = ["content", "host/suite", "odds", "players", "telling", "tournament"];

if (/[/\\](?:@playwright|playwright)[/\\]/.test(process.argv[1] ?? "")) for (const name of PACKAGES) await import(`@broadside/${name}`);
