import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act } from 'react'
import { type MountedView, mount } from 'shared-frame/testing'
import { Surroundings, signedIn, testShell } from '../../testing/surroundings'
import { PromptsSlot } from './PromptsSlot'

let view: MountedView
let loads: number
beforeEach(() => {
  loads = 0
})
afterEach(() => view.unmount())

const Prompts = () => <p>Ở đây</p>
const load = async () => {
  loads += 1
  return Prompts
}

async function show(shell: ReturnType<typeof testShell>, how: typeof load = load) {
  view = await mount(
    <Surroundings shell={shell.shell} services={{}}>
      <PromptsSlot load={how} />
    </Surroundings>,
  )
}

test('nothing is loaded for an anonymous visitor, nor for somebody without an object type', async () => {
  const shell = testShell()
  await show(shell)
  await act(async () => shell.session.next(signedIn({ objectTypeId: null })))
  expect([loads, view.text()]).toEqual([0, ''])
})

test('it is loaded once with somebody who has an object type', async () => {
  const shell = testShell()
  await show(shell)
  await act(async () => shell.session.next(signedIn()))
  await act(async () => shell.session.next(signedIn({ numberOfCarts: 9 })))
  expect([loads, view.text()]).toEqual([1, 'Ở đây'])
})

test('code that is missing is reported, not as a missing file of the page, and nothing else happens', async () => {
  const shell = testShell(signedIn())
  const missing = Object.assign(new Error('Loading chunk prompts failed'), { name: 'ChunkLoadError' })
  await show(shell, jest.fn(load).mockRejectedValue(missing))
  expect(view.text()).toBe('')
  const [report] = shell.calls.filter(([name]) => name === 'report')
  expect(report?.[1]).toMatchObject({ name: 'Error', message: 'Popups and polls did not load', cause: missing })
})
