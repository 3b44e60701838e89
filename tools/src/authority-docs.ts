/** `npm run authority-docs`: writes the page about who may send what to a game, from the host's authority table. */
import { writeFile } from "node:fs/promises";
import { type Action, AUTHORITY, ROLES } from "@broadside/host";
import { EXPLANATIONS, GROUPS, LIMITS, ROLE_WORDS } from "./authority/explanations.ts";
import { inRoot, refuseArguments, say } from "./root.ts";

/** The whole page. */
export const authorityDocs = (): string =>
  [
    "# Who may send what",
    "",
    "Before a host carries out a message from a client, or an input in it, it looks up the action in one table, `AUTHORITY` in " +
      "[authority.ts](../packages/host/src/messages/authority.ts). Whoever has none of the roles that the table allows is refused. " +
      "The notes name what agreements, limits and the situation forbid in addition. [The protocol](protocol.md) describes the messages. " +
      "`npm run authority-docs` writes this page.",
    "",
    "## Roles",
    "",
    "A role is the relation of a client to the seat that a message is about. A client may have several roles.",
    "",
    "| role | who |",
    "| --- | --- |",
    ...ROLES.map((role) => `| ${role} | ${ROLE_WORDS[role]} |`),
    "",
    "## Actions",
    "",
    `| action | ${ROLES.join(" | ")} |`,
    `| --- | ${ROLES.map(() => ":-:").join(" | ")} |`,
    ...Object.entries(GROUPS).flatMap(([group, explained]) => [groupRow(group), ...actionsIn(explained).map(actionRow)]),
    ...Object.entries(GROUPS).flatMap(([group, explained]) => ["", `## ${group}`, "", ...actionsIn(explained).map(line)]),
    "",
    "## For all messages",
    "",
    ...LIMITS.map((limit) => `- ${limit}`),
    "",
  ].join("\n");

/** The actions of a group, in the order of the authority table. */
const actionsIn = (explained: object): readonly Action[] => ACTIONS.filter((action) => action in explained);

const isAction = (name: string): name is Action => Object.hasOwn(AUTHORITY, name);
const ACTIONS: readonly Action[] = Object.keys(AUTHORITY).filter(isAction);

const groupRow = (group: string): string => `| **${group}** |${" |".repeat(ROLES.length)}`;
const actionRow = (action: Action): string =>
  `| \`${action}\` | ${ROLES.map((role) => (AUTHORITY[action].includes(role) ? "✓" : "")).join(" | ")} |`;

function line(action: Action): string {
  const { does, unless } = EXPLANATIONS[action];
  return `- **\`${action}\`**: ${does}${unless === undefined ? "" : ` _${unless}_`}`;
}

export async function run(args: readonly string[]): Promise<number> {
  if (args.length > 0) return refuseArguments("npm run authority-docs");
  await writeFile(inRoot("docs", "authority.md"), authorityDocs());
  say("Wrote docs/authority.md.");
  return 0;
}
