import { formatNeed, type NeedBounds } from 'shared-contracts/formats'

export interface NutritionNeedProps extends NeedBounds {
  readonly unit?: string
}

/** How much of a nutrient is needed. The signs are also said in words for screen readers. */
export function NutritionNeed({ min, max, unit = '' }: NutritionNeedProps) {
  const shown = formatNeed({ min, max })
  const known = min !== null || max !== null
  const text = known && unit !== '' ? `${shown} ${unit}` : shown
  const spoken = spokenNeed(shown, min, max)
  if (spoken === null) return <span>{text}</span>
  return (
    <span>
      <span aria-hidden="true">{text}</span>
      <span className="visually-hidden">{known && unit !== '' ? `${spoken} ${unit}` : spoken}</span>
    </span>
  )
}

function spokenNeed(shown: string, min: number | null, max: number | null): string | null {
  if (min !== null && max !== null) return shown.includes(' - ') ? `từ ${shown.replace(' - ', ' đến ')}` : null
  if (min !== null) return `${shown.replace('≥', 'từ')} trở lên`
  if (max !== null) return shown.replace('≤', 'tối đa')
  return 'chưa có số liệu'
}
