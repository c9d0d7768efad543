import { afterEach, expect, jest, test } from '@jest/globals'
import { copyText, share } from '../core/content/hand-over'
import { printPage } from '../core/page/print-page'
import { shareableFile } from './shareable-file'

const PARTS = ['share', 'canShare', 'clipboard'] as const

function giveNavigator(parts: Partial<Record<(typeof PARTS)[number], unknown>>): void {
  for (const part of PARTS) Reflect.deleteProperty(navigator, part)
  for (const [part, value] of Object.entries(parts))
    Object.defineProperty(navigator, part, { value, configurable: true })
}

afterEach(() => {
  giveNavigator({})
  Reflect.deleteProperty(document, 'execCommand')
  document.body.replaceChildren()
})

test.each([
  ['shared', async () => {}],
  ['closed', () => Promise.reject(new DOMException('', 'AbortError'))],
  ['failed', () => Promise.reject(new DOMException('', 'NotAllowedError'))],
  ['failed', () => Promise.reject(new TypeError('no such file type'))],
] as const)('sharing ends as %s', async (state, sheet) => {
  giveNavigator({ share: sheet })
  expect((await share({ url: 'https://example.vn' })).state).toBe(state)
})

const file = (type: string, name: string) => ({ content: new Blob(['x'], { type }), name })
const takes =
  (...types: string[]) =>
  ({ files = [] }: ShareData) =>
    files.every(({ type }) => types.includes(type))

test.each([
  ['a type that the sheet takes', file('application/pdf', 'a.pdf'), takes('application/pdf'), 'a.pdf'],
  ['JSON, as text where it is refused', file('application/json', 'a.json'), takes('text/plain'), 'a.json.txt'],
  ['a calendar, likewise', file('text/calendar', 'a.ics'), takes('text/plain'), 'a.ics.txt'],
  ['a PDF is no text', file('application/pdf', 'a.pdf'), takes('text/plain'), undefined],
  ['a sheet that takes no files', file('text/plain', 'a.txt'), takes(), undefined],
])('%s', (_, asked, canShare, name) => {
  giveNavigator({ share: async () => {}, canShare })
  expect(shareableFile(asked)?.name).toBe(name)
})

test('without a share sheet, or with one of links alone, no file can be shared', () => {
  expect(shareableFile(file('text/plain', 'a.txt'))).toBeNull()
  giveNavigator({ share: async () => {} })
  expect(shareableFile(file('text/plain', 'a.txt'))).toBeNull()
})

function fieldOf(text: string): HTMLTextAreaElement {
  const field = document.createElement('textarea')
  field.value = text
  document.body.append(field)
  return field
}

const refused = { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) }

test.each([
  ['a clipboard', { writeText: async () => {} }, undefined, 'copied'],
  ['a clipboard that refuses, and the old command', refused, () => true, 'copied'],
  ['a clipboard that refuses', refused, () => false, 'selected'],
  ['neither', undefined, undefined, 'selected'],
])('%s: a text is %s', async (_, clipboard, execCommand, outcome) => {
  giveNavigator(clipboard ? { clipboard } : {})
  if (execCommand) Object.assign(document, { execCommand })
  const field = fieldOf('chữ')
  expect(await copyText('chữ', field)).toBe(outcome)
  // Ready to be copied by hand.
  if (outcome === 'selected') expect([document.activeElement, field.selectionEnd]).toEqual([field, 3])
})

test('without a clipboard and a field that shows the text it is not copied', async () => {
  giveNavigator({})
  expect(await copyText('chữ')).toBe('failed')
})

test.each([
  ['begins', () => void window.dispatchEvent(new Event('beforeprint')), true],
  ['begins later', () => void setTimeout(() => window.dispatchEvent(new Event('beforeprint')), 500), true],
  ['does nothing', () => {}, false],
  ['is missing', undefined, false],
])('printing that %s', async (_, print, prints) => {
  jest.useFakeTimers()
  const before = window.print
  Object.assign(window, { print })
  const outcome = printPage()
  jest.advanceTimersByTime(2_000)
  expect(await outcome).toBe(prints)
  Object.assign(window, { print: before })
  jest.useRealTimers()
})
