import { formatNeed, formatNumber, unitWords } from 'shared-contracts/formats'
import { dietTexts } from '../../../texts/diet'
import type { ResultRow } from './result-rows'

const words = dietTexts.result.against

/** What a verdict was made by: "Khuyến nghị 27 miligam, tối đa an toàn 45 miligam". */
export function comparedWords({ against, recommended, upper, min, max, standard }: ResultRow): string {
  const unit = unitWords(standard.unit)
  const amount = (text: string) => `${text} ${unit}`.trim()
  const advised = recommended && amount(formatNeed({ min: recommended.from, max: recommended.to }))
  if (against === 'range') return words.range(amount(formatNeed({ min, max })))
  if (against === 'foodPart' && min !== null) return words.foodPart(amount(formatNumber(min)), advised ?? '')
  const safe = upper === null ? null : amount(formatNumber(upper))
  if (!advised) return words.upper(safe ?? '')
  return safe === null ? words.recommendation(advised) : words.both(advised, safe)
}
