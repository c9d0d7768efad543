import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act } from 'react'
import { BehaviorSubject } from 'rxjs'
import { click, type MountedView, mount } from 'shared-frame/testing'
import { Announcer, ProgressBar, TaskLabel } from '../../frame/layout/Status'
import { createProgress } from '../../navigation/progress'
import { createNotices } from '../../services/notices'
import { createTasks } from '../../services/tasks'
import { createTurns } from '../../services/turns/turns'
import { Surroundings, signedIn, testShell } from '../../testing/surroundings'
import { LOGIN_TOAST_MS, LoginToast } from '../login-toast/LoginToast'
import { Notices } from './Notices'

let view: MountedView

beforeEach(() => void jest.useFakeTimers())
afterEach(async () => {
  await view.unmount()
  jest.useRealTimers()
})

/** What is not an empty row. */
const readable = () =>
  [...view.find('[role=status]').children]
    .filter((row) => row.getAttribute('aria-hidden') !== 'true')
    .map(({ textContent }) => textContent)
    .join('')

const wait = (ms: number) => act(async () => void jest.advanceTimersByTime(ms))

test('a notice is announced politely and leaves after 2000 ms', async () => {
  const notices = createNotices(createTurns())
  view = await mount(
    <Surroundings services={{ notices }}>
      <Notices />
    </Surroundings>,
  )
  expect(view.find('[role=status]').textContent).toBe('')
  await act(async () => notices.show('Đã lưu', 'success'))
  await wait(500)
  await act(async () => notices.show('Thêm nữa', 'info'))
  expect(view.text()).toBe('Đã lưuThêm nữa')
  await wait(1_499)
  expect(view.text()).toBe('Đã lưuThêm nữa')
  await wait(1)
  // The second stays where it is read.
  expect([readable(), view.text()]).toEqual(['Thêm nữa', 'Đã lưuThêm nữa'])
  await wait(500)
  expect(view.text()).toBe('')
})

test('a notice that comes while others are read takes an empty row, once there are three', async () => {
  const notices = createNotices(createTurns())
  view = await mount(
    <Surroundings services={{ notices }}>
      <Notices />
    </Surroundings>,
  )
  for (const text of ['Một', 'Hai', 'Ba', 'Bốn']) {
    await act(async () => notices.show(text, 'info'))
    await wait(700)
  }
  expect([readable(), view.text()]).toEqual(['BốnBa', 'BốnHaiBa'])
})

test('a notice with an action stays 8 s, and as long as somebody is at it; its button gives the focus back', async () => {
  const notices = createNotices(createTurns())
  const undone = jest.fn()
  view = await mount(
    <Surroundings services={{ notices }}>
      <button type="button">Thêm</button>
      <Notices />
    </Surroundings>,
  )
  const button = (label: string) =>
    [...view.container.querySelectorAll('button')].find(({ textContent }) => textContent === label)
  const show = () => act(async () => notices.show('Đã thêm món', 'success', { label: 'Hoàn tác', run: undone }))
  await show()
  expect(view.find('[role=status]').textContent).toBe('Đã thêm mónHoàn tác')
  await wait(7_999)
  expect(button('Hoàn tác')).toBeDefined()
  await act(async () => button('Thêm')?.focus())
  await act(async () => button('Hoàn tác')?.focus())
  await wait(60_000)
  expect(button('Hoàn tác')).toBeDefined()
  await act(async () => button('Hoàn tác')?.click())
  expect(undone).toHaveBeenCalledTimes(1)
  expect(button('Hoàn tác')).toBeUndefined()
  expect(document.activeElement).toBe(button('Thêm'))
  await show()
  await wait(8_000)
  expect(view.find('[role=status]').textContent).toBe('')
})

