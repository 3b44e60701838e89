/**
 * Penalties for a place in set-up, in millimetres: each is as bad as being that far from the best place. In games between equal lists with
 * random weights, three things worked best: wide gaps, a place to one side of the enemy if ships are few, and nothing in front of huge
 * ships. Ships turned towards the enemy did worse. The other weights made no measurable difference; they follow players' habits.
 */
export interface SetUpWeights {
  /** The ideal gap along the front between a ship and its nearest friend, and the cost for each millimetre more or less. */
  readonly gap: number;
  readonly apart: number;
  /**
   * The ideal distance along the front from the centre of the enemy's ships, and the cost for each millimetre closer or farther away. Huge
   * ships go directly opposite that centre.
   */
  readonly aside: number;
  readonly offset: number;
  /** The room to leave at the sides of the table, and the cost for each missing millimetre. */
  readonly room: number;
  readonly cramped: number;
  /** The cost for each millimetre behind or in front of the first row with room. */
  readonly row: number;
  /** The cost if a friendly ship is in the way of the ship's first move, or the ship is in the way of a friend's. */
  readonly blocked: number;
  /** The cost of a wingmate without room, which would have to fly alone. */
  readonly split: number;
  /** The cost of an obstacle in the way of the slowest straight maneuver, of the first round's move, and of the second round's move. */
  readonly struck: number;
  readonly rock: number;
  readonly rockBeyond: number;
  /** The cost of any obstacle on the long path of a huge ship. */
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
