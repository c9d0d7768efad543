import { z } from 'zod'
import { type LockFile, resolvePackage, workspaces } from './lock-file'
import { REVIEW_DAYS } from './policy'

const review = z.object({
  /** The day on which somebody last went through all direct dependencies. */
  reviewed: z.iso.date(),
  /** `name@version` → the first review that found it so. */
  since: z.record(z.string(), z.iso.date()),
})

/** Which versions of direct dependencies somebody has looked at, and when: `review.json`. */
export type Review = z.infer<typeof review>

export const parseReview = (json: string): Review => review.parse(JSON.parse(json))

/** What the project and its workspaces ask for by name, as `name@version`; without the workspaces. */
export function directDependencies(lock: LockFile): readonly string[] {
  const found = workspaces(lock).flatMap(([folder, { dependencies, devDependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies }).flatMap((name) => {
      const place = resolvePackage(lock, folder, name)
      return place?.includes('node_modules/') ? [`${name}@${lock.packages[place]?.version}`] : []
    }),
  )
  return [...new Set(found)].sort()
}

/** The review of a day: what was there before keeps its day. */
export function reviewOf(direct: readonly string[], before: Review, today: string): Review {
  return { reviewed: today, since: Object.fromEntries(direct.map((each) => [each, before.since[each] ?? today])) }
}

export interface ReviewState {
  /** Days since the last review. */
  readonly age: number
  readonly isOverdue: boolean
  /** Direct dependencies that came, or changed, since. */
  readonly unseen: readonly string[]
  /** The ones that have not changed for longest, with their days. */
  readonly oldest: readonly (readonly [name: string, days: number])[]
}

const TOLD = 5

export function reviewState(direct: readonly string[], { reviewed, since }: Review, today: string): ReviewState {
  const age = daysUntil(reviewed, today)
  const known = direct.flatMap((each) =>
    since[each] === undefined ? [] : [[each, daysUntil(since[each], today)] as const],
  )
  return {
    age,
    isOverdue: age > REVIEW_DAYS,
    unseen: direct.filter((each) => since[each] === undefined),
    oldest: known.sort(([, a], [, b]) => b - a).slice(0, TOLD),
  }
}

function daysUntil(day: string, today: string): number {
  return Math.round((Date.parse(today) - Date.parse(day)) / 86_400_000)
}
