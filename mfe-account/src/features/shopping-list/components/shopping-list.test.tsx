import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { cookieNames, deviceList } from 'shared-contracts/constants'
import { eraseKept } from 'shared-frame/kept'
import type { Session } from 'shared-frame/remotes'
import {
  click,
  createFakeApi,
  createShellMock,
  eventually,
  type MountedView,
  mountInShell,
  withVisitorData,
} from 'shared-frame/testing'
import { erase } from '../../../testing/erase-database'
import { signedIn } from '../../../testing/own-profile'
import { shoppingList } from '../../../testing/shopping-list'
import ShoppingList from './ShoppingList'

let view: MountedView

beforeEach(() => {
  const cookies = `${cookieNames.token}=abc; ${cookieNames.user}=${encodeURIComponent('{"id":7}')}`
  jest.spyOn(document, 'cookie', 'get').mockReturnValue(cookies)
})
afterEach(async () => {
  await view.unmount()
  jest.restoreAllMocks()
  eraseKept()
  await erase(deviceList.lists)
})

async function show(session: Session, api = createFakeApi({})): Promise<void> {
  const shell = withVisitorData({ ...createShellMock(session), api })
  view = await mountInShell(shell, <ShoppingList />)
}

const offline = () => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
const answering = () =>
  createFakeApi({
    'UserCart/ExportAllMenuUserCart': () => shoppingList(),
    'UserCart/Delete': () => ({ numberOfCarts: 1 }),
  })

test('without login it says what the list is, and where to log in', async () => {
  await show({ state: 'anonymous' })
  expect(view.text()).toContain('Danh sách đi chợ gom mọi nguyên liệu vào một chỗ')
  expect(view.find('a[href^="/dang-nhap"]').getAttribute('href')).toContain('danh-sach-thuc-don-di-cho')
})

test('without network the list of the last visit opens, and nobody is asked to log in', async () => {
  await show(signedIn, answering())
  await eventually(() => expect(view.text()).toContain('Đã lưu'))
  expect(view.text()).toContain('Cà rốt')
  await view.unmount()

  offline()
  await show({ state: 'unknown' })
  await eventually(() => expect(view.text()).toContain('Đang ngoại tuyến'))
  expect(view.text()).toContain('Cà rốt')
  expect(view.text()).not.toContain('Đăng nhập')
})

test('a device that has no list yet says so without network', async () => {
  offline()
  await show({ state: 'unknown' })
  await eventually(() => expect(view.text()).toContain('Máy này chưa lưu danh sách của bạn.'))
  expect(view.text()).not.toContain('Đăng nhập')
})

test('what only a removed entry needed goes from the market list at once', async () => {
  await show(signedIn, answering())
  await eventually(() => expect(view.text()).toContain('Trứng gà'))
  await click(view.find('button[aria-label="Bỏ khỏi danh sách: Mục 2"]'))
  expect(view.text()).not.toContain('Trứng gà')
  expect(view.text()).toContain('1 lạng')
})

test('a list that can’t be had offers another try', async () => {
  await show(signedIn)
  await eventually(() => expect(view.find('[role=alert]').textContent).toContain('Thử lại'))
})
