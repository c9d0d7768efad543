import { pairings } from 'shared-contracts/testing'
import { corpus } from '../corpus'

/**
 * The strings for each of several places: all of them in a whole run; else each string goes to one of the places, to another
 * one after each commit.
 */
export function spreadCorpus<Place extends string>(places: readonly Place[]): (place: Place) => readonly string[] {
  const pairs = pairings(corpus, places)
  return (place) => pairs.filter(([, each]) => each === place).map(([{ text }]) => text)
}
