import type { Handlers } from '../../../platform/calls/handler'
import { administrator } from '../../../platform/calls/user-handler'
import type { Services } from '../../../platform/services'
import { spansOf } from '../rules/countable'
import { findItem } from '../store/desk-item.store'
import { countViews } from '../store/result.store'
import { foundItem } from './desk-failures'

/** Whom popups were shown to. What visitors did with them is not kept. */
export function popupViewCalls({ database: { query: db } }: Services): Handlers<'SurveyDesk/GetPopupViews'> {
  return {
    'SurveyDesk/GetPopupViews': administrator(async ({ query: { id } }) => {
      foundItem(await findItem(db, 'popup', id), 'popup')
      const days = await countViews(db, id)
      const spans = spansOf(days)
      return {
        accounts: days.reduce((total, { count }) => total + count, 0),
        byDays: spans.length === 0 ? null : spans,
      }
    }),
  }
}
