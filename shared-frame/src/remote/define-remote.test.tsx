import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { useEffect } from 'react'
import { useShell } from 'shared-frame'
import { createEventBus } from 'shared-frame/events'
import type { RemoteInfo } from 'shared-frame/remotes'
import { createShellMock } from 'shared-frame/testing'
import { defineRemote } from './define-remote'
import { definePage } from './pages/page'
import type { RemoteProps } from './remote-props'

const info: RemoteInfo = {
  name: 'notebook',
  routes: [{ id: 'articles', pattern: '/bai-viet', visibility: 'public' }],
  widgets: [],
}

const heard: number[] = []
const ended: string[] = []
let subscribed: () => void = () => {}

/** A page that never unsubscribes. */
function ForgetfulPage() {
  const { bus } = useShell()
  useEffect(() => {
    bus.subscribe('cart/changed', ({ numberOfCarts }) => void heard.push(numberOfCarts))
    subscribed()
    return () => void ended.push('page')
  }, [bus])
  return <h1>Bài viết</h1>
}

const outlet = document.createElement('main')

beforeEach(() => {
  // Mount waits for React, which would wait for the end of an `act` round it.
  globalThis.IS_REACT_ACT_ENVIRONMENT = false
  heard.length = 0
  ended.length = 0
  document.body.append(outlet)
  window.history.replaceState(null, '', '/bai-viet')
})
afterEach(() => outlet.remove())

function start() {
  const bus = createEventBus({
    onError: (error) => {
      throw error
    },
  })
  const props: RemoteProps = {
    shell: { ...createShellMock(), bus },
    outlet: () => outlet,
    takeInitial: () => null,
    today: () => '2026-11-22',
    onPageReady: () => {},
  }
  const page = definePage({ head: () => ({ title: 'Bài viết' }), Component: ForgetfulPage })
  const remote = defineRemote({ info, pages: { articles: async () => ({ default: page }) } })
  return {
    publish: (numberOfCarts: number) => bus.publish('cart/changed', { numberOfCarts }),
    bootstrap: () => remote.bootstrap(props),
    /** Effects run in a task after the mount. */
    async mount() {
      const effectRan = new Promise<void>((resolve) => {
        subscribed = resolve
      })
      await remote.mount(props)
      await effectRan
    },
    unmount: () => remote.unmount(props),
  }
}

test('what a section subscribed to ends with its unmount, even if it forgets', async () => {
  const remote = start()
  await remote.bootstrap()
  await remote.mount()
  expect(outlet.textContent).toBe('Bài viết')
  remote.publish(1)
  expect(new Set(heard)).toEqual(new Set([1]))
  await remote.unmount()
  expect(outlet.textContent).toBe('')
  heard.length = 0
  remote.publish(2)
  expect(heard).toEqual([])
})

test('a section that comes back hears again, as often as the first time', async () => {
  const remote = start()
  await remote.bootstrap()
  await remote.mount()
  remote.publish(1)
  const first = heard.length
  await remote.unmount()
  await remote.mount()
  heard.length = 0
  remote.publish(2)
  expect(heard).toEqual(Array.from({ length: first }, () => 2))
  await remote.unmount()
})

test('an unmount ends the effects of the page and takes its root away', async () => {
  const remote = start()
  await remote.bootstrap()
  await remote.mount()
  ended.length = 0
  await remote.unmount()
  expect(ended).toEqual(['page'])
  expect(outlet.querySelector('[data-unit]')).toBeNull()
})

test('a section whose outlet was emptied is unmounted, and comes back', async () => {
  const remote = start()
  await remote.bootstrap()
  await remote.mount()
  outlet.replaceChildren()
  await remote.unmount()
  await remote.mount()
  expect(outlet.textContent).toBe('Bài viết')
  await remote.unmount()
})
