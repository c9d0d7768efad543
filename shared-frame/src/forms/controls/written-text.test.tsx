import { afterEach, expect, test } from '@jest/globals'
import { act, type ReactNode, useState } from 'react'
import { type CalendarDay, isCalendarDay, parseCalendarDay } from 'shared-contracts/ages'
import { writtenDays, writtenNumbers } from 'shared-contracts/testing'
import { DayInput } from '../../day-input'
import { type MountedView, mount, typeText } from '../../testing/index'
import { DateField, FormsProvider, MeasureField, NumberField } from '../index'

const LATEST = parseCalendarDay('2026-06-01') ?? undefined
let held: unknown
let shown: MountedView | null = null

function Amount({ unit }: { unit: string }) {
  const [value, setValue] = useState<number | null>(null)
  held = value
  return (
    <FormsProvider>
      <NumberField label="Số" unit={unit} value={value} onChange={setValue} />
    </FormsProvider>
  )
}

function Weight() {
  const [value, setValue] = useState<number | null>(null)
  held = value
  return (
    <FormsProvider>
      <MeasureField measure="motherWeight" label="Cân nặng" value={value} onChange={setValue} />
    </FormsProvider>
  )
}

function Day() {
  const [day, setDay] = useState<CalendarDay | null>(null)
  held = day
  return (
    <FormsProvider>
      <DateField label="Ngày sinh" max={LATEST} value={day} onChange={setDay} />
    </FormsProvider>
  )
}

function PlainDay() {
  const [text, setText] = useState('')
  held = text
  return <DayInput value={text} max={LATEST} onChange={setText} />
}

async function show(page: ReactNode): Promise<MountedView> {
  shown = await mount(page)
  return shown
}

async function unmount(): Promise<void> {
  await shown?.unmount()
  shown = null
}

afterEach(unmount)

async function change(input: HTMLInputElement, value: string, event: Event): Promise<void> {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
    input.dispatchEvent(event)
  })
}

async function paste(view: MountedView, text: string): Promise<HTMLInputElement> {
  const input = view.find<HTMLInputElement>('input')
  await act(async () => input.focus())
  await change(input, text, new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }))
  return input
}

/** Each letter as a keyboard that composes words sends it, then the end of the composition. */
async function compose(view: MountedView, text: string, base = ''): Promise<HTMLInputElement> {
  const input = view.find<HTMLInputElement>('input')
  await act(async () => input.focus())
  await act(async () => void input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true })))
  for (let count = 1; count <= text.length; count++) {
    const written = base + text.slice(0, count)
    const event = { bubbles: true, inputType: 'insertCompositionText', isComposing: true, data: text.slice(0, count) }
    await change(input, written, new InputEvent('input', event))
    // The keyboard goes on from what it has written: it must be there still.
    expect(input.value).toBe(written)
  }
  await act(async () => void input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: text })))
  return input
}

const leave = (input: HTMLInputElement) => act(async () => input.blur())
const lineOf = (text: string) => text.replace(/[\r\n]/g, '')
const numberIn = (entry: string) => Number(entry.replace(',', '.'))
const errorOf = (view: MountedView) => view.find('[id$="-error"]').textContent ?? ''

test.each(writtenNumbers)('a paste of %j into a number field of %j becomes %j', async (text, unit, entry, why) => {
  const view = await show(<Amount unit={unit} />)
  const input = await paste(view, lineOf(text))
  await leave(input)
  // A lone point is shown as the field's own comma.
  const left = /^\d+\.\d+$/.test(text) ? text.replace('.', ',') : lineOf(text)
  if (entry === null) expect([input.value, held, errorOf(view) !== '']).toEqual([left, Number.NaN, true])
  else {
    expect([input.value, held, errorOf(view)]).toEqual([entry.replace(/^,/, '0,'), numberIn(entry), ''])
    expect(view.text().includes(`= ${entry} ${unit}`)).toBe(why === 'converted')
  }
})

