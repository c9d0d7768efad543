import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act } from 'react'
import { type MountedView, mount } from 'shared-frame/testing'
import { createTurns } from '../../services/turns/turns'
import { fillBrowserGaps } from '../../testing/browser-gaps'
import { Surroundings, stillClient, testShell } from '../../testing/surroundings'
import { tickerQuery } from '../site/site-queries'
import { LatestTicker } from './LatestTicker'
import { TICK_MS } from './use-cycle'

let view: MountedView

beforeEach(() => {
  jest.useFakeTimers()
  fillBrowserGaps()
})
afterEach(async () => {
  await view.unmount()
  jest.useRealTimers()
})

async function show(count = 4, turns = createTurns()) {
  const { shell } = testShell()
  const client = stillClient()
  const articles = Array.from({ length: count }, (_, index) => ({
    title: `Bài ${index + 1}`,
    path: `/bai/${index + 1}`,
  }))
  client.setQueryData(tickerQuery(shell.api).queryKey, articles)
  view = await mount(
    <Surroundings shell={shell} client={client} services={{ turns }}>
      <LatestTicker />
    </Surroundings>,
  )
}

const shown = () => view.container.querySelectorAll('a')[1]?.textContent
const wait = (ms: number) => act(async () => void jest.advanceTimersByTime(ms))

test('the four latest take turns, each linking to its article', async () => {
  await show()
  const seen: (string | undefined)[] = []
  for (let turn = 0; turn < 5; turn += 1) {
    seen.push(shown())
    await wait(TICK_MS)
  }
  expect(seen).toEqual(['Bài 1', 'Bài 2', 'Bài 3', 'Bài 4', 'Bài 1'])
  expect(view.find('a').getAttribute('href')).toBe('/tin-moi')
  expect(view.find('a').textContent).toBe('MỚI NHẤT')
  expect(view.container.querySelectorAll('a')[1]?.getAttribute('href')).toBe('/bai/2')
})

test.each([
  ['focus', 'focusin', 'focusout'],
  ['a pointer', 'pointerover', 'pointerout'],
])('it waits under %s', async (_, enter, leave) => {
  await show()
  const fire = (type: string) =>
    act(async () => void view.find('section a').dispatchEvent(new MouseEvent(type, { bubbles: true })))
  await fire(enter)
  await wait(3 * TICK_MS)
  expect(shown()).toBe('Bài 1')
  await fire(leave)
  await wait(TICK_MS)
  expect(shown()).toBe('Bài 2')
})

test('its button holds it and lets it go on', async () => {
  await show()
  const button = view.find('button')
  await act(async () => button.click())
  await wait(3 * TICK_MS)
  expect(shown()).toBe('Bài 1')
  expect(button.getAttribute('aria-label')).toBe('Chạy tiếp tin mới')
  await act(async () => button.click())
  await wait(TICK_MS)
  expect(shown()).toBe('Bài 2')
})

test('it stands still behind a popup or poll', async () => {
  const turns = createTurns()
  await show(4, turns)
  const prompt = await act(async () => turns.claim('prompt').subscribe())
  await wait(3 * TICK_MS)
  expect(shown()).toBe('Bài 1')
  await act(async () => prompt.unsubscribe())
  await wait(TICK_MS)
  expect(shown()).toBe('Bài 2')
})

test('it stands still where motion is not wanted', async () => {
  fillBrowserGaps({ reducedMotion: true })
  await show()
  await wait(3 * TICK_MS)
  expect(shown()).toBe('Bài 1')
})

test.each([0, 1])('with %i articles nothing turns and there is nothing to hold', async (count) => {
  await show(count)
  await wait(3 * TICK_MS)
  expect(shown()).toBe(count === 0 ? undefined : 'Bài 1')
  expect(view.container.querySelector('button')).toBeNull()
})
