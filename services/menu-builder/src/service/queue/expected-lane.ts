import type { BuildTask } from '../build-task'
import type { Lane } from './turns'

/** Days without wishes take a few milliseconds each; these and fewer may always try a short turn. */
const DAYS_WITH_WISHES = 3

/**
 * Where a request waits first. Who is taken for short and turns out to be long goes on in the long lane, so this only spares the attempt to those
 * that would hardly succeed: many days with wishes.
 */
export function expectedLane({ call, body }: BuildTask): Lane {
  if (call === 'BuildMenu/BuildFamilyMenu') return 'long'
  if (call === 'BuildMenu/BuildMealMenu') return 'short'
  if (call === 'BuildMenu/BuildRelatedMenu') return body.count > DAYS_WITH_WISHES ? 'long' : 'short'
  const wishes = [body.includeDishIds, body.excludeDishIds, body.excludeMaterialIds, body.likedDishIds]
  const hasWishes = wishes.some((ids) => ids !== undefined && ids.length > 0)
  return hasWishes && body.days > DAYS_WITH_WISHES ? 'long' : 'short'
}
