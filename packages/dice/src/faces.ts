/** The two dice, face by face. Every edition rolls the same ones. */
export const DIE_KINDS = ["attack", "defense"] as const;
export type DieKind = (typeof DIE_KINDS)[number];

export type AttackFace = "hit" | "crit" | "focus" | "blank";
export type DefenseFace = "evade" | "focus" | "blank";
export type Face = AttackFace | DefenseFace;
export type FaceOf<K extends DieKind> = { readonly attack: AttackFace; readonly defense: DefenseFace }[K];

export const ATTACK_FACES: readonly AttackFace[] = ["hit", "hit", "hit", "crit", "focus", "focus", "blank", "blank"];
export const DEFENSE_FACES: readonly DefenseFace[] = ["evade", "evade", "evade", "focus", "focus", "blank", "blank", "blank"];
export const FACES: { readonly [K in DieKind]: readonly FaceOf<K>[] } = { attack: ATTACK_FACES, defense: DEFENSE_FACES };

/** All faces, weakest first. */
export const FACE_ORDER: readonly Face[] = ["blank", "focus", "evade", "hit", "crit"];

export function hasFace<K extends DieKind>(kind: K, face: Face): face is FaceOf<K> {
  const faces: readonly Face[] = FACES[kind];
  return faces.includes(face);
}
