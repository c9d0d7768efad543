import { afterEach, expect, test } from '@jest/globals'
import { act } from 'react'
import { shortName } from 'shared-contracts/ages'
import { click, type MountedView, mount } from 'shared-frame/testing'
import { waitingItems } from 'shared-ui/list-items'
import { useDialog } from '../../frame/use-dialog'
import { fillBrowserGaps } from '../../testing/browser-gaps'
import { Surroundings, signedIn, testShell } from '../../testing/surroundings'
import { CartLink } from './CartLink'
import { LogoutDialog } from './LogoutDialog'
import { Visitor } from './Visitor'

fillBrowserGaps()

let view: MountedView
afterEach(() => view.unmount())

test('login and register until somebody is known', async () => {
  const { shell, session } = testShell({ state: 'unknown' })
  view = await mount(
    <Surroundings shell={shell}>
      <Visitor onLogout={() => {}} />
    </Surroundings>,
  )
  const links = () => [...view.container.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(links()).toEqual(['/dang-nhap', '/dang-nhap', '/dang-ky'])
  await act(async () => session.next({ state: 'anonymous' }))
  expect(links()).toEqual(['/dang-nhap', '/dang-nhap', '/dang-ky'])
  await act(async () => session.next(signedIn()))
  expect(links()).toEqual(['/trang-ca-nhan-cua-ban'])
})

test.each([
  ['Nguyễn Thị Minh Anh', 'Xin chào Minh Anh', 'A'],
  ['Lan Chi', 'Xin chào Lan Chi', 'C'],
  ['Mai', 'Xin chào Mai', 'M'],
])('the greeting of %s', async (fullName, greeting, initial) => {
  const { shell } = testShell(signedIn({ fullName, shortName: shortName(fullName) }))
  view = await mount(
    <Surroundings shell={shell}>
      <Visitor onLogout={() => {}} />
    </Surroundings>,
  )
  expect(view.find('a').textContent).toBe(`${initial}${greeting}`)
})

test('a picture takes the place of the initial', async () => {
  const { shell } = testShell(signedIn({ pictureUrl: '/media/avatars/7.webp' }))
  view = await mount(
    <Surroundings shell={shell}>
      <Visitor onLogout={() => {}} />
    </Surroundings>,
  )
  expect(view.find('img').getAttribute('src')).toBe('/media/avatars/7.webp')
})

function WithDialog() {
  const dialog = useDialog()
  return (
    <>
      <Visitor onLogout={dialog.open} />
      <LogoutDialog dialogRef={dialog.ref} onClose={dialog.close} />
    </>
  )
}

const button = (text: string) => {
  const found = [...document.querySelectorAll('dialog button')].find((each) => each.textContent === text)
  if (!found) throw new Error(`No button ${text}`)
  return found
}

test('logging out asks, and stays on Hủy', async () => {
  const { shell, session, calls } = testShell(signedIn())
  view = await mount(
    <Surroundings shell={shell}>
      <WithDialog />
    </Surroundings>,
  )
  const dialog = view.find<HTMLDialogElement>('dialog')
  expect(dialog.open).toBe(false)
  await click(view.find('div > button'))
  expect(dialog.open).toBe(true)
  expect(view.find('dialog h2').textContent).toBe('Bạn chắc chắn muốn đăng xuất?')
  await click(button('Hủy'))
  expect(dialog.open).toBe(false)
  expect(session.getValue().state).toBe('signed-in')
  expect(calls).toEqual([])
})

test('logging out ends the session and leads to the login page', async () => {
  const { shell, session, calls } = testShell(signedIn())
  view = await mount(
    <Surroundings shell={shell}>
      <WithDialog />
    </Surroundings>,
  )
  await click(view.find('div > button'))
  await click(button('Đăng xuất'))
  expect(session.getValue().state).toBe('anonymous')
  expect(view.find<HTMLDialogElement>('dialog').open).toBe(false)
  expect(calls).toEqual([['navigate', '/dang-nhap']])
})

test('the cart counts for who is logged in', async () => {
  const { shell, session } = testShell()
  view = await mount(
    <Surroundings shell={shell}>
      <CartLink />
    </Surroundings>,
  )
  const label = () => view.find('a').getAttribute('aria-label')
  expect(label()).toBe('Danh sách đi chợ')
  await act(async () => session.next(signedIn({ numberOfCarts: 3 })))
  expect(label()).toBe('Danh sách đi chợ, 3 mục')
  await act(async () => session.next(signedIn({ numberOfCarts: 120 })))
  expect(label()).toBe('Danh sách đi chợ, 120 mục')
  expect(view.text()).toBe('99+')
  await act(async () => session.next(signedIn({ numberOfCarts: 0 })))
  expect(view.text()).toBe('')
  await act(async () => session.next({ state: 'anonymous' }))
  expect(label()).toBe('Danh sách đi chợ')
})

test('without login the cart counts what waits for one', async () => {
  window.localStorage.clear()
  const { shell, session } = testShell()
  view = await mount(
    <Surroundings shell={shell}>
      <CartLink />
    </Surroundings>,
  )
  const label = () => view.find('a').getAttribute('aria-label')
  await act(async () => waitingItems.keep('anyone', 'a', { kind: 'dish', title: 'Canh chua', item: {} }))
  expect(label()).toBe('Danh sách đi chợ, 1 mục chờ đăng nhập')
  await act(async () => session.next(signedIn({ numberOfCarts: 0 })))
  expect(label()).toBe('Danh sách đi chợ')
  window.localStorage.clear()
})
