/** Where checks put what they find. */
import { type DecidingRules, type Question, ruleFor } from "../rules.ts";
import type { Fault, Place } from "../verdict.ts";

export class Faults {
  readonly found: Fault[] = [];
  illegal = false;
  private readonly rules: DecidingRules;

  constructor(rules: DecidingRules) {
    this.rules = rules;
  }

  /** Something that makes the entry illegal, and what would mend it. */
  add(question: Question, place: Place, text: string, mend: string): void {
    this.addByRule(ruleFor(this.rules, question, place.list), place, text, mend);
  }

  /** The same where the card itself names the rule. */
  addByRule(rule: string, place: Place, text: string, mend: string): void {
    this.illegal = true;
    this.found.push({ rule, weight: "illegal", place, text, mend });
  }

  notice(question: Question, place: Place, text: string, mend: string): void {
    this.noticeByRule(ruleFor(this.rules, question, place.list), place, text, mend);
  }

  noticeByRule(rule: string, place: Place, text: string, mend: string): void {
    this.found.push({ rule, weight: "notice", place, text, mend });
  }
}
