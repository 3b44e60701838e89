/**
 * Loads our packages before Playwright starts, in its own processes. Once running, Playwright inspects every import, which makes loading
 * thousands of files several times slower.
 */
const PACKAGES = ["content", "host/suite", "odds", "players", "telling", "tournament"];

if (/[/\\](?:@playwright|playwright)[/\\]/.test(process.argv[1] ?? "")) for (const name of PACKAGES) await import(`@broadside/${name}`);
