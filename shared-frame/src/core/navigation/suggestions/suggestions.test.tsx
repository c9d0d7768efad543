import { afterEach, expect, test } from '@jest/globals'
import { searchPath } from 'shared-contracts/paths'
import {
  click,
  createFakeApi,
  createShellMock,
  eventually,
  type MountedView,
  mount,
  press,
  typeText,
} from '../../../testing/index'
import { ShellContext } from '../../shell/shell-context'
import { SearchBox } from '../SearchBox'
import type { Suggestion } from './fetch-suggestions'

// jsdom lays nothing out.
Element.prototype.scrollIntoView = () => {}

let view: MountedView
afterEach(() => view.unmount())

const found: readonly Suggestion[] = [
  { kind: 'words', title: 'phở bò', path: searchPath('phở bò') },
  { kind: 'dish', title: 'Phở bò nấm', path: '/mon-an/2-pho-bo-nam' },
]

async function open(answer: (keyword: string) => Suggestion[] | Promise<Suggestion[]>) {
  const api = createFakeApi({ 'Search/Suggest': ({ body }) => answer(body?.keyword ?? '') })
  const shell = { ...createShellMock(), api }
  view = await mount(
    <ShellContext value={shell}>
      <SearchBox />
    </ShellContext>,
  )
  return { input: view.find<HTMLInputElement>('input'), shell, api }
}
const options = () => [...view.container.querySelectorAll('[role=listbox]:not([hidden]) [role=option]')]
const chosen = () => options().findIndex((option) => option.getAttribute('aria-selected') === 'true')

test('nothing is loaded or asked before somebody types', async () => {
  const { input, api } = await open(() => [...found])
  expect(input.getAttribute('role')).toBeNull()
  expect(api.calls).toEqual([])
})

test('arrows choose and come round by the box, Enter opens what is chosen', async () => {
  const { input, shell, api } = await open(() => [...found])
  await typeText(input, 'pho b')
  await eventually(() => expect(options()).toHaveLength(2))
  // One call for the word, none for each of its letters.
  expect(api.calls).toEqual(['Search/Suggest'])
  expect(input.getAttribute('aria-expanded')).toBe('true')
  expect(chosen()).toBe(-1)
  for (const [key, place] of [
    ['ArrowDown', 0],
    ['ArrowDown', 1],
    ['ArrowDown', -1],
    ['ArrowUp', 1],
  ] as const) {
    await press(input, key)
    expect(chosen()).toBe(place)
  }
  expect(input.getAttribute('aria-activedescendant')).toBe(options()[1]?.id)
  await press(input, 'Enter')
  expect(shell.calls).toEqual([['navigate', '/mon-an/2-pho-bo-nam']])
  expect(options()).toEqual([])
})

test('Escape closes the list and keeps what was typed; a press opens what is pressed', async () => {
  const { input, shell } = await open(() => [...found])
  await typeText(input, 'pho')
  await eventually(() => expect(options()).toHaveLength(2))
  await press(input, 'Escape')
  expect(options()).toEqual([])
  expect([input.value, input.getAttribute('aria-expanded')]).toEqual(['pho', 'false'])
  await typeText(input, ' b')
  await eventually(() => expect(options()).toHaveLength(2))
  await click(options()[0] ?? input)
  expect(shell.calls).toEqual([['navigate', searchPath('phở bò')]])
  expect(input.value).toBe('phở bò')
})

test('an answer to what was typed before is dropped, and a failure leaves the form', async () => {
  const late: (() => void)[] = []
  const { input } = await open((keyword) => {
    if (keyword === 'loi') throw new Error('away')
    if (keyword !== 'ca') return [...found]
    return new Promise((resolve) => late.push(() => resolve([{ kind: 'words', title: 'cà phê', path: '/x' }])))
  })
  await typeText(input, 'ca')
  await eventually(() => expect(late).toHaveLength(1))
  await typeText(input, 'pho', { replace: true })
  await eventually(() => expect(options()).toHaveLength(2))
  late[0]?.()
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(options().map((option) => option.textContent)).toEqual(['phở bòTừ hay tìm', 'Phở bò nấmMón ăn'])
  await typeText(input, 'loi', { replace: true })
  await eventually(() => expect(options()).toEqual([]))
})
