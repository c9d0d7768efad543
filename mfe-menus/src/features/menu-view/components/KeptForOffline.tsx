import { addDays, parseCalendarDay } from 'shared-contracts/ages'
import { dayCodeOf } from 'shared-contracts/menus'
import { usePage } from 'shared-frame/remote'
import { menuDayPath } from '../rules/menu-address'

/**
 * Names what the shell keeps for when there is no network: today's page of this week's menu, and tomorrow's for who opens it in
 * the morning. Each brings the whole week along. Nothing is seen of it.
 */
export function KeptForOffline({ menuId }: { menuId: number }) {
  const today = parseCalendarDay(usePage().today)
  if (today === null) return null
  return [today, addDays(today, 1)].map((day) => (
    <span key={day} hidden data-keep-offline={menuDayPath(menuId, dayCodeOf(day))} />
  ))
}
