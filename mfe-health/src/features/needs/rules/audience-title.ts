import { formatChildAge } from 'shared-contracts/formats'
import { texts } from '../../../texts'
import type { Audience } from './audience'

/** "Mẹ mang thai tuần 12", "Mẹ cho con bú", "Bé 8 tháng". */
export function audienceTitle(audience: Audience): string {
  switch (audience.kind) {
    case 'nursing':
      return texts.needs.nursing
    case 'week':
      return texts.needs.week(audience.week)
    case 'child':
      return texts.needs.child(formatChildAge(audience.months))
  }
}
