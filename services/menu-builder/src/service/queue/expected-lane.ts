import type { Lane } from 'service-host'
import type { BuildTask } from '../build-task'

/** A day takes some milliseconds and so many fit into a short turn; a week is searched as a whole and takes longer. */
const DAYS_OF_SHORT_TURN = 3

/**
 * Where a request waits first. Who is taken for short and turns out to be long goes on in the long lane, so this only spares the attempt to those
 * that would hardly succeed: weeks, and many related days.
 */
export function expectedLane({ call, body }: BuildTask): Lane {
  if (call === 'BuildMenu/BuildMealMenu') return 'short'
  const days = call === 'BuildMenu/BuildRelatedMenu' ? body.count : body.days
  return days > DAYS_OF_SHORT_TURN ? 'long' : 'short'
}
