import type { StandardResult } from 'shared-contracts/nutrition'
import type { DayCode } from '../answer'
import { shortfallText } from '../proof/reasons'
import type { Snapshot } from '../snapshot'
import type { FamilyEater } from './family-eaters'

/** An enforced standard that isn't met; `dayCode` null: by the mean day. */
export interface FamilyUnmet {
  readonly standardId: number
  readonly dayCode: DayCode | null
  readonly reason: string
}

interface JudgedDay {
  readonly dayCode: DayCode
  readonly standards: readonly StandardResult[]
}

/** Every gap of an eater, in the order of days. A maximum of the mean day may be passed on a single day, up to what builder.json allows. */
export function unmetOf(days: readonly JudgedDay[], eater: FamilyEater, snapshot: Snapshot): readonly FamilyUnmet[] {
  const rows = new Map(eater.pool.constraints.rows.map((row) => [row.standardId, row]))
  const dayMaxOf = (standardId: number) => (days.length > 1 ? (rows.get(standardId)?.dayMax ?? null) : null)
  const unmet: FamilyUnmet[] = []
  const add = (result: StandardResult, dayCode: DayCode | null) => {
    const standard = snapshot.standards.find(({ standardId }) => standardId === result.standardId)
    const need = eater.pool.needs.find(({ standardId }) => standardId === result.standardId)
    if (standard && need)
      unmet.push({ standardId: result.standardId, dayCode, reason: reasonOf({ standard, need, result }, eater) })
  }
  for (const { dayCode, standards } of days)
    for (const result of standards) {
      const dayMax = dayMaxOf(result.standardId)
      const mayPass = result.status === 'above' && dayMax !== null && result.value <= dayMax
      if (result.status !== 'met' && !mayPass) add(result, dayCode)
    }
  for (const [standardId, { max }] of rows) {
    const results = days.flatMap(({ standards }) => standards.filter((each) => each.standardId === standardId))
    const mean = results.reduce((sum, { value }) => sum + value, 0) / Math.max(1, results.length)
    const [first] = results
    if (first && max !== null && dayMaxOf(standardId) !== null && mean > max + 0.005)
      add({ ...first, value: Math.round(mean * 100) / 100, status: 'above' }, null)
  }
  return unmet
}

function reasonOf(failure: Parameters<typeof shortfallText>[0], { excludedMaterialIds, ownPot }: FamilyEater): string {
  if (failure.result.status === 'missing')
    return `Chưa đủ số liệu ${failure.standard.title} của vài món, nên không thể coi là đạt.`
  const reached = shortfallText(failure)
  if (excludedMaterialIds.size > 0) return `${reached} Những thực phẩm phải tránh làm bớt món có thể bù.`
  if (ownPot) return `${reached} Chưa tìm được cách ghép bột, cháo đạt mức này.`
  return `${reached} Chưa tìm được nồi chung nào để mọi người cùng đạt; bạn bù ở bữa sáng hoặc bữa phụ riêng nhé.`
}
