import { calendarDayOf } from 'shared-contracts/ages'
import { cleanUpAccounts } from '../account'
import { forgetDoneOperations, forgetEndedShares } from '../cart'
import { forgetUnusedPictures } from '../desk'
import type { Database } from '../platform/database/open-database'
import type { ForgetMessages } from '../platform/messages/courier'
import { forgetDeletedMenus } from '../saved-menus'
import { forgetOldMisses } from '../search'
import { forgetOldContacts } from '../site'
import { forgetOldSubmissions } from '../surveys'
import { forgetOldVitals } from '../vitals'

/** Throws away what has run out, in every capability that keeps something for a time only. Safe in many processes. */
export async function runHousekeeping(
  database: Database,
  forgetMessages: ForgetMessages,
  now: Date,
): Promise<{ readonly erasedUsers: number }> {
  const done = await cleanUpAccounts(database, forgetMessages, now)
  await forgetOldContacts(database.query, now)
  await forgetUnusedPictures(database.query, now)
  await forgetDeletedMenus(database.query, now)
  await forgetDoneOperations(database.query, now)
  await forgetEndedShares(database.query, now)
  await forgetOldSubmissions(database.query, now)
  await forgetOldMisses(database.query, calendarDayOf(now))
  await forgetOldVitals(database.query, calendarDayOf(now))
  return done
}
