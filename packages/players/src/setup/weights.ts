/**
 * What is wrong with a place in set-up, in millimetres: as bad as standing so far from where one would rather stand. In games between equal lists
 * with weights drawn at random, wide gaps did best, a place to one side of the enemy where ships are few, and nothing before huge ships; ships
 * turned to the enemy did worse. The other weights made no difference that could be told, and say what a player would.
 */
export interface SetUpWeights {
  /** The gap between neighbours of a side; and for each millimetre that the nearest is nearer or farther. */
  readonly gap: number;
  readonly apart: number;
  /** How far along the front from the middle of the enemy's ships; and for each millimetre nearer or farther. Huge ships stand opposite. */
  readonly aside: number;
  readonly offset: number;
  /** Room to the sides of the table; and for each millimetre less. */
  readonly room: number;
  readonly cramped: number;
  /** For each millimetre behind the first row that has room, or before it. */
  readonly row: number;
  /** A ship of its own side on its first way ahead, or it on theirs. */
  readonly blocked: number;
  /** A wingmate that has no room and would have to fly alone. */
  readonly split: number;
  /** An obstacle that the slowest maneuver straight ahead meets, one on the first way ahead, one on the second. */
  readonly struck: number;
  readonly rock: number;
  readonly rockBeyond: number;
  /** Any obstacle on the long way of a huge ship. */
  readonly hugeRock: number;
}

export const SET_UP: SetUpWeights = {
  gap: 200,
  apart: 1,
  aside: 300,
  offset: 0.5,
  room: 60,
  cramped: 1,
  row: 0.5,
  blocked: 1500,
  split: 5000,
  struck: 1000,
  rock: 100,
  rockBeyond: 50,
  hugeRock: 150,
};
