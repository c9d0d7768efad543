import type { CalendarDay } from 'shared-contracts/ages'
import { contentChanged } from '../../../platform/content-revision/content-changed'
import type { Database } from '../../../platform/database/open-database'
import { shownEntries } from '../rules/site-entries'
import { findEntries } from './entry.store'

/**
 * Raises the content's revision on the first look of a day on which a banner comes or goes, so that documents made the day before are made anew.
 * Safe in many processes: the first one does it.
 */
export async function noticeBannerDay({ query }: Database, today: CalendarDay): Promise<void> {
  const known = await query.selectFrom('bannerDays').select('day').executeTakeFirst()
  if (known !== undefined && known.day >= today) return
  await query.transaction().execute(async (within) => {
    const noticed = await within
      .insertInto('bannerDays')
      .values({ day: today })
      .onConflict((conflict) =>
        conflict.column('onlyRow').doUpdateSet({ day: today }).where('bannerDays.day', '<', today),
      )
      .returning('day')
      .executeTakeFirst()
    if (noticed === undefined || known === undefined) return
    const turns = shownEntries(await findEntries(within, 'banner')).some(
      ({ draft: { firstDay, lastDay } }) =>
        (firstDay !== null && firstDay > known.day && firstDay <= today) ||
        (lastDay !== null && lastDay >= known.day && lastDay < today),
    )
    if (turns) await contentChanged(within)
  })
}
