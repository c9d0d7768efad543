import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { act } from 'react'
import { type MountedView, mount } from 'shared-frame/testing'
import { eraseKept, type KeptOwner, keptPlace } from './kept-values'
import { type KeptState, useKeptState } from './use-kept-state'

const place = keptPlace<string>({
  name: 'text',
  version: 1,
  days: 7,
  check: (stored) => (typeof stored === 'string' ? stored : null),
})
let state: KeptState<string>
let view: MountedView

function Editor({ owner }: { owner: KeptOwner }) {
  state = useKeptState(place, owner, 'a', () => 'mới')
  return <p>{state.value}</p>
}
const show = async (owner: KeptOwner = 'anyone') => {
  view = await mount(<Editor owner={owner} />)
}
const change = (text: string) => act(async () => state.change(() => text))
/** Another tab writes, and the browser tells this one of it, or not yet. */
async function otherTab(text: string, at: number, told: boolean): Promise<void> {
  const stored = JSON.stringify({ at, days: 7, value: text })
  window.localStorage.setItem('kept/text.1/anyone/a', stored)
  if (!told) return
  const event = new StorageEvent('storage', { key: 'kept/text.1/anyone/a', storageArea: window.localStorage })
  await act(async () => void window.dispatchEvent(event))
}

beforeEach(() => window.localStorage.clear())
afterEach(() => view.unmount())

test('opening keeps nothing; a change is kept and found again', async () => {
  await show()
  expect(window.localStorage).toHaveLength(0)
  await change('một')
  expect(view.text()).toBe('một')
  await view.unmount()
  await show()
  expect(view.text()).toBe('một')
})

test('the newest change of another tab is shown, an older one is not', async () => {
  await show()
  await change('ở đây')
  await otherTab('cũ', Date.now() - 1000, true)
  expect(view.text()).toBe('ở đây')
  await otherTab('mới hơn', Date.now() + 1000, true)
  expect(view.text()).toBe('mới hơn')
})

test('newer work that this tab has not seen is shown instead of being overwritten', async () => {
  await show()
  await change('ở đây')
  await otherTab('mới hơn', Date.now() + 1000, false)
  expect(await act(async () => state.change(() => 'đè lên'))).toBe(false)
  expect(view.text()).toBe('mới hơn')
  expect(place.read('anyone', 'a')?.value).toBe('mới hơn')
})

test('a change that changes nothing is not newer work', async () => {
  await show()
  await act(async () => state.change((text) => text))
  expect(window.localStorage).toHaveLength(0)
})

test('logging out empties the editor and the device', async () => {
  await show(7)
  await change('một')
  await act(async () => eraseKept())
  expect(view.text()).toBe('mới')
  expect(window.localStorage).toHaveLength(0)
})
