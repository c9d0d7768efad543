import { parseJson } from 'service-host/json'
import { z } from 'zod'
import type { Filling } from '../week/anneal-week'
import type { Unit } from '../week/unit'
import { WishRefused } from '../wishes'

/** How far a search has come; the caller keeps it between two requests, so no process has to remember anybody. */
export interface FamilyJob {
  /** Of the content that it was begun with. */
  readonly revision: number
  /** Parts done. */
  readonly parts: number
  readonly filling: Filling
}

const kept = z.strictObject({
  revision: z.int(),
  parts: z.int().nonnegative(),
  /** By unit: its dish (0: none), and by place the portion level of each eater, a digit each. */
  units: z.array(z.tuple([z.int().nonnegative(), z.array(z.string().regex(/^\d*$/))])),
})

export function writeJob({ revision, parts, filling }: FamilyJob, units: readonly Unit[]): string {
  return JSON.stringify({
    revision,
    parts,
    units: units.map((unit, index) => [
      filling.chosen[index]?.dishId ?? 0,
      (filling.portions[index] ?? []).map((place) =>
        place.map((portion, eater) => Math.max(0, (unit.portions[eater] ?? []).indexOf(portion))).join(''),
      ),
    ]),
  })
}

/**
 * Null when it belongs to other content or to another family: the search begins anew. Dishes and portions are looked up among those that the plan allows, so a
 * changed text can't bring in others. Throws WishRefused for a text that was never given out.
 */
export function readJob(text: string, revision: number, units: readonly Unit[]): FamilyJob | null {
  const read = kept.safeParse(jsonOf(text))
  if (!read.success)
    throw new WishRefused('job', 'job_unreadable', 'Phiên ghép thực đơn này không dùng tiếp được. Bạn bắt đầu lại nhé.')
  if (read.data.revision !== revision || read.data.units.length !== units.length) return null
  const chosen = units.map(({ candidates }, index) =>
    candidates.find(({ dishId }) => dishId === read.data.units[index]?.[0]),
  )
  if (units.some(({ candidates }, index) => candidates.length > 0 && chosen[index] === undefined)) return null
  const portions = units.map(({ places, portions: levels }, index) =>
    places.map((_, place) =>
      levels.map((of, eater) => of[Number(read.data.units[index]?.[1][place]?.[eater] ?? 0)] ?? of[0] ?? 1),
    ),
  )
  return { revision, parts: read.data.parts, filling: { chosen, portions } }
}

function jsonOf(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    return null
  }
}
