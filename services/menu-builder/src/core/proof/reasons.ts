import type { Standard } from 'shared-contracts/nutrition'
import type { EnforcedFailure } from '../answer'
import type { ChosenDish } from '../week/find-menu'
import type { Relaxation } from './relaxation'

const digitsOf = (value: number): number => (Math.abs(value) < 10 ? 1 : 0)

function shown(value: number, unit: string): string {
  const digits = digitsOf(value)
  return `${value.toLocaleString('vi-VN', { maximumFractionDigits: digits })}${unit === '' || unit === '%' ? unit : ` ${unit}`}`
}

function band({ need, standard }: EnforcedFailure): string {
  if (need.min !== null && need.max !== null) return `${shown(need.min, '')}–${shown(need.max, standard.unit)}`
  if (need.min !== null) return `ít nhất ${shown(need.min, standard.unit)}`
  return `nhiều nhất ${shown(need.max ?? 0, standard.unit)}`
}

/** "Vitamin B12" → "vitamin B12". */
export const inSentence = (title: string): string => title.charAt(0).toLowerCase() + title.slice(1)

/** Dishes of the day in which the nutrient isn't known. */
function unknownIn(failure: EnforcedFailure, dishes: readonly ChosenDish[]): string {
  const titles = dishes.filter(({ entry }) => entry.unknown.length > 0).map(({ entry }) => `“${entry.dish.title}”`)
  return titles.length > 0 ? titles.join(', ') : `những món chưa rõ lượng ${inSentence(failure.standard.title)}`
}

/** A value outside a band, rounded away from it: 59.6 of at least 60 is "59", never "60". */
function reached({ need, result: { value } }: EnforcedFailure): number {
  const scale = 10 ** digitsOf(value)
  if (need.min !== null && value < need.min) return Math.floor(value * scale) / scale
  return need.max !== null && value > need.max ? Math.ceil(value * scale) / scale : value
}

/** What was reached of a standard that isn't met, and what is asked. */
export function shortfallText(failure: EnforcedFailure): string {
  const { standard } = failure
  return `${standard.title}: được ${shown(reached(failure), standard.unit)}, cần ${band(failure)}.`
}

/** Why a standard isn't met, for the visitor: what was reached, what is asked, and whether it is proven that no dish choice does better. */
export function reasonFor(
  failure: EnforcedFailure,
  dishes: readonly ChosenDish[],
  relaxation: Relaxation | null,
): string {
  const { standard, result } = failure
  if (result.status === 'missing')
    return `Chưa đủ số liệu về ${inSentence(standard.title)} của ${unknownIn(failure, dishes)}, nên chưa thể coi là đạt.`
  const text = shortfallText(failure)
  if (relaxation?.shortfalls.has(standard.standardId))
    return `${text} Với các món đang được phép chọn, không cách ghép nào đạt mức này cùng các mức còn lại (đã kiểm chứng bằng phép tính).`
  if (relaxation && relaxation.shortfalls.size > 0)
    return `${text} Các mức của ngày này không thể cùng đạt với những món đang được phép chọn (đã kiểm chứng bằng phép tính).`
  return `${text} Bộ dựng thực đơn chưa tìm được cách ghép đạt mức này; bạn thử bớt món đã chọn hoặc thực phẩm đã loại.`
}

/** The same of a maximum that the days keep on average. */
export const reasonForMean = (standard: Standard, mean: number, max: number): string =>
  `${standard.title}: trung bình các ngày là ${shown(mean, standard.unit)}, cần nhiều nhất ${shown(max, standard.unit)}. Một ngày có thể hơn một chút, nhưng trung bình thì không nên vượt; bạn thử bớt món mặn đã chọn.`