test('a mouse on its way to the button gives it its whole time anew, one at rest does not', async () => {
  const notices = createNotices(createTurns())
  view = await mount(
    <Surroundings services={{ notices }}>
      <Notices />
    </Surroundings>,
  )
  await act(async () => notices.show('Đã thêm món', 'success', { label: 'Hoàn tác', run: () => {} }))
  const point = (type: string, movementX: number) =>
    act(async () => {
      const event = new MouseEvent(type, { bubbles: true })
      Object.defineProperties(event, { movementX: { value: movementX }, movementY: { value: 0 } })
      view.button('Hoàn tác').dispatchEvent(event)
    })
  await wait(7_000)
  await point('pointermove', 3)
  await wait(7_000)
  expect(readable()).toBe('Đã thêm mónHoàn tác')
  await point('pointerover', 0)
  await point('pointermove', 0)
  await wait(1_000)
  expect(readable()).toBe('')
})

test('of several notices with an action the newest two are shown', async () => {
  const notices = createNotices(createTurns())
  view = await mount(
    <Surroundings services={{ notices }}>
      <Notices />
    </Surroundings>,
  )
  const action = { label: 'Hoàn tác', run: () => {} }
  await act(async () => notices.show('Món một', 'success', action))
  await act(async () => notices.show('Món hai', 'success', action))
  await act(async () => notices.show('Món ba', 'success', action))
  expect(readable()).toBe('Món haiHoàn tácMón baHoàn tác')
})

test('notifications wait while a prompt is open, the latest three, and have their whole time after it', async () => {
  const turns = createTurns()
  const notices = createNotices(turns)
  const prompt = turns.claim('prompt').subscribe()
  view = await mount(
    <Surroundings services={{ notices, turns }}>
      <Notices />
    </Surroundings>,
  )
  await act(async () => {
    for (const text of ['Một', 'Hai', 'Ba', 'Bốn']) notices.show(text, 'info')
  })
  await wait(60_000)
  expect(view.text()).toBe('')
  await act(async () => prompt.unsubscribe())
  expect(view.text()).toBe('HaiBaBốn')
  await wait(1_999)
  expect(view.text()).toBe('HaiBaBốn')
  await wait(1)
  expect([view.text(), turns.holder.getValue()]).toEqual(['', null])
})

test('a prompt waits for what is shown and for three notifications more, then it is next', async () => {
  const turns = createTurns()
  const notices = createNotices(turns)
  view = await mount(
    <Surroundings services={{ notices, turns }}>
      <Notices />
    </Surroundings>,
  )
  await act(async () => notices.show('Đã lưu 0', 'success'))
  const told: boolean[] = []
  const prompt = turns.claim('prompt').subscribe((mine) => void told.push(mine))
  for (const number of [1, 2, 3, 4]) {
    await wait(1_000)
    await act(async () => notices.show(`Đã lưu ${number}`, 'success'))
  }
  expect(told).toEqual([false])
  await wait(1_000)
  expect([view.text(), told]).toEqual(['', [false, true]])
  await act(async () => prompt.unsubscribe())
  expect(view.text()).toBe('Đã lưu 4')
})

test('the login toast gives way to a notification and comes back after it', async () => {
  const turns = createTurns()
  const notices = createNotices(turns)
  const loginRequests = new BehaviorSubject(1)
  view = await mount(
    <Surroundings services={{ notices, turns, loginRequests }}>
      <LoginToast address="/" />
      <Notices />
    </Surroundings>,
  )
  expect(toast()).not.toBeNull()
  await act(async () => notices.show('Đã lưu', 'success'))
  expect([toast(), view.text()]).toEqual([null, 'Đã lưu'])
  await wait(2_000)
  expect(toast()).not.toBeNull()
})

test('an undo that nobody is at makes room for the login toast after 3 s, one that somebody is at does not', async () => {
  const turns = createTurns()
  const notices = createNotices(turns)
  const loginRequests = new BehaviorSubject(0)
  view = await mount(
    <Surroundings services={{ notices, turns, loginRequests }}>
      <LoginToast address="/" />
      <Notices />
    </Surroundings>,
  )
  const press = (label: string) =>
    act(async () => {
      notices.show(label, 'info', { label: 'Hoàn tác', run: () => {} })
      loginRequests.next(loginRequests.getValue() + 1)
    })
  await press('Đã giữ món')
  await wait(2_999)
  expect([toast(), view.text()]).toEqual([null, 'Đã giữ mónHoàn tác'])
  await wait(1)
  expect(view.text()).toContain('Đăng nhập để mở khóa')
  await wait(LOGIN_TOAST_MS)
  await press('Đã giữ món khác')
  await act(async () => view.find('button').focus())
  await wait(60_000)
  expect([toast(), view.text()]).toEqual([null, 'Đã giữ món khácHoàn tác'])
})

