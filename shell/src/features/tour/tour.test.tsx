import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import Cookies from 'js-cookie'
import { act } from 'react'
import { click, type MountedView, mount, press } from 'shared-frame/testing'
import type { View } from '../../composition/view'
import { createTurns } from '../../services/turns/turns'
import { homeView, Surroundings, stillClient, testShell } from '../../testing/surroundings'
import { promotionsQuery } from '../site/site-queries'
import { isTourItem } from './is-tour-item'
import { Tour } from './Tour'
import { OFFER_DELAY_MS, TourOffer } from './TourOffer'
import { rememberTour, tourSeen } from './tour-memory'
import { tourSteps } from './tour-steps'

const Stand = () => <p>Đang đi một vòng</p>
const load = jest.fn(async () => Stand)

const item = { title: 'Mới ghé lần đầu?', text: 'START_THE_TOUR', label: 'Đi một vòng', link: '', mediaLink: '' }

let view: MountedView

beforeEach(() => {
  jest.useFakeTimers()
  jest.clearAllMocks()
  Cookies.remove('tourSeen')
})
afterEach(async () => {
  await view?.unmount()
  jest.useRealTimers()
})

async function visit(overrides: Partial<View> = {}, promotions = [item]) {
  const { shell } = testShell()
  const turns = createTurns()
  const client = stillClient()
  client.setQueryData(promotionsQuery(shell.api, 'Homepage').queryKey, promotions)
  view = await mount(
    <Surroundings shell={shell} client={client} services={{ turns }}>
      <TourOffer view={{ ...homeView, ...overrides }} load={load} />
    </Surroundings>,
  )
  await act(async () => void jest.advanceTimersByTime(OFFER_DELAY_MS))
  return turns
}

test('the offer gives way to everything else, and the tour itself to nothing', async () => {
  const turns = await visit()
  const notice = await act(async () => turns.claim('notice').subscribe())
  expect(view.text()).toBe('')
  await act(async () => notice.unsubscribe())
  await click(view.find('button'))
  expect([view.text(), turns.holder.getValue()]).toEqual(['Đang đi một vòng', 'prompt'])
  const later = await act(async () => turns.claim('notice').subscribe())
  expect(turns.holder.getValue()).toBe('prompt')
  await act(async () => later.unsubscribe())
})

test('the tour is offered on the home page, after a moment, and starts when taken', async () => {
  await visit()
  expect(view.text()).toContain('Mới ghé lần đầu?')
  await click(view.find('button'))
  expect(load).toHaveBeenCalledTimes(1)
  expect(view.text()).toBe('Đang đi một vòng')
  expect(tourSeen()).toBe(true)
})

test('declined, it is not offered again', async () => {
  await visit()
  await click(view.find('button[aria-label="Bỏ qua hướng dẫn"]'))
  expect(view.text()).toBe('')
  expect(tourSeen()).toBe(true)
  await view.unmount()
  await visit()
  expect(view.text()).toBe('')
  expect(load).not.toHaveBeenCalled()
})

test.each<[string, Partial<View>, (typeof item)[]]>([
  ['another page', { unit: 'notebook', routeId: 'home' }, [item]],
  ['a site without a tour item', {}, [{ ...item, text: 'Khác' }]],
])('it is not offered on %s', async (_, overrides, promotions) => {
  await visit(overrides, promotions)
  expect(view.text()).toBe('')
})

test('the user guide starts it again', async () => {
  rememberTour()
  await visit({ search: '?huong-dan=1' })
  expect(load).toHaveBeenCalledTimes(1)
  expect(view.text()).toBe('Đang đi một vòng')
})

test('when its code can’t be had, it may be offered again', async () => {
  load.mockRejectedValueOnce(new Error('Loading chunk tour failed.'))
  await visit()
  await click(view.find('button'))
  expect(view.text()).toBe('')
  expect(tourSeen()).toBe(false)
})

test.each([
  ['START_THE_TOUR', true],
  ['Xin mời START_THE_TOUR nhé', true],
  ['start the tour', false],
])('“%s”', (text, expected) => {
  expect(isTourItem({ text })).toBe(expected)
})

function stops(hidden: readonly string[] = []): void {
  const names = ['home-actions', 'shortcuts', 'menu', 'search', 'account', 'chat']
  document.body.innerHTML = names.map((name) => `<div data-tour="${name}"></div>`).join('')
  for (const element of document.querySelectorAll<HTMLElement>('[data-tour]')) {
    const rects = hidden.includes(element.dataset.tour ?? '') ? [] : [new DOMRect()]
    element.getClientRects = () => Object.assign(rects, { item: (index: number) => rects[index] ?? null })
  }
}

const nameOf = (element: Element) => element.getAttribute('data-tour')

test('it points at what is on screen, about five things', () => {
  stops(['shortcuts'])
  expect(tourSteps(document).map(({ element }) => nameOf(element))).toEqual([
    'home-actions',
    'menu',
    'search',
    'account',
    'chat',
  ])
})

async function takeTour() {
  const lit: (string | null)[] = []
  const spotlight = { on: (element: Element) => void lit.push(nameOf(element)), off: () => void lit.push('off') }
  const makeSpotlight = () => spotlight
  const onEnd = jest.fn()
  view = await mount(<Tour onEnd={onEnd} makeSpotlight={makeSpotlight} />)
  const next = () => click(view.find('section > div button:last-child'))
  return { lit, onEnd, next }
}

test('the tour goes from stop to stop, back, and ends after the last', async () => {
  stops()
  const { lit, onEnd, next } = await takeTour()
  expect(view.find('h2').textContent).toBe('Bắt đầu từ đây')
  expect(document.activeElement).toBe(view.find('section'))
  await next()
  await click(view.find('section > div button'))
  for (let step = 0; step < 4; step += 1) await next()
  expect(view.text()).toContain('5 / 5')
  expect(onEnd).not.toHaveBeenCalled()
  await next()
  expect(onEnd).toHaveBeenCalledTimes(1)
  expect(lit).toEqual(['home-actions', 'shortcuts', 'home-actions', 'shortcuts', 'search', 'account', 'chat'])
  await view.unmount()
  expect(lit.at(-1)).toBe('off')
})

test('the cross and Escape end it', async () => {
  stops()
  const { onEnd } = await takeTour()
  await click(view.find('button[aria-label="Bỏ qua hướng dẫn"]'))
  await press(view.find('section'), 'Escape')
  expect(onEnd).toHaveBeenCalledTimes(2)
})
