import { type AnsweredDay, type DayCode, type EnforcedFailure, enforcedFailures, exceededMeans } from '../answer'
import { inSentence, reasonForMean, shortfallText } from '../proof/reasons'
import type { Snapshot } from '../snapshot'
import type { ChosenDish } from '../week/find-menu'
import type { FamilyEater } from './family-eaters'

/** An enforced standard that isn't met; `dayCode` null: by the mean of the days. */
export interface FamilyUnmet {
  readonly standardId: number
  readonly dayCode: DayCode | null
  readonly reason: string
}

/** Every gap of an eater, day by day, then on average. */
export function unmetOf(
  days: readonly AnsweredDay[],
  eaten: readonly { readonly dishes: readonly ChosenDish[] }[],
  eater: FamilyEater,
  snapshot: Snapshot,
): readonly FamilyUnmet[] {
  const ofDays = days.flatMap((day, index) =>
    enforcedFailures(day, eaten[index]?.dishes ?? [], eater.pool, snapshot).map((failure) => ({
      standardId: failure.standard.standardId,
      dayCode: day.dayCode,
      reason: reasonOf(failure, eater),
    })),
  )
  const ofMeans = exceededMeans(eaten, eater.pool).flatMap(({ standardId, mean, max }) => {
    const standard = snapshot.standards.find((each) => each.standardId === standardId)
    return standard ? [{ standardId, dayCode: null, reason: reasonForMean(standard, mean, max) }] : []
  })
  return [...ofDays, ...ofMeans]
}

function reasonOf(failure: EnforcedFailure, { excludedMaterialIds, ownPot }: FamilyEater): string {
  if (failure.result.status === 'missing')
    return `Chưa đủ số liệu về ${inSentence(failure.standard.title)} của vài món, nên chưa thể coi là đạt.`
  const reached = shortfallText(failure)
  if (excludedMaterialIds.size > 0) return `${reached} Vì phải tránh một số thực phẩm nên còn ít món để bù.`
  if (ownPot) return `${reached} Chưa tìm được cách ghép bột, cháo đạt mức này.`
  return `${reached} Chưa tìm được nồi chung nào mà mọi người cùng đạt; bạn bù ở bữa sáng hoặc bữa phụ riêng nhé.`
}