test.each(writtenNumbers)(
  'keys of %j in a number field of %j: no field ends empty, or differs, without a word',
  async (text, unit, entry) => {
    const view = await show(<Amount unit={unit} />)
    const input = view.find<HTMLInputElement>('input')
    await typeText(input, lineOf(text))
    const said = errorOf(view)
    await leave(input)
    const isTaken = entry !== null && input.value !== '' && held === numberIn(entry)
    if (!isTaken && text !== '') expect(said + errorOf(view)).not.toBe('')
  },
)

test.each(['61,5 kg', '６１,５', '61.5', '61,5'])('%j is composed without being rewritten', async (text) => {
  for (const [Field, name] of [
    [<Weight key="w" />, 'measure'],
    [<Amount key="a" unit="kg" />, 'number'],
  ] as const) {
    const view = await show(Field)
    const input = await compose(view, text)
    await leave(input)
    expect([name, input.value, held, errorOf(view)]).toEqual([name, '61,5', 61.5, ''])
    await unmount()
  }
})

test.each([
  ['61,50', '61,5', 61.5, ''],
  ['61500 g', '61,5', 61.5, '61500 g = 61,5 kg'],
  ['61,55 kg', '61,55', 61.55, 'Ô này ghi một chữ số sau dấu phẩy: 61,6 kg?'],
])('a measure that is pasted as %j stays %j', async (text, left, value, said) => {
  const view = await show(<Weight />)
  const input = await paste(view, text)
  await leave(input)
  expect([input.value, held]).toEqual([left, value])
  expect(view.text()).toContain(said)
})

test('what was pasted and not understood can be put right by keys', async () => {
  const view = await show(<Weight />)
  const input = await paste(view, '61,5 lít')
  expect(errorOf(view)).toContain('đơn vị kg')
  for (const text of ['61,5 lí', '61,5 l', '61,5 ', '61,5'])
    await change(input, text, new Event('input', { bubbles: true }))
  expect([input.value, held, errorOf(view)]).toEqual(['61,5', 61.5, ''])
})

test.each(writtenDays)('a paste of %j into a date field is %s', async (text, meant) => {
  const view = await show(<Day />)
  const input = await paste(view, lineOf(text))
  await leave(input)
  if (isCalendarDay(meant)) {
    expect([input.value, held, errorOf(view)]).toEqual([meant.split('-').reverse().join('/'), meant, ''])
  } else {
    expect([input.value, held]).toEqual([lineOf(text), null])
    expect(errorOf(view)).toContain(text === '' ? '' : meant)
  }
})

test.each(writtenDays.filter(([, meant]) => isCalendarDay(meant)))(
  'a plain day field reads %j as well',
  async (text, meant) => {
    const view = await show(<PlainDay />)
    await leave(await paste(view, lineOf(text)))
    expect(
      parseCalendarDay(
        String(held)
          .trim()
          .split('/')
          .map((part) => part.padStart(2, '0'))
          .reverse()
          .join('-'),
      ),
    ).toBe(meant)
  },
)

test.each(['01032025', '1/3/25', '01/03/2025', '1.3.2025', '０１０３２０２５'])(
  '%j is composed without a mask',
  async (text) => {
    const view = await show(<Day />)
    const input = await compose(view, text)
    await leave(input)
    expect([input.value, held, errorOf(view)]).toEqual(['01/03/2025', '2025-03-01', ''])
  },
)

test.each([
  ['1/3/25', '01/03/2025', '2025-03-01'],
  ['1.3.2025', '01/03/2025', '2025-03-01'],
  ['1/3/95', '01/03/1995', '1995-03-01'],
])('the keys of %j are read when the field is left', async (keys, left, day) => {
  const view = await show(<Day />)
  const input = view.find<HTMLInputElement>('input')
  await typeText(input, keys)
  await leave(input)
  expect([input.value, held, errorOf(view)]).toEqual([left, day, ''])
})
