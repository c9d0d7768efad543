import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { act } from 'react'
import type { QueryClient } from 'shared-frame/remote'
import { click, type MountedView, mount, press } from 'shared-frame/testing'
import { fillBrowserGaps } from '../../testing/browser-gaps'
import { Surroundings, signedIn, stillClient, type TestShell, testShell } from '../../testing/surroundings'
import { navigationQuery, siteConfigQuery } from '../site/site-queries'
import { MainMenu } from './MainMenu'
import { MobileMenu } from './MobileMenu'

fillBrowserGaps()

let view: MountedView
let surroundings: TestShell
let client: QueryClient

beforeEach(() => {
  surroundings = testShell()
  client = stillClient()
  const { api } = surroundings.shell
  client.setQueryData(navigationQuery(api).queryKey, [
    {
      text: 'Thực đơn cân bằng dinh dưỡng',
      textMobile: 'Thực đơn',
      link: '/thuc-don',
      roles: [],
      children: [
        { text: 'Ngân hàng', link: '/thuc-don/ngan-hang', auth: false },
        { text: 'Đi chợ', link: '/thuc-don/di-cho', auth: true },
      ],
      hideChildren: false,
    },
    { text: 'Lớp học', textMobile: 'Lớp học', link: '/lop-hoc', roles: [], children: [], hideChildren: true },
    { text: 'Cán bộ y tế', textMobile: 'Cán bộ', link: '/can-bo', roles: [2], children: [], hideChildren: false },
  ])
  client.setQueryData(siteConfigQuery(api).queryKey, {
    logoHeader: '',
    logoHeaderOthers: [],
    socialFooter: [{ text: 'Facebook', link: 'https://www.facebook.com/trang', mediaLink: '/f.svg' }],
    footerLink: [],
    phone: '',
    email: '',
    messengerLink: '',
    zaloLink: '',
  })
})

afterEach(() => view.unmount())

const desktop = (path: string) => (
  <Surroundings shell={surroundings.shell} client={client}>
    <MainMenu path={path} />
  </Surroundings>
)

const links = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))

test('the desktop menu follows the session', async () => {
  view = await mount(desktop('/'))
  expect(links()).toEqual(['/thuc-don', '/thuc-don/ngan-hang', '/lop-hoc'])
  await act(async () => surroundings.session.next(signedIn({ userType: 2 })))
  expect(links()).toEqual(['/thuc-don', '/thuc-don/ngan-hang', '/thuc-don/di-cho', '/lop-hoc', '/can-bo'])
})

test('Escape closes an open disclosure and gives focus back to it', async () => {
  view = await mount(desktop('/'))
  const details = view.find<HTMLDetailsElement>('details')
  details.open = true
  const entry = view.find('details a')
  entry.focus()
  await press(entry, 'Escape')
  expect(details.open).toBe(false)
  expect(document.activeElement).toBe(details.querySelector('summary'))
})

test('a disclosure closes by a tap elsewhere and by the next page, not by a tap inside', async () => {
  view = await mount(desktop('/'))
  const details = view.find<HTMLDetailsElement>('details')
  const tap = (target: Element) => target.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  details.open = true
  tap(view.find('details a'))
  expect(details.open).toBe(true)
  tap(document.body)
  expect(details.open).toBe(false)
  details.open = true
  await view.rerender(desktop('/thuc-don/ngan-hang'))
  expect(details.open).toBe(false)
})

test('the page is marked in the menu', async () => {
  view = await mount(desktop('/lop-hoc'))
  expect(view.find('[aria-current=page]').textContent).toBe('Lớp học')
})

const sheet = (path: string) => (
  <Surroundings shell={surroundings.shell} client={client}>
    <MobileMenu path={path} onLogout={() => {}} />
  </Surroundings>
)

test('the sheet has the short texts and social links, and closes on a route change', async () => {
  view = await mount(sheet('/'))
  await click(view.find('button[aria-label="Mở menu"]'))
  const dialog = view.find<HTMLDialogElement>('dialog')
  expect(dialog.open).toBe(true)
  expect(dialog.querySelector('summary')?.textContent).toBe('Thực đơn')
  expect(links()).toContain('https://www.facebook.com/trang')
  await view.rerender(sheet('/lop-hoc'))
  expect(dialog.open).toBe(false)
  await click(view.find('button[aria-label="Mở menu"]'))
  expect(dialog.open).toBe(true)
})

test('a link in the sheet closes it, a navigation that began before it was opened does not', async () => {
  view = await mount(sheet('/lop-hoc'))
  await click(view.find('button[aria-label="Mở menu"]'))
  const dialog = view.find<HTMLDialogElement>('dialog')
  surroundings.shell.bus.publish('navigation/finished', { path: '/lop-hoc', unit: 'notebook' })
  expect(dialog.open).toBe(true)
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  await click(dialog.querySelector('a[href="/lop-hoc"]') ?? dialog)
  expect(dialog.open).toBe(false)
})

test('a press beside the sheet closes it where the browser does not, one within it leaves it open', async () => {
  view = await mount(sheet('/'))
  await click(view.find('button[aria-label="Mở menu"]'))
  const dialog = view.find<HTMLDialogElement>('dialog')
  await click(view.find('dialog p'))
  expect(dialog.open).toBe(true)
  await click(dialog)
  expect(dialog.open).toBe(false)
})

test('a sheet that the browser opened before the page was alive stays open', async () => {
  view = await mount(sheet('/'))
  expect(view.find('button[aria-label="Mở menu"]').getAttribute('commandfor')).toBe(view.find('dialog').id)
  view.find<HTMLDialogElement>('dialog').open = true
  await view.rerender(sheet('/'))
  expect(view.find<HTMLDialogElement>('dialog').open).toBe(true)
})

test('the sheet leads to login, or greets who is logged in', async () => {
  view = await mount(sheet('/'))
  await click(view.find('button[aria-label="Mở menu"]'))
  expect(links()).toContain('/dang-nhap')
  await act(async () => surroundings.session.next(signedIn()))
  expect(links()).not.toContain('/dang-nhap')
  expect(view.text()).toContain('Xin chào Minh Anh')
  expect(view.text()).toContain('Đăng xuất')
})
