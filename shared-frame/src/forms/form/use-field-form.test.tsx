import { afterEach, expect, test } from '@jest/globals'
import { act } from 'react'
import type { CalendarDay } from 'shared-contracts/ages'
import { ApiError } from 'shared-contracts/client'
import { validationMessages } from 'shared-contracts/validation'
import { selectField } from '../../select/index'
import { type MountedView, mount, typeText } from '../../testing/index'
import { type FieldForm, type FieldFormOptions, FormFrame, formFields, SubmissionRefused, useFieldForm } from '../index'

interface Values {
  readonly name: string
  readonly children: readonly { readonly nick: string }[]
}

const MISSING = 'thiếu'
const fields = formFields<Values>()
const options: FieldFormOptions<Values> = {
  name: 'test',
  defaults: { name: '', children: [{ nick: '' }, { nick: '' }] },
  rules: ({ name, children }) => ({
    // Not in the order of the screen
    ...Object.fromEntries(children.map(({ nick }, index) => [`children.${index}.nick`, nick === '' ? MISSING : null])),
    name: name === '' ? MISSING : null,
  }),
  async send() {},
}

let view: MountedView
let form: FieldForm<Values>
afterEach(() => view.unmount())

function Children() {
  return fields.useValue('children').map((_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: entries come and go at the end
    <fields.Text key={index} name={`children.${index}.nick`} label={`Bé ${index + 1}`} />
  ))
}

function Probe({ more }: { more: Partial<FieldFormOptions<Values>> }) {
  form = useFieldForm<Values>({ ...options, ...more })
  return (
    <FormFrame form={form} submitLabel="Gửi">
      <fields.Text name="name" label="Tên" />
      <Children />
    </FormFrame>
  )
}

async function open(more: Partial<FieldFormOptions<Values>> = {}): Promise<void> {
  view = await mount(<Probe more={more} />)
}

const submit = () =>
  act(async () => {
    view.find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  })
const change = (part: Partial<Values>) => act(async () => form.change(part))
const type = (id: string, text: string) => typeText(view.find<HTMLInputElement>(`[id="${id}"]`), text)
const wrong = () => form.errors.map(({ fieldId }) => fieldId)
const inputs = () => [...view.container.querySelectorAll('input')].map(({ value }) => value)
const messageOf = (id: string) => document.getElementById(`${id}-error`)?.textContent
const refusal = (field: string, message: string) =>
  new ApiError('User/Register', 422, 'x', [{ field, code: 'x', message }], undefined, 'validation_failed')

test('a field that is put right stops complaining; others, also of the same list, go on', async () => {
  await open()
  await submit()
  expect(wrong()).toEqual(['test-name', 'test-children.0.nick', 'test-children.1.nick'])
  expect(document.activeElement).toBe(view.find('[role=alert]'))
  expect([...view.find('[role=alert]').querySelectorAll('a')].map((link) => link.textContent)).toEqual([
    'Tên: thiếu',
    'Bé 1: thiếu',
    'Bé 2: thiếu',
  ])
  await type('test-name', 'Lan')
  expect(wrong()).toEqual(['test-children.0.nick', 'test-children.1.nick'])
  await change({ children: [{ nick: 'Na' }, { nick: '' }] })
  expect(wrong()).toEqual(['test-children.1.nick'])
  expect(inputs()).toEqual(['Lan', 'Na', ''])
  await change({ children: [{ nick: 'Na' }] })
  expect(wrong()).toEqual([])
  expect(inputs()).toEqual(['Lan', 'Na'])
  await change({ children: [{ nick: 'Na' }, { nick: '' }] })
  expect(inputs()).toEqual(['Lan', 'Na', ''])
  await type('test-children.1.nick', 'Bi')
  expect(inputs()).toEqual(['Lan', 'Na', 'Bi'])
})

test('what was typed in any order is sent as a whole, once', async () => {
  const sent: Values[] = []
  await open({
    async send(values) {
      sent.push(values)
    },
  })
  await type('test-children.1.nick', 'Bi')
  await type('test-name', 'Lan')
  await type('test-children.0.nick', 'Na')
  await act(async () => {
    for (const _ of [1, 2]) view.find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  })
  expect(sent).toEqual([{ name: 'Lan', children: [{ nick: 'Na' }, { nick: 'Bi' }] }])
  expect([form.errors, form.sending]).toEqual([[], false])
})

