/** Collects the problems that checks find. */
import type { Fix } from "../fix.ts";
import type { ListProblem, Place, Problem } from "../problem.ts";
import { type DecidingRules, type Question, ruleFor } from "../rules.ts";

export class Problems {
  readonly found: ListProblem[] = [];
  illegal = false;
  private readonly rules: DecidingRules;

  constructor(rules: DecidingRules) {
    this.rules = rules;
  }

  /** Adds a problem that makes the entry illegal, and how to fix it. */
  add(question: Question, place: Place, problem: Problem, fix: Fix): void {
    this.addByRule(ruleFor(this.rules, question, place.list), place, problem, fix);
  }

  /** Like `add`, but cites a given rule. */
  addByRule(rule: string, place: Place, problem: Problem, fix: Fix): void {
    this.illegal = true;
    this.found.push({ rule, weight: "illegal", place, ...problem, fix });
  }

  notice(question: Question, place: Place, problem: Problem, fix: Fix): void {
    this.noticeByRule(ruleFor(this.rules, question, place.list), place, problem, fix);
  }

  noticeByRule(rule: string, place: Place, problem: Problem, fix: Fix): void {
    this.found.push({ rule, weight: "notice", place, ...problem, fix });
  }
}
