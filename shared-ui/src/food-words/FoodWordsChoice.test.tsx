import { afterEach, expect, test } from '@jest/globals'
import { renderToString } from 'react-dom/server'
import { type MountedView, mount } from 'shared-frame/testing'
import { FoodWordsChoice } from './index'

let view: MountedView | null = null
afterEach(async () => {
  await view?.unmount()
  view = null
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store
  document.cookie = 'foodWords=; max-age=0'
})

async function pressed(): Promise<readonly (string | null)[]> {
  view = await mount(<FoodWordsChoice />)
  const buttons = view.container.querySelectorAll('form button[aria-pressed="true"]')
  return [...buttons].map(({ textContent }) => textContent)
}

test('a form of two words, that says in a document nothing of who reads it', () => {
  const html = renderToString(<FoodWordsChoice />)
  expect(html).toContain('action="/-/food-words" method="post"')
  expect(html.match(/aria-pressed="false" name="words"/g)).toHaveLength(2)
  expect(html).not.toContain('aria-pressed="true"')
})

test('shows what was chosen: Northern words at first', async () => {
  expect(await pressed()).toEqual(['Miền Bắc'])
})

test('shows Southern words where they were chosen', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store
  document.cookie = 'foodWords=south'
  expect(await pressed()).toEqual(['Miền Nam'])
})
