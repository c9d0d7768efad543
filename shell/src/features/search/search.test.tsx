import { afterEach, expect, test } from '@jest/globals'
import { act } from 'react'
import { searchPath } from 'shared-contracts/paths'
import { click, type MountedView, mount, typeText } from 'shared-frame/testing'
import { Surroundings, testShell } from '../../testing/surroundings'
import { SearchToggle } from './SearchToggle'

let view: MountedView
afterEach(() => view.unmount())

async function search(keyword: string, send: () => Promise<void>) {
  const { shell, calls } = testShell()
  view = await mount(
    <Surroundings shell={shell}>
      <SearchToggle path="/" />
    </Surroundings>,
  )
  await typeText(view.find<HTMLInputElement>('input'), keyword)
  await send()
  return calls
}

const pressEnter = () => act(async () => view.find<HTMLFormElement>('form').requestSubmit())
const pressButton = async () => void (await click(view.find('form button')))

test.each([
  ['Cháo Cá HỒI', '/tim-kiem?keyword=ch%C3%A1o%20c%C3%A1%20h%E1%BB%93i'],
  ['  bột  ', '/tim-kiem?keyword=b%E1%BB%99t'],
])('Enter searches for “%s”, trimmed and in lower case', async (keyword, address) => {
  expect(await search(keyword, pressEnter)).toEqual([['navigate', address]])
})

test('so does the button', async () => {
  expect(await search('Sắt', pressButton)).toEqual([['navigate', searchPath('sắt')]])
})

test('nothing is searched for nothing', async () => {
  expect(await search('   ', pressEnter)).toEqual([])
})

test('without scripts the form asks for the same address', async () => {
  await search('a', async () => {})
  const form = view.find<HTMLFormElement>('form')
  const sent = new URL(searchPath('a'), 'https://x')
  expect(new URL(form.action).pathname).toBe(sent.pathname)
  expect([...sent.searchParams.keys()]).toEqual([view.find<HTMLInputElement>('input').name])
})

test('the icon opens the box and says what it does', async () => {
  await search('', async () => {})
  const toggle = view.find<HTMLButtonElement>('button[popovertarget]')
  expect(document.getElementById(toggle.getAttribute('popovertarget') ?? '')?.querySelector('form')).not.toBeNull()
  expect(toggle.getAttribute('aria-label')).toBe('Tìm kiếm')
})
