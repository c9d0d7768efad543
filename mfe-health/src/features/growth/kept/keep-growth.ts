import type { CalendarDay } from 'shared-contracts/ages'
import { formatDay } from 'shared-contracts/formats'
import { babyTexts } from '../../../texts/baby'
import type { ChildCheck } from '../requests/child-history'
import { clinicSheet, type SheetChild } from '../sheet/clinic-sheet'
import { keepPage } from './kept-page'
import { keptPageHtml } from './kept-page-html'

/** Makes the page of a child's growth and keeps it on this device. */
export async function keepGrowth(
  child: SheetChild & { readonly id: number },
  checks: readonly ChildCheck[],
  today: CalendarDay,
  owner: number,
): Promise<void> {
  const content = await clinicSheet(child, checks, today)
  const html = keptPageHtml({ title: babyTexts.kept.title(child.name), content, keptAt: formatDay(today) })
  await keepPage(html, owner, child.id)
}
