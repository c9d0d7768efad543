import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import Cookies from 'js-cookie'
import { act } from 'react'
import { click, type MountedView, mount } from 'shared-frame/testing'
import { followInstallPrompt, type InstallPrompt, installPrompt } from '../../services/install/install-prompt'
import { VISIT_GAP_MS } from '../../services/install/visits'
import { createTurns } from '../../services/turns/turns'
import { Surroundings, testShell } from '../../testing/surroundings'
import { InstallOffer } from './InstallOffer'
import { INSTALL_DELAY_MS, InstallSlot } from './InstallSlot'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'

const load = jest.fn(async () => InstallOffer)
const ask = jest.fn<() => Promise<unknown>>()
let view: MountedView | null = null

beforeEach(() => {
  jest.useFakeTimers({ now: 1_800_000_000_000 })
  load.mockClear()
  ask.mockReset()
  ask.mockResolvedValue({ outcome: 'accepted' })
})
afterEach(async () => {
  await view?.unmount()
  view = null
  jest.restoreAllMocks()
  jest.useRealTimers()
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name)
  installPrompt.next(null)
})

const prompt = (): InstallPrompt => Object.assign(new Event('beforeinstallprompt'), { prompt: ask })
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

/** A document begins, half an hour after the one before. */
async function visit() {
  await view?.unmount()
  jest.setSystemTime(Date.now() + VISIT_GAP_MS)
  followInstallPrompt()
  const { shell, calls } = testShell()
  const turns = createTurns()
  view = await mount(
    <Surroundings shell={shell} services={{ turns }}>
      <InstallSlot load={load} />
    </Surroundings>,
  )
  return { view, turns, calls }
}

test('nothing on the first visit; from the second on it is offered, some seconds after the browser can', async () => {
  const first = await visit()
  await act(async () => installPrompt.next(prompt()))
  await wait(INSTALL_DELAY_MS * 2)
  expect(first.view.text()).toBe('')
  expect(load).not.toHaveBeenCalled()

  installPrompt.next(null)
  const second = await visit()
  await wait(INSTALL_DELAY_MS * 2)
  expect(load).not.toHaveBeenCalled()
  await act(async () => installPrompt.next(prompt()))
  await wait(INSTALL_DELAY_MS - 100)
  expect(second.view.text()).toBe('')
  await wait(200)
  expect(second.view.text()).toContain('Đưa trang ra màn hình chính')
})

async function offered() {
  await visit()
  const opened = await visit()
  await act(async () => installPrompt.next(prompt()))
  await wait(INSTALL_DELAY_MS)
  return opened
}

test('"Thêm vào máy" asks the browser, once; it is offered no more', async () => {
  const { view: shown } = await offered()
  await click(shown.button('Thêm vào máy'))
  expect(ask).toHaveBeenCalledTimes(1)
  expect(shown.text()).toBe('')
  expect(installPrompt.getValue()).toBeNull()
  const next = await visit()
  await act(async () => installPrompt.next(prompt()))
  await wait(INSTALL_DELAY_MS)
  expect(next.view.text()).toBe('')
})

test('a browser that refuses after all is no fault', async () => {
  ask.mockRejectedValue(new Error('no gesture'))
  const { view: shown, calls } = await offered()
  await click(shown.button('Thêm vào máy'))
  await wait(0)
  expect(shown.text()).toBe('')
  expect(calls).toEqual([])
})

test('"Để sau" is the last word', async () => {
  const { view: shown } = await offered()
  await click(shown.button('Để sau'))
  expect(shown.text()).toBe('')
  expect(ask).not.toHaveBeenCalled()
  const next = await visit()
  await act(async () => installPrompt.next(prompt()))
  await wait(INSTALL_DELAY_MS)
  expect(next.view.text()).toBe('')
})

test('it gives way to everything else, and comes back', async () => {
  const { view: shown, turns } = await offered()
  const notice = await act(async () => turns.claim('notice').subscribe())
  expect(shown.text()).toBe('')
  await act(async () => notice.unsubscribe())
  expect(shown.text()).toContain('Đưa trang ra màn hình chính')
})

test('Safari on iOS hands nothing over: the way is told in words', async () => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(IPHONE)
  await visit()
  const { view: shown } = await visit()
  await wait(INSTALL_DELAY_MS)
  expect(shown.text()).toContain('nhấn nút Chia sẻ của Safari')
  expect(() => shown.button('Thêm vào máy')).toThrow()
  await click(shown.button('Đã hiểu'))
  expect(shown.text()).toBe('')
  expect((await visit()).view.text()).toBe('')
})

test('an offer that does not load is reported, and nothing else happens', async () => {
  load.mockRejectedValueOnce(new Error('offline'))
  const { view: shown, calls } = await offered()
  expect(shown.text()).toBe('')
  expect(calls).toEqual([['report', expect.objectContaining({ message: 'offline' })]])
})
