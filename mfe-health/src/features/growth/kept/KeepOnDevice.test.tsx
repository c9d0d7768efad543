import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act } from 'react'
import type { CalendarDay } from 'shared-contracts/ages'
import type { CallAnswer } from 'shared-contracts/calls'
import { ownPages } from 'shared-contracts/constants'
import { paths } from 'shared-contracts/paths'
import type { Session } from 'shared-frame/remotes'
import {
  childCheck,
  click,
  createFakeApi,
  createShellMock,
  eventually,
  type MountedView,
  mountInShell,
  signedInSession,
  visitorProfile,
  withVisitorData,
} from 'shared-frame/testing'
import { babyTexts } from '../../../texts/baby'
import { KeepOnDevice } from './KeepOnDevice'

const words = babyTexts.kept
const signedIn = signedInSession()
const today = '2026-06-01' as CalendarDay

type Consents = CallAnswer<'User/GetConsents'>

const check = childCheck()
const na = { id: 3, name: 'Bé Na', sex: 1, birth: '2025-06-01' as CalendarDay } as const
const gao = { ...na, id: 4, name: 'Gạo' } as const

const consent = (given: boolean): Consents => [
  { purpose: 'health-data', given, textVersion: 'thu', at: '2026-05-01T00:00:00Z' },
]

/** As much of a response as is kept; jsdom has none. */
class KeptPage {
  readonly headers: Headers
  readonly html: string

  constructor(html: string, { headers }: { headers: Record<string, string> }) {
    this.html = html
    this.headers = new Headers(headers)
  }
}

/** A browser's caches, as far as they are used. */
const stored = new Map<string, Map<string, KeptPage>>()
const put = jest.fn<(address: string, page: KeptPage) => void>()
const pages = () => stored.get(ownPages.cache) ?? new Map<string, KeptPage>()

let consents: Consents
let putWaits: Promise<void>
let view: MountedView

beforeEach(() => {
  consents = consent(true)
  putWaits = Promise.resolve()
  stored.clear()
  put.mockReset()
  const cacheOf = (name: string) => stored.get(name) ?? new Map<string, KeptPage>()
  const caches = {
    match: async (address: string, { cacheName }: { cacheName: string }) => cacheOf(cacheName).get(address),
    open: async (name: string) => ({
      async put(address: string, page: KeptPage) {
        put(address, page)
        await putWaits
        stored.set(name, cacheOf(name).set(address, page))
      },
      delete: async (address: string) => cacheOf(name).delete(address),
    }),
  }
  Object.defineProperty(globalThis, 'caches', { configurable: true, value: caches })
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: {} })
  Object.defineProperty(globalThis, 'Response', { configurable: true, value: KeptPage })
})
afterEach(async () => {
  await view.unmount()
  Reflect.deleteProperty(globalThis, 'caches')
  Reflect.deleteProperty(navigator, 'serviceWorker')
  Reflect.deleteProperty(globalThis, 'Response')
  window.localStorage.clear()
})

async function show({ session = signedIn, child = na }: { session?: Session; child?: typeof na | typeof gao } = {}) {
  const api = createFakeApi({ 'User/UserInfo': () => visitorProfile(), 'User/GetConsents': () => consents })
  const shell = withVisitorData({ ...createShellMock(session), api })
  view = await mountInShell(shell, <KeepOnDevice child={child} today={today} checks={[check]} />)
  await eventually(() => expect(shell.visitor.read('consents').isPending).toBe(session.state !== 'signed-in'))
  return shell
}

const keptText = () => pages().get(paths.babyHealth)?.html ?? null

async function keep() {
  const shell = await show()
  await click(view.button(words.keep))
  await eventually(() => expect(view.button(words.forget).getAttribute('aria-pressed')).toBe('true'))
  return shell
}

test.each<[string, () => Promise<unknown>]>([
  ['nobody is logged in', () => show({ session: { state: 'anonymous' } })],
  [
    'there is no consent to keep health data',
    () => {
      consents = consent(false)
      return show()
    },
  ],
  [
    'the browser keeps no pages',
    () => {
      Reflect.deleteProperty(globalThis, 'caches')
      return show()
    },
  ],
])('it is not offered where %s', async (_, open) => {
  await open()
  expect(view.text()).toBe('')
})

test('nothing is kept until she asks; then the chart is, under her name, and she is told', async () => {
  const shell = await show()
  expect(view.text()).toContain(words.hint)
  expect([put.mock.calls, window.localStorage.getItem(ownPages.owner)]).toEqual([[], null])

  await click(view.button(words.keep))
  await eventually(() => expect(view.text()).toContain(words.isKept('Bé Na')))
  expect(shell.calls).toContainEqual(['notify', words.done, 'success'])
  expect(window.localStorage.getItem(ownPages.owner)).toBe('7')
  expect(keptText()).toContain(words.title('Bé Na'))
  expect(keptText()).toContain('20/05/2026')
  const policy = pages().get(paths.babyHealth)?.headers.get('content-security-policy')
  expect(policy).toContain("default-src 'none'")
})

test('new measures are kept too, without being asked for', async () => {
  const shell = await keep()
  const more = [check, { ...check, id: 32, checkDate: '2026-05-31', weight: 9.4 }]
  await view.rerender(<KeepOnDevice child={na} today={today} checks={more} />)
  await eventually(() => expect(keptText()).toContain('31/05/2026'))
  expect(shell.calls.filter(([name]) => name === 'report')).toEqual([])
})

test('of two children, that one is marked whose chart is kept; the other one takes its place', async () => {
  await keep()
  await view.unmount()
  await show({ child: gao })
  expect(view.button(words.keep).getAttribute('aria-pressed')).toBe('false')
  await click(view.button(words.keep))
  await eventually(() => expect(view.text()).toContain(words.isKept('Gạo')))
  expect(keptText()).not.toContain('Bé Na')
})

test('she takes it away again', async () => {
  const shell = await keep()
  await click(view.button(words.forget))
  await eventually(() => expect(view.text()).toContain(words.hint))
  expect(keptText() === null).toBe(true)
  expect(shell.calls).toContainEqual(['notify', words.forgotten, 'success'])
})

test('taken away while new measures are being kept, it does not come back', async () => {
  await keep()
  let lateCall = () => {}
  const late = new Promise<void>((resolve) => {
    lateCall = resolve
  })
  putWaits = late
  const more = [check, { ...check, id: 32, checkDate: '2026-05-31', weight: 9.4 }]
  await view.rerender(<KeepOnDevice child={na} today={today} checks={more} />)
  await click(view.button(words.forget))
  await act(async () => lateCall())
  await eventually(() => expect(view.text()).toContain(words.hint))
  expect(keptText() === null).toBe(true)
})

test('withdrawn consent takes it away', async () => {
  const shell = await keep()
  consents = consent(false)
  await act(() => shell.visitor.invalidate('consents'))
  await eventually(() => expect(keptText() === null).toBe(true))
  expect(view.text()).toBe('')
})

test('what the device does not take is told and reported', async () => {
  put.mockImplementation(() => {
    throw new Error('no room')
  })
  const shell = await show()
  await click(view.button(words.keep))
  await eventually(() => expect(shell.calls).toContainEqual(['notify', words.failed, 'error']))
  expect(shell.calls).toContainEqual(['report', expect.objectContaining({ message: 'no room' })])
  expect(view.button(words.keep).getAttribute('aria-pressed')).toBe('false')
})
