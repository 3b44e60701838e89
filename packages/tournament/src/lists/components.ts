/** Which modifications of components the rules allow. The organiser may decide otherwise (ET-COMP-01). */
export interface ComponentRule {
  readonly component: string;
  readonly modification: string;
  readonly eligible: boolean;
  readonly rule: string;
}

const allowed = (component: string, modification: string, rule: string): ComponentRule => ({
  component,
  modification,
  eligible: true,
  rule,
});
const forbidden = (component: string, modification: string, rule: string): ComponentRule => ({
  component,
  modification,
  eligible: false,
  rule,
});

export const COMPONENT_RULES: readonly ComponentRule[] = [
  allowed("model", "painted", "ET-COMP-03"),
  forbidden("model", "painted offensively", "ET-COMP-03"),
  forbidden("model", "reshaped", "ET-COMP-04"),
  forbidden("model", "third-party", "ET-COMP-11"),
  forbidden("model", "proxy", "ET-COMP-12"),
  allowed("base", "weighted", "ET-COMP-05"),
  forbidden("base", "trimmed", "ET-COMP-05"),
  forbidden("base", "enlarged", "ET-COMP-05"),
  forbidden("base", "third-party", "ET-COMP-11"),
  forbidden("base", "proxy", "ET-COMP-12"),
  allowed("peg", "altered", "ET-COMP-06"),
  allowed("peg", "replaced by magnets", "ET-COMP-06"),
  forbidden("peg", "altered offensively", "ET-COMP-06"),
  allowed("card", "sleeved", "ET-COMP-07"),
  forbidden("card", "annotated", "ET-COMP-07"),
  forbidden("card", "third-party", "ET-LEGAL-51-Q"),
  forbidden("card", "proxy", "ET-COMP-12"),
  allowed("damage deck", "sleeved alike", "ET-COMP-08"),
  forbidden("damage deck", "sleeved in two colours", "ET-COMP-08"),
  allowed("token", "marked by its owner", "ET-COMP-09"),
  allowed("token", "third-party", "ET-COMP-11"),
  allowed("template", "third-party", "ET-COMP-11"),
  allowed("range ruler", "third-party", "ET-COMP-11"),
  allowed("dial", "marked by its owner", "ET-COMP-09"),
  forbidden("dial", "marked on the back", "ET-COMP-10"),
  forbidden("dial", "third-party", "ET-COMP-11"),
  forbidden("ship token", "third-party", "ET-LEGAL-51-Q"),
  forbidden("obstacle", "third-party", "ET-LEGAL-51-Q"),
  forbidden("obstacle", "reshaped", "ET-COMP-13"),
];

/** A modification that no rule mentions isn't allowed (ET-COMP-16). */
export const componentVerdict = (component: string, modification: string): ComponentRule =>
  COMPONENT_RULES.find((known) => known.component === component && known.modification === modification) ??
  forbidden(component, modification, "ET-COMP-16");
