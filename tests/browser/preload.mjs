/**
 * Loads our packages into each of Playwright's processes before Playwright starts. Once it runs, it inspects every import, which makes
 * loading thousands of files several times slower.
 */
const PACKAGES = ["content", "host/suite", "odds", "players", "telling", "tournament"];

if (/[/\\](?:@playwright|playwright)[/\\]/.test(process.argv[1] ?? "")) for (const name of PACKAGES) await import(`@broadside/${name}`);
