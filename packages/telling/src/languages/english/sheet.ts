/** A ship's card. */
export const SHEET = {
  positions: {
    leader: "leader",
    leftFlank: "left flank",
    rightFlank: "right flank",
    rearSupport: "rear support",
    leftSupport: "left support",
    rightSupport: "right support",
  },
  points: "{points, plural, one {# point} other {# points}}",
  threat: "threat {threat}",
  /** The crippled side of a huge ship's card. */
  crippled: {
    attack: "attack {dice}",
    attackAtRange: "attack {dice}, range {range}",
    energy: "energy limit {energy}",
    keeps: "keeps {slots}",
    keepsNothing: "keeps no upgrade slots",
    loses: "loses {maneuvers}",
  },
  upgrade: {
    front: "{name}, pointing ahead",
    right: "{name}, pointing right",
    rear: "{name}, pointing behind",
    left: "{name}, pointing left",
  },
  facedown: "Facedown card",
  unknown: "We don't know what this card says. Apply the printed text by hand.",
  unknownWithOurs: "We don't know what this card says. Apply the printed text by hand. Our text, which isn't applied: {text}",
  secretCondition: "Secret condition",
  markedCondition: "Secret condition ({marker})",
} as const;
