import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, useRef } from 'react'
import { renderToString } from 'react-dom/server'
import { click, createShellMock, eventually, type MountedView, mountInShell } from 'shared-frame/testing'
import { ReadingAids, readingText } from './index'
import { readingAidsTexts as texts } from './reading-aids-texts'
import { type FakeSpeech, fakeSpeech } from './testing/fake-speech'

function Text() {
  const text = useRef<HTMLElement>(null)
  return (
    <article ref={text} className={readingText}>
      <h1>Sắt</h1>
      <ReadingAids text={text} listen="Nghe bài này" />
      <p>Cần 27 mg. Ăn thịt bò.</p>
    </article>
  )
}

let speech: FakeSpeech | null = null
let view: MountedView | null = null
const shell = createShellMock()
const scrolled = jest.fn()
beforeEach(() => {
  // jsdom lays nothing out: everything is far below the window.
  Object.assign(Range.prototype, { getBoundingClientRect: () => ({ top: 2_000, bottom: 2_030 }) })
  Object.assign(window, { scrollBy: scrolled, matchMedia: () => ({ matches: true }) })
})
afterEach(async () => {
  await view?.unmount()
  view = null
  speech?.remove()
  speech = null
  localStorage.clear()
  scrolled.mockClear()
  Reflect.deleteProperty(globalThis, 'Highlight')
})

const open = async () => {
  view = await mountInShell(shell, <Text />)
  return view
}
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name) ?? null
const press = async (name: string) => {
  const found = button(name)
  if (found === null) throw new Error(`no ${name}`)
  await click(found)
}
const marked = () => document.querySelector('[data-being-read]')?.textContent ?? null
async function listen(): Promise<FakeSpeech> {
  const fake = fakeSpeech()
  speech = fake
  await open()
  await press('Nghe bài này')
  await eventually(() => expect(fake.spoken).toHaveLength(1))
  return fake
}

test('reads sentence by sentence in spoken words, marks and shows each, and ends by itself', async () => {
  const fake = await listen()
  expect([fake.spoken, marked()]).toEqual([['Sắt'], 'Sắt'])
  expect(scrolled).toHaveBeenLastCalledWith({ top: expect.any(Number), behavior: 'instant' })
  await act(async () => fake.finish())
  await act(async () => fake.finish())
  expect(fake.spoken).toEqual(['Sắt', 'Cần 27 mi-li-gam.', 'Ăn thịt bò.'])
  expect(marked()).toBe('Cần 27 mg. Ăn thịt bò.')
  await act(async () => fake.finish())
  expect(marked()).toBeNull()
  expect(button('Nghe bài này')).not.toBeNull()
  expect(shell.calls).toEqual([])
})

test('a pause silences, and going on begins the sentence again; the button keeps its focus', async () => {
  const fake = await listen()
  await act(async () => fake.finish())
  button(texts.pause)?.focus()
  await press(texts.pause)
  expect(fake.isSpeaking).toBe(false)
  expect(marked()).not.toBeNull()
  expect(document.activeElement).toBe(button(texts.resume))
  await press(texts.resume)
  expect(fake.spoken).toEqual(['Sắt', 'Cần 27 mi-li-gam.', 'Cần 27 mi-li-gam.'])
  await press(texts.stop)
  expect([fake.isSpeaking, marked(), button(texts.stop)]).toEqual([false, null, null])
})

test('it ends with the page', async () => {
  const fake = await listen()
  await view?.unmount()
  view = null
  expect([fake.isSpeaking, marked()]).toEqual([false, null])
})

test('it ends when the browser goes to another document', async () => {
  const fake = await listen()
  await act(async () => window.dispatchEvent(new Event('pagehide')))
  expect([fake.isSpeaking, button('Nghe bài này') !== null]).toEqual([false, true])
})

test('a voice that fails is told, one that another reading silences is not', async () => {
  const fake = await listen()
  await act(async () => fake.fail('interrupted'))
  expect(shell.calls).toEqual([])
  await press('Nghe bài này')
  await eventually(() => expect(fake.isSpeaking).toBe(true))
  await act(async () => fake.fail('synthesis-failed'))
  expect(shell.calls).toContainEqual(['notify', texts.failed, 'error'])
})

test('the sentence alone is marked where the browser can', async () => {
  const highlights = new Map<string, { readonly range: Range }>()
  class Highlight {
    constructor(readonly range: Range) {}
  }
  Object.assign(globalThis, { Highlight, CSS: { highlights } })
  const fake = await listen()
  await act(async () => fake.finish())
  expect([highlights.get('read-aloud')?.range.toString(), marked()]).toEqual(['Cần 27 mg.', null])
  await press(texts.stop)
  expect(highlights.size).toBe(0)
})

test('nothing to press without a Vietnamese voice, until one comes', async () => {
  await open()
  expect(button('Nghe bài này')).toBeNull()
  await view?.unmount()
  const fake = fakeSpeech(['en-US'])
  speech = fake
  await open()
  expect(button('Nghe bài này')).toBeNull()
  await act(async () => fake.setVoices(['en-US', 'vi_VN']))
  expect(button('Nghe bài này')).not.toBeNull()
})

test('the size is told on the document, kept on the device and there with the next page', async () => {
  await open()
  const { dataset } = document.documentElement
  const size = (value: string) => view?.find<HTMLInputElement>(`input[value=${value}]`)
  expect([size('normal')?.checked, dataset.textSize]).toEqual([true, undefined])
  const largest = size('largest')
  if (largest) await click(largest)
  expect([size('largest')?.checked, dataset.textSize]).toEqual([true, 'largest'])
  await view?.unmount()
  delete dataset.textSize
  await open()
  expect([size('largest')?.checked, dataset.textSize]).toEqual([true, 'largest'])
  const normal = size('normal')
  if (normal) await click(normal)
  expect(dataset.textSize).toBeUndefined()
})

test('a document has the sizes, the usual one chosen, and no voice', () => {
  const html = renderToString(<Text />)
  expect(html).toContain(texts.sizes.largest)
  expect(html).toMatch(/value="normal"[^>]*checked|checked[^>]*value="normal"/)
  expect(html).not.toContain('Nghe bài này')
})