async function showToast() {
  const loginRequests = new BehaviorSubject(0)
  const { shell, session } = testShell()
  view = await mount(
    <Surroundings shell={shell} services={{ loginRequests, turns: createTurns() }}>
      <LoginToast address="/thuc-don?trang=2" />
    </Surroundings>,
  )
  const ask = () => act(async () => loginRequests.next(loginRequests.getValue() + 1))
  return { ask, session }
}

const toast = () => document.querySelector('[data-login-toast]')

test('the login toast shows after each request, with a way to log in and back', async () => {
  const { ask } = await showToast()
  expect(toast()).toBeNull()
  await ask()
  expect(toast()?.textContent).toContain('Đăng nhập để mở khóa ngân hàng 2000 món ăn')
  expect(view.find('a').getAttribute('href')).toBe('/dang-nhap?returnTo=%2Fthuc-don%3Ftrang%3D2')
  await click(view.find('button'))
  expect(toast()).toBeNull()
  await ask()
  expect(toast()).not.toBeNull()
})

test('the login toast leaves by itself, but not under focus, and with the login', async () => {
  const { ask, session } = await showToast()
  await ask()
  await act(async () => view.find('a').focus())
  await wait(2 * LOGIN_TOAST_MS)
  expect(toast()).not.toBeNull()
  await act(async () => view.find('a').blur())
  await wait(LOGIN_TOAST_MS - 1)
  expect(toast()).not.toBeNull()
  await wait(1)
  expect(toast()).toBeNull()
  await ask()
  await act(async () => session.next(signedIn()))
  expect(toast()).toBeNull()
})

test('the progress bar is not shown for quick pages and gives up after 5000 ms', async () => {
  const progress = createProgress()
  view = await mount(
    <Surroundings services={{ progress }}>
      <ProgressBar />
    </Surroundings>,
  )
  const state = () => view.find('[data-state]').dataset.state
  await act(async () => progress.start())
  await wait(199)
  expect(state()).toBe('idle')
  await wait(1)
  expect(state()).toBe('running')
  await wait(4_799)
  expect(state()).toBe('running')
  await wait(1)
  expect(state()).toBe('idle')
  await act(async () => progress.start())
  await wait(100)
  await act(async () => progress.finish())
  await wait(5_000)
  expect(state()).toBe('idle')
})

test('background tasks are named, and leaving the page asks until the last is done', async () => {
  const tasks = createTasks()
  view = await mount(
    <Surroundings services={{ tasks }}>
      <TaskLabel />
    </Surroundings>,
  )
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(asks()).toBe(false)
  const first = await act(async () => tasks.start('Đang tạo PDF'))
  const second = await act(async () => tasks.start('Đang tải ảnh'))
  expect(view.text()).toBe('Đang tạo PDFĐang tải ảnh')
  expect(asks()).toBe(true)
  await act(async () => first.done())
  await act(async () => first.done())
  expect(view.text()).toBe('Đang tải ảnh')
  expect(asks()).toBe(true)
  await act(async () => second.done())
  expect(view.text()).toBe('')
  expect(asks()).toBe(false)
})

test('the announcer says what it is given', async () => {
  const announcement = new BehaviorSubject('')
  view = await mount(
    <Surroundings services={{ announcement }}>
      <Announcer />
    </Surroundings>,
  )
  await act(async () => announcement.next('Sổ tay của mẹ'))
  expect(view.find('[role=status]').textContent).toBe('Sổ tay của mẹ')
})
