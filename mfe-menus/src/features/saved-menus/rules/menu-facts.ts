import { calendarDayOf, parseCalendarDay } from 'shared-contracts/ages'
import { formatDay } from 'shared-contracts/formats'
import { eaterTitle } from 'shared-contracts/menus'
import type { SavedMenuCard } from '../requests/saved-menus'
import { savedMenuTexts as texts } from '../saved-menu-texts'

/** What tells saved menus apart besides their names: whom, how much, when. */
export function menuFacts(menu: SavedMenuCard): readonly string[] {
  const { forWhom, objectTypeId, startsOn, dayCount, dishCount, changedAt } = menu
  const starts = startsOn === null ? null : parseCalendarDay(startsOn)
  return [
    texts.forWhom(forWhom ?? lowered(eaterTitle(objectTypeId) ?? '')),
    texts.days(dayCount),
    texts.dishes(dishCount),
    ...(starts === null ? [] : [texts.startsOn(formatDay(starts))]),
    texts.changedOn(formatDay(calendarDayOf(new Date(changedAt)))),
  ]
}

const lowered = (title: string): string => title.charAt(0).toLowerCase() + title.slice(1)
