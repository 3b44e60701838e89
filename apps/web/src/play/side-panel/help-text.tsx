/** Explains a question in plain words: what you decide, what the choices do, the keys, and the rule. */
import { RuleLink } from "../../parts/rule-link.tsx";
import { HELP, KEYS } from "../../words/play/help.ts";
import type { HelpSubject } from "../board/help/help-subject.ts";
import styles from "./help-text.module.css";
import { actionInWords, helpWords, specialTo } from "./help-words.ts";

export function HelpText({ subject }: { readonly subject: HelpSubject }) {
  const words = helpWords(subject.kind);
  const special = words && specialTo(words, subject.edition);
  return (
    <article className="stack" aria-live="polite">
      <h2>{subject.text}</h2>
      {words ? (
        <>
          <h3>{HELP.decided}</h3>
          <p>{words.what}</p>
          <h3>{HELP.choices}</h3>
          <p>{words.choices}</p>
          {special !== undefined && <p>{special}</p>}
        </>
      ) : (
        <p>{HELP.unknown}</p>
      )}
      {subject.detail !== undefined && (
        <p className={`muted ${styles.card}`} translate={subject.isName(subject.detail) ? "no" : undefined}>
          {subject.detail}
        </p>
      )}
      <Choices subject={subject} />
      {subject.isStrict && <p className="quiet">{HELP.isStrict}</p>}
      <div className={styles.keys}>
        <h3>{HELP.keys}</h3>
        <dl>
          {Object.values({ ...KEYS[subject.askedBy], ...KEYS.always }).map(({ keys, does }) => (
            <div key={keys}>
              <dt>
                <kbd>{keys}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </div>
      <h3>{HELP.rule}</h3>
      <p>
        <RuleLink id={subject.rule} />
      </p>
    </article>
  );
}

/** Explains answers one by one: actions, and the options of cards. */
function Choices({ subject }: { readonly subject: HelpSubject }) {
  const { kind, edition, options } = subject;
  const isAction = kind === "action" || kind === "free action";
  const explained = options.flatMap(({ key, label, detail }) => {
    const words = (isAction ? actionInWords(edition, key) : undefined) ?? detail;
    return words === undefined ? [] : [{ key, label, words }];
  });
  if (explained.length === 0) return undefined;
  return (
    <dl className={`stack ${styles.helpChoices}`}>
      {explained.map(({ key, label, words }) => (
        <div key={key}>
          <dt translate={subject.isName(label) ? "no" : undefined}>{label}</dt>
          <dd className="detail" translate={subject.isName(words) ? "no" : undefined}>
            {words}
          </dd>
        </div>
      ))}
    </dl>
  );
}
