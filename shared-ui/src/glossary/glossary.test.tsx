import { afterEach, expect, test } from '@jest/globals'
import { act } from 'react'
import { growthWords } from 'shared-contracts/growth'
import { click, eventually, type MountedView, mount, press, setWindowWidth } from 'shared-frame/testing'
import { Term, TermList } from './index'
import { glossary } from './terms'

let view: MountedView | null = null
afterEach(async () => {
  await view?.unmount()
  view = null
})

const shown = () => document.querySelector('[role=tooltip]')?.textContent ?? null
const word = () => {
  const button = document.querySelector<HTMLButtonElement>('button')
  if (button === null) throw new Error('no word')
  return button
}

test('every entry says what it means and who says so, in plain words of some length', () => {
  for (const { title, meaning, source } of Object.values(glossary)) {
    expect([title, meaning.length > 40, source.length > 5, meaning.endsWith('.')]).toEqual([title, true, true, true])
  }
})

test.each(['stunted', 'wasted', 'underweight'] as const)(
  '%s is explained under the name that verdicts use',
  (finding) => {
    expect(glossary[finding].title).toBe(growthWords[finding].title.toLowerCase())
  },
)

test('on a phone a press opens the explanation with its source, Escape and a second press close it', async () => {
  await setWindowWidth(360)
  view = await mount(<Term term="zScore" />)
  expect(word().getAttribute('aria-description')).toBe(glossary.zScore.meaning)
  await click(word())
  await eventually(() => expect(shown()).toContain(glossary.zScore.meaning))
  expect(shown()).toContain('WHO')
  expect(word().getAttribute('aria-expanded')).toBe('true')
  expect(document.activeElement).toBe(word())
  await press(word(), 'Escape')
  await eventually(() => expect(shown()).toBeNull())
  await click(word())
  await eventually(() => expect(shown()).not.toBeNull())
  await click(word())
  await eventually(() => expect(shown()).toBeNull())
})

test('a finger focuses the word before it presses: the press is not lost', async () => {
  await setWindowWidth(360)
  view = await mount(<Term term="sd" />)
  const touched = word()
  await act(async () => {
    touched.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }))
    touched.focus()
  })
  // What is pressed is what was touched, as long as the finger is on it.
  expect(touched.isConnected).toBe(true)
  await click(touched)
  await eventually(() => expect(shown()).toContain(glossary.sd.meaning))
})

test('on a wide window keyboard focus shows it at once, and the focus stays on the word', async () => {
  await setWindowWidth(1280)
  view = await mount(<Term term="percentile">Bách phân vị</Term>)
  await act(async () => word().focus())
  await eventually(() => expect(shown()).toContain(glossary.percentile.meaning))
  expect(word().hasAttribute('aria-expanded')).toBe(false)
  expect(document.activeElement).toBe(word())
  expect(word().textContent).toBe('Bách phân vị')
})

test('the words of a table stand in a list by name', async () => {
  view = await mount(<TermList terms={['zScore', 'sd']} />)
  const list = view.find('ul[aria-label="Giải thích từ"]')
  expect([...list.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual(['z-score', 'SD'])
})