test('what the server says stands at its field, whatever the case of its name, until that is changed', async () => {
  await open({
    defaults: { name: 'Lan', children: [{ nick: 'Na' }] },
    async send() {
      throw refusal('Children.0.Nick', 'Tên này lạ.')
    },
  })
  await submit()
  expect(messageOf('test-children.0.nick')).toBe('Tên này lạ.')
  await type('test-name', ' Mai')
  expect(messageOf('test-children.0.nick')).toBe('Tên này lạ.')
  await change({ children: [{ nick: 'Na' }, { nick: 'Bi' }] })
  expect([messageOf('test-children.0.nick'), wrong()]).toEqual(['', []])
})

test('what belongs to no field on screen is said of the whole form', async () => {
  await open({
    defaults: { name: 'Lan', children: [] },
    async send() {
      throw refusal('wardId', 'Xã này không có.')
    },
  })
  await submit()
  expect(form.errors).toEqual([{ fieldId: null, message: 'Xã này không có.' }])
})

test('an answer that says no names the way out', async () => {
  const link = { title: 'Xác nhận', path: '/xac-nhan' }
  await open({
    defaults: { name: 'Lan', children: [] },
    async send() {
      throw new SubmissionRefused([{ code: '1001', field: 'name', message: 'Chưa xác nhận.', link }])
    },
  })
  await submit()
  expect([wrong(), form.links]).toEqual([['test-name'], [link]])
})

test('a sent form can begin again', async () => {
  await open({
    defaults: { name: 'Lan', children: [] },
    async send() {
      form.reset({ name: '', children: [] })
    },
  })
  await submit()
  expect([inputs(), form.sending, form.errors]).toEqual([[''], false, []])
})

test('what is typed into a choice and chosen by nobody is not left out without a word', async () => {
  const sent: (number | null)[] = []
  const WeekField = selectField<{ readonly week: number | null }>()
  function Weeks() {
    const own = useFieldForm<{ readonly week: number | null }>({
      name: 'weeks',
      defaults: { week: null },
      rules: () => ({}),
      async send({ week }) {
        sent.push(week)
      },
    })
    return (
      <FormFrame form={own} submitLabel="Gửi">
        <WeekField name="week" label="Tuần" digitsOnly options={[{ value: 12, label: '12' }]} />
      </FormFrame>
    )
  }
  view = await mount(<Weeks />)
  const input = view.find<HTMLInputElement>('input')
  await typeText(input, '12,5')
  await act(async () => input.blur())
  await submit()
  expect(sent).toEqual([])
  expect(view.find('[role=alert]').textContent).toContain(`Tuần: ${validationMessages.entryWhole}`)
  await typeText(input, '12')
  await act(async () => input.blur())
  await submit()
  expect(sent).toEqual([12])
})

test('a text that is no day is not sent as none, also where the day may be left out', async () => {
  const sent: (string | null)[] = []
  const choice = formFields<{ readonly day: CalendarDay | null }>()
  function Days({ asked }: { asked: boolean }) {
    const own = useFieldForm<{ readonly day: CalendarDay | null }>({
      name: 'days',
      defaults: { day: null },
      rules: () => ({}),
      async send({ day }) {
        sent.push(day)
      },
    })
    return (
      <FormFrame form={own} submitLabel="Gửi">
        {asked && <choice.Date name="day" label="Ngày" />}
      </FormFrame>
    )
  }
  view = await mount(<Days asked />)
  const input = view.find<HTMLInputElement>('input[id="days-day"]')
  await typeText(input, '31/02/2026')
  await submit()
  expect(sent).toEqual([])
  expect(view.find('[role=alert]').textContent).toContain(`Ngày: ${validationMessages.dayInvalid}`)
  expect(input.value).toBe('31/02/2026')
  await typeText(input, '28/02/2026', { replace: true })
  await submit()
  expect(sent).toEqual(['2026-02-28'])
  // A field that has gone holds nothing back.
  await typeText(input, '31/02/2026', { replace: true })
  await view.rerender(<Days asked={false} />)
  await submit()
  expect(sent).toHaveLength(2)
})
