import { formatChildAge } from '../formats/age'
import type { Audience } from './audience'

/** "Mẹ mang thai tuần 12", "Mẹ cho con bú", "Bé 8 tháng". */
export function audienceTitle(audience: Audience): string {
  return audience.kind === 'week' ? `Mẹ mang thai tuần ${audience.week}` : shortAudienceTitle(audience)
}

/** For chips and headings: "Tuần 12", "Mẹ cho con bú", "Bé 8 tháng". */
export function shortAudienceTitle(audience: Audience): string {
  switch (audience.kind) {
    case 'nursing':
      return 'Mẹ cho con bú'
    case 'week':
      return `Tuần ${audience.week}`
    case 'child':
      return `Bé ${formatChildAge(audience.months)}`
  }
}

/** "Tuần 12" → "tuần 12": a title inside a sentence. */
export function inSentence(title: string): string {
  return title.charAt(0).toLowerCase() + title.slice(1)
}
