import type { Locator, Page } from 'playwright-core'
import { DEMO_PASSWORD } from '../site/demo'
import { type PageKind, pageKind } from './page-kinds'

/** Something that opens on a page when a control is pressed. */
export interface PageState {
  readonly name: string
  readonly kind: PageKind
  /** Of the widths that pages are looked at: those at which its control is there. */
  readonly widths: readonly number[]
  /** Modal: Tab stays within, and nothing else is reached. A list: it stays open beside the page. */
  readonly holds: 'modal' | 'popover' | 'notice' | 'list'
  /** What goes before. */
  readonly prepare?: (page: Page) => Promise<void>
  readonly opener: (page: Page) => Locator
  readonly part: (page: Page) => Locator
  /** Opens it. */
  readonly show: (page: Page) => Promise<void>
}

const EVERY = [360, 768, 1280]
const main = (page: Page) => page.locator('main')
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'))

type Wanted = Omit<PageState, 'show' | 'kind'> & { readonly on: string }

const wanted: readonly Wanted[] = [
  {
    name: 'menu-open',
    on: 'notebook',
    widths: [360, 768],
    holds: 'modal',
    opener: (page) => button(page, 'Mở menu'),
    part: (page) => page.getByRole('dialog', { name: 'Menu' }),
  },
  {
    name: 'submenu-open',
    on: 'notebook',
    widths: [1280],
    holds: 'popover',
    opener: (page) => page.getByRole('navigation', { name: 'Chính' }).locator('summary').first(),
    part: (page) => page.locator('details[name="main-menu"][open] > ul'),
  },
  {
    name: 'search-open',
    on: 'notebook',
    widths: EVERY,
    holds: 'popover',
    opener: (page) => page.getByRole('banner').getByRole('button', { name: 'Tìm kiếm' }).first(),
    part: (page) => page.locator('#tim-kiem-nhanh'),
  },
  {
    name: 'login-asked-for',
    on: 'recipes',
    widths: EVERY,
    holds: 'notice',
    opener: (page) =>
      main(page)
        .getByRole('button', { name: /^Yêu thích: / })
        .first(),
    part: (page) => page.locator('[data-login-toast]'),
  },
  {
    name: 'print-preview',
    on: 'needs',
    widths: EVERY,
    holds: 'modal',
    opener: (page) => button(page, 'In bảng nhu cầu'),
    part: dialog,
  },
  {
    name: 'menu-print-preview',
    on: 'menu',
    widths: EVERY,
    holds: 'modal',
    opener: (page) => button(page, 'In, lưu PDF').first(),
    part: dialog,
  },
  {
    name: 'replacements-open',
    on: 'menu-builder',
    widths: EVERY,
    holds: 'list',
    prepare: async (page) => {
      await button(page, 'Gợi ý cả ngày').click()
      const lunch = page.getByRole('region', { name: 'Bữa trưa' })
      await lunch.getByRole('button', { expanded: false }).nth(1).click()
    },
    opener: (page) =>
      page
        .getByRole('region', { name: 'Bữa trưa' })
        .getByRole('button', { name: /^Đổi món / })
        .first(),
    part: (page) => page.getByRole('button', { name: /^Đổi sang / }).first(),
  },
  {
    name: 'terms-dialog',
    on: 'register',
    widths: EVERY,
    holds: 'modal',
    opener: (page) => main(page).locator('a[data-dialog="terms"]'),
    part: (page) => page.getByRole('dialog', { name: 'Điều khoản & Chính sách' }),
  },
  {
    name: 'logout-question',
    on: 'account',
    widths: [1280],
    holds: 'modal',
    opener: (page) => page.getByRole('banner').getByRole('button', { name: 'Đăng xuất' }),
    part: (page) => page.getByRole('dialog', { name: 'Bạn chắc chắn muốn đăng xuất?' }),
  },
  {
    name: 'account-deletion-question',
    on: 'own-data',
    widths: EVERY,
    holds: 'modal',
    prepare: (page) => main(page).locator('input[type="password"]').last().fill(DEMO_PASSWORD),
    opener: (page) => button(page, 'Xóa tài khoản').last(),
    part: dialog,
  },
  {
    name: 'history-deletion-question',
    on: 'baby-history',
    widths: EVERY,
    holds: 'modal',
    opener: (page) => button(page, 'Xóa toàn bộ lịch sử'),
    part: dialog,
  },
  {
    name: 'visit-of-another-child',
    on: 'baby-history',
    widths: EVERY,
    holds: 'modal',
    opener: (page) => button(page, /^Chuyển lần cân đo .* sang bé khác$/).first(),
    part: dialog,
  },
  {
    name: 'list-sharing',
    on: 'list',
    widths: EVERY,
    holds: 'modal',
    opener: (page) =>
      main(page)
        .getByRole('button', { name: /liên kết|đường dẫn/i })
        .first(),
    part: dialog,
  },
  {
    name: 'class-cancellation-question',
    on: 'class-form',
    widths: EVERY,
    holds: 'modal',
    opener: (page) => button(page, 'Hủy lớp'),
    part: dialog,
  },
]

/** Dialogs, menus and notices, the one list of them: pictures are taken of each, and the keyboard goes through each. */
export const pageStates: readonly PageState[] = wanted.map(({ on, ...state }) => ({
  ...state,
  kind: pageKind(on),
  show: async (page) => {
    await state.prepare?.(page)
    await state.opener(page).click()
    await state.part(page).waitFor()
  },
}))
