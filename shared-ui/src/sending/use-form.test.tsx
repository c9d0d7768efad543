import { afterEach, expect, test } from '@jest/globals'
import { act } from 'react'
import { ApiError } from 'shared-contracts/client'
import { type MountedView, mount } from '../testing/index'
import { keptDraft } from './kept-drafts'
import { type Form, type FormRules, useForm } from './use-form'

interface Draft {
  readonly name: string
  readonly children: readonly (string | null)[]
}

const MISSING = 'thiếu'
const rules: FormRules<Draft> = {
  name: 'test',
  initial: { name: '', children: [null, null] },
  fields: ({ children }) => ['name', ...children.map((_, index) => `children.${index}`)],
  problems: ({ name, children }) => ({
    name: name === '' ? MISSING : null,
    ...Object.fromEntries(children.map((child, index) => [`children.${index}`, child === null ? MISSING : null])),
  }),
  send: async () => {},
}

let view: MountedView
let form: Form<Draft>
afterEach(() => view.unmount())

async function open(more: Partial<FormRules<Draft>> = {}): Promise<void> {
  function Probe() {
    form = useForm<Draft>({ ...rules, ...more })
    return null
  }
  view = await mount(<Probe />)
}

const submit = () => act(async () => form.submit({ preventDefault() {} } as Parameters<Form<Draft>['submit']>[0]))
const change = (part: Partial<Draft>) => act(async () => form.change(part))
const wrong = () => form.errors.map(({ fieldId }) => fieldId)

test('a field that is put right stops complaining; others, also of the same list, go on', async () => {
  await open()
  await submit()
  expect(wrong()).toEqual(['test-name', 'test-children.0', 'test-children.1'])
  await change({ name: 'Lan' })
  expect(wrong()).toEqual(['test-children.0', 'test-children.1'])
  await change({ children: ['Na', null] })
  expect(wrong()).toEqual(['test-children.1'])
  await change({ children: ['Na'] })
  expect(wrong()).toEqual([])
})

test('what the server says of a list’s entry goes when the list is changed', async () => {
  const errors = [{ field: 'children.0', code: 'x', message: 'Ngày này sai.' }]
  await open({
    initial: { name: 'Lan', children: ['Na'] },
    send: async () => {
      throw new ApiError('User/Register', 422, 'x', errors, undefined, 'validation_failed')
    },
  })
  await submit()
  expect(form.problem('children.0')).toBe('Ngày này sai.')
  await change({ name: 'Mai' })
  expect(form.problem('children.0')).toBe('Ngày này sai.')
  await change({ children: ['Na', 'Bi'] })
  expect(form.problem('children.0')).toBeNull()
})

test('a draft is kept until it is sent', async () => {
  const kept = keptDraft<Draft>()
  let connected = false
  const send = async () => {
    if (!connected) throw new ApiError('User/Register', 0, 'không có mạng')
  }
  await open({ kept, send, initial: { name: '', children: [] } })
  await change({ name: 'Lan' })
  await submit()
  expect(form.errors).toEqual([{ fieldId: null, message: 'không có mạng' }])
  expect(kept.read()?.name).toBe('Lan')
  connected = true
  await submit()
  expect([form.errors, kept.read()]).toEqual([[], null])
})
