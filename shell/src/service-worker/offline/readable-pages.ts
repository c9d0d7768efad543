import { type CalendarDay, calendarDayOf } from 'shared-contracts/ages'
import { dayCodeOf } from 'shared-contracts/menus'
import { paths } from 'shared-contracts/paths'

/** In the order in which they are shown. */
const GROUPS = ['Thực đơn hôm nay', 'Của bạn', 'Thực đơn', 'Món ăn', 'Bài viết', 'Trang khác'] as const
export type ReadableGroup = (typeof GROUPS)[number]

/** A page that opens without network. */
export interface ReadablePage {
  /** With its query. */
  readonly address: string
  /** As HTML. */
  readonly title: string
  readonly group: ReadableGroup
}

/** A page of its group has room for so many; the rest is found as it was the first time. */
const MOST_OF_A_GROUP = 12

/**
 * What a kept document is, by its address and its title; null: nothing to go to by itself.
 *
 * @param html the document, or its beginning
 */
export function readablePage(address: string, html: string, today: CalendarDay): ReadablePage | null {
  const title = titleOf(html)
  const { pathname, searchParams } = new URL(address, 'https://site.invalid')
  if (title === null || pathname === paths.home || pathname === paths.homeAlias) return null
  const path = decodeURI(pathname)
  if (isBelow(path, paths.menu)) {
    const isToday = searchParams.get('ngay') === dayCodeOf(today)
    // A week's other days are a press away from the one that is kept.
    return { address, title, group: isToday ? 'Thực đơn hôm nay' : 'Thực đơn' }
  }
  if (isBelow(path, paths.dish)) return { address, title, group: 'Món ăn' }
  if (isBelow(path, paths.menus)) return { address, title, group: 'Thực đơn' }
  return { address, title, group: /\/\d+-[^/]*$/.test(path) ? 'Bài viết' : 'Trang khác' }
}

/** The lists of what can be read, as HTML; empty when there is nothing. */
export function readableLists(pages: readonly ReadablePage[]): string {
  const lists = GROUPS.map((group) => {
    const items = distinct(pages.filter((page) => page.group === group)).slice(0, MOST_OF_A_GROUP)
    if (items.length === 0) return ''
    const links = items.map(({ address, title }) => `<li><a href="${escaped(address)}">${title}</a></li>`).join('')
    return `<h2>${group}</h2><ul>${links}</ul>`
  }).join('')
  return lists === ''
    ? ''
    : `<section aria-label="Xem được khi mất mạng"><p>Những trang này xem được ngay:</p>${lists}</section>`
}

/** The same title twice says nothing: the page that was kept last stands for both. */
function distinct(pages: readonly ReadablePage[]): readonly ReadablePage[] {
  return [...new Map(pages.map((page) => [page.title, page])).values()].reverse()
}

/** Of the document, without the site's name; its text is escaped already. */
function titleOf(html: string): string | null {
  const title = /<title>([^<]+)<\/title>/.exec(html)?.[1]?.trim() ?? ''
  return title.replace(/\s\|\s[^|]*$/, '') || null
}

const isBelow = (path: string, page: string) => path === page || path.startsWith(`${page}/`)

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The day in Viet Nam, where menus and their readers are. */
export const todayAt = (now: number): CalendarDay => calendarDayOf(new Date(now))
