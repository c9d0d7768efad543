import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { act } from 'react'
import { ApiError } from 'shared-contracts/client'
import { ShellContext } from 'shared-frame'
import type { Session, ShellApi } from 'shared-frame/remotes'
import { claimKept, eraseKept } from '../../kept/kept-values'
import { NotSent } from '../../sending/not-sent'
import { createShellMock, type MountedView, mount, signedInSession, typeText } from '../../testing/index'
import { type FieldForm, type FieldFormOptions, FormFrame, formFields, useFieldForm } from '../index'

interface Values {
  readonly name: string
  readonly password: string
  readonly weight: number | null
  readonly children: readonly string[]
}

const empty: Values = { name: '', password: '', weight: null, children: [] }
const fields = formFields<Values>()
const options: FieldFormOptions<Values> = {
  name: 'contact',
  defaults: empty,
  kept: { in: 'device', never: ['password'] },
  rules: () => ({}),
  async send() {},
}

let form: FieldForm<Values>
let view: MountedView | null = null
beforeEach(() => {
  window.localStorage.clear()
  window.sessionStorage.clear()
})
afterEach(close)

async function close(): Promise<void> {
  await view?.unmount()
  view = null
}

function Probe({ more }: { more: Partial<FieldFormOptions<Values>> }) {
  form = useFieldForm<Values>({ ...options, ...more })
  return (
    <FormFrame form={form} submitLabel="Gửi">
      <fields.Text name="name" label="Tên" />
      <fields.Password name="password" label="Mật khẩu" autoComplete="new-password" />
      <fields.Number name="weight" label="Cân nặng" />
    </FormFrame>
  )
}

const mai = (id: number) => signedInSession({ id })

/** A session that changes while the page is open. */
function sessionStore(first: Session) {
  let current = first
  const listeners = new Set<() => void>()
  const store: ShellApi['session'] = {
    ...createShellMock().session,
    read: () => current,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  return {
    store,
    become: (next: Session) =>
      act(async () => {
        current = next
        for (const listener of listeners) listener()
      }),
  }
}

async function open(more: Partial<FieldFormOptions<Values>> = {}, session: Session = { state: 'anonymous' }) {
  await close()
  const { store, become } = sessionStore(session)
  view = await mount(
    <ShellContext value={{ ...createShellMock(), session: store }}>
      <Probe more={more} />
    </ShellContext>,
  )
  return become
}

const input = (id: string) => {
  const found = document.getElementById(`contact-${id}`)
  if (!(found instanceof HTMLInputElement)) throw new Error(id)
  return found
}
const type = (id: string, text: string) => typeText(input(id), text, { replace: true })
const shown = () => ['name', 'password', 'weight'].map((id) => input(id).value)
const submit = () =>
  act(async () => {
    document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  })
const stored = () => JSON.stringify([{ ...window.localStorage }, { ...window.sessionStorage }])

test('what was typed stands there again, passwords excepted, until it was sent', async () => {
  let connected = false
  const send = async () => {
    if (!connected) throw new ApiError('User/Register', 0, 'không có mạng')
  }
  await open({ send })
  await type('name', 'Lan')
  await type('password', 'bi-mat')
  await type('weight', '52,5')
  await submit()
  expect(stored()).not.toContain('bi-mat')
  await open({ send })
  expect(shown()).toEqual(['Lan', '', '52,5'])
  connected = true
  await submit()
  await open({ send })
  expect(shown()).toEqual(['', '', ''])
  expect(window.localStorage).toHaveLength(0)
})

test('what nobody has changed follows what the form is opened with', async () => {
  await open({ defaults: { ...empty, name: 'Lan', weight: 50 } })
  await type('weight', '51')
  await open({ defaults: { ...empty, name: 'Mai', weight: 52 } })
  expect(shown()).toEqual(['Mai', '', '51'])
  await type('weight', '52')
  expect(window.localStorage).toHaveLength(0)
})

test('kept as a whole, the form comes back with what it was opened on', async () => {
  const whole = { in: 'device', whole: true } as const
  await open({ kept: whole, defaults: { ...empty, name: 'cũ', weight: 1 } })
  await type('name', 'mới')
  await open({ kept: whole, defaults: { ...empty, name: 'của người khác', weight: 2 } })
  expect(shown()).toEqual(['mới', '', '1'])
})

test('kept in the tab, nothing of it is on the device', async () => {
  await open({ kept: { in: 'tab' } })
  await type('weight', '52')
  expect(JSON.stringify({ ...window.localStorage })).not.toMatch(/\b52\b/)
  await open({ kept: { in: 'tab' } })
  expect(input('weight').value).toBe('52')
})

test('a login or consent that comes first leaves everything as it is', async () => {
  const send = () => Promise.reject(new NotSent())
  await open({ send })
  await type('name', 'Lan')
  await submit()
  expect([form.errors, form.sending]).toEqual([[], false])
  await open({ send })
  expect(input('name').value).toBe('Lan')
})

test('it is hers who logs in, and nobody else reads it', async () => {
  await open()
  await type('name', 'Lan')
  claimKept(1)
  await open({}, mai(1))
  expect(input('name').value).toBe('Lan')
  await open({}, mai(2))
  expect(input('name').value).toBe('')
  await open()
  expect(input('name').value).toBe('')
})

test('in the tab of a shared computer the next reader finds nothing, also in the storage', async () => {
  await open({ kept: { in: 'tab' } }, mai(1))
  await type('name', 'Bệnh nhân')
  claimKept(2)
  expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('Bệnh nhân')
})

test('a session that ends keeps it for its user', async () => {
  const become = await open({}, mai(1))
  await type('name', 'Lan')
  await become({ state: 'anonymous' })
  await type('name', 'Lan Anh')
  await open({}, mai(1))
  expect(input('name').value).toBe('Lan Anh')
})

test('until it is known who is here the form waits; what is typed meanwhile counts', async () => {
  await open({}, mai(1))
  await type('name', 'Lan')
  await type('weight', '50')
  const become = await open({}, { state: 'unknown' })
  expect(shown()).toEqual(['', '', ''])
  await type('weight', '51')
  await become(mai(1))
  expect(shown()).toEqual(['Lan', '', '51'])
  await open({}, mai(1))
  expect(shown()).toEqual(['Lan', '', '51'])
})

test('logout empties the form and the storage', async () => {
  await open({}, mai(1))
  await type('name', 'Lan')
  await act(async () => eraseKept())
  expect(shown()).toEqual(['', '', ''])
  expect([window.localStorage.length, window.sessionStorage.length]).toEqual([0, 0])
})

test.each<[string, object]>([
  ['of another shape', { name: 5, weight: '7', children: 'x' }],
  ['of a newer kind of list', { children: { 0: 'Na' } }],
])('a kept field %s counts as absent', async (_, value) => {
  await open()
  await type('name', 'Lan')
  const [key = ''] = Object.keys(window.localStorage)
  const before = JSON.parse(window.localStorage.getItem(key) ?? '')
  window.localStorage.setItem(key, JSON.stringify({ ...before, value }))
  await open()
  expect(input('name').value).toBe('')
})

test('what no longer fits counts as absent', async () => {
  await open()
  await type('name', 'Lan')
  await open({ kept: { in: 'device', fits: ({ name }) => name !== 'Lan' } })
  expect(input('name').value).toBe('')
})
