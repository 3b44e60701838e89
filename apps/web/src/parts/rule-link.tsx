/**
 * Every rule id is a link to the rule's page, but in a game the link opens the rule in the side panel. The rulebook is loaded only when
 * someone points at a link.
 */
import { RULE_ID } from "@broadside/rulebook/row";
import { Link } from "@tanstack/react-router";
import { Fragment, type MouseEvent, type ReactNode, useContext, useState } from "react";
import { RuleReader } from "./rule-reader.ts";
import { piecesOf } from "./text-pieces.ts";

interface RuleLinkProps {
  readonly id: string;
  /** What to show instead of the plain id. */
  readonly children?: ReactNode;
}

/** When someone hovers over the link or focuses it, the rule's text becomes the link's description. */
export function RuleLink({ id, children = id }: RuleLinkProps) {
  const [text, setText] = useState<string>();
  const describe = () => void textOfRule(id).then(setText);
  const read = useContext(RuleReader);
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!read || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    read(id, event.currentTarget.href);
  };
  return (
    <Link
      to="/rules/$id"
      params={{ id }}
      className="rule-id"
      translate="no"
      title={text}
      onMouseEnter={describe}
      onFocus={describe}
      onClick={press}
    >
      {children}
    </Link>
  );
}

/** Returns undefined if there is no connection. The link then works without a description. */
async function textOfRule(id: string): Promise<string | undefined> {
  try {
    const { ruleById } = await import("@broadside/rulebook");
    return ruleById(id)?.text;
  } catch {
    return undefined;
  }
}

interface TextWithRulesProps {
  readonly text: string;
  /** How to show the text between the ids. By default, it is shown unchanged. */
  readonly children?: (between: string) => ReactNode;
}

/** A text in which every rule id is a link. */
export function TextWithRules({ text, children = (between) => between }: TextWithRulesProps) {
  return piecesOf(text, RULE_ID).map(({ start, before, match }) => (
    <Fragment key={start}>
      {children(before)}
      {match !== undefined && <RuleLink id={match} />}
    </Fragment>
  ));
}
