import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act, type ReactNode } from 'react'
import type { CalendarDay } from 'shared-contracts/ages'
import type { CallName } from 'shared-contracts/calls'
import { ApiError } from 'shared-contracts/client'
import { assessMother } from 'shared-contracts/gestation'
import type { VisitorChild } from 'shared-frame'
import { claimKept } from 'shared-frame/kept'
import type { Session } from 'shared-frame/remotes'
import {
  childCheck,
  click,
  createFakeApi,
  createShellMock,
  eventually,
  type MountedView,
  mountInShell,
  signedInSession,
  visitorProfile,
  withVisitorData,
} from 'shared-frame/testing'
import { babyTexts } from '../../texts/baby'
import { bookTexts } from '../../texts/book'
import { motherTexts } from '../../texts/mother'
import { MotherTool, OtherMother } from '../gain'
import { OtherChild, OwnChildren } from '../growth'
import { createBookServer } from './testing/book-server'

const today = '2026-06-01' as CalendarDay
const DAYS = ['2026-04-20', '2026-05-20']

const weighed = {
  ...{ weight: 58, height: 160, weightBeforePregnancy: 52, weeksAfterBirth: null, fetusCount: 1 as const },
  ...{ pregnancyWeeks: 20, pregnancyDayInWeek: 0 },
}
const weighing = (id: number, checkDate: string) => ({ id, checkDate, ...weighed, ...assessMother(weighed) })
const visit = (id: number, checkDate: string) => childCheck({ id, checkDate })

const na: VisitorChild = {
  ...{ id: 3, fullName: 'Bé Na', gender: 1, dayOfBirth: '2025-06-01', objectTypeId: 6 },
  fullBirth: { date: 1, month: 6, year: 2025 },
}
const profile = visitorProfile({ id: 7, pregnancyWeeks: 24, pregnancyDayInWeek: 0, children: [na] })

const child = {
  name: 'child',
  words: babyTexts,
  form: 'check',
  typed: '9',
  own: <OwnChildren today={today} />,
  other: <OtherChild today={today} />,
  open() {
    const server = createBookServer(
      visit,
      DAYS.map((day, index) => visit(31 + index, day)),
    )
    const answers = {
      'HealthCheck/GetChildrenHealthHistory': server.history,
      'HealthCheck/CheckChildHealth': ({ body }: { body?: object }) => server.save(body),
      'HealthCheck/DeleteChildCheck': ({ query }: { query?: { id?: unknown } }) => server.remove(query?.id),
      'HealthCheck/ResetChildHealthHistory': server.reset,
      'HealthCheck/RestoreChildHealthHistory': server.restore,
    } as const
    return { server, answers }
  },
} as const
const mother = {
  name: 'mother',
  words: motherTexts,
  form: 'mother',
  typed: '61',
  own: <MotherTool userId={7} today={today} />,
  other: <OtherMother today={today} />,
  open() {
    const server = createBookServer(
      weighing,
      DAYS.map((day, index) => weighing(31 + index, day)),
    )
    const answers = {
      'HealthCheck/GetMotherHealthHistory': server.history,
      'HealthCheck/CheckMotherHealth': ({ body }: { body?: object }) => server.save(body),
      'HealthCheck/DeleteMotherCheck': ({ query }: { query?: { id?: unknown } }) => server.remove(query?.id),
      'HealthCheck/ResetMotherHealthHistory': server.reset,
      'HealthCheck/RestoreMotherHealthHistory': server.restore,
    } as const
    return { server, answers }
  },
} as const

let view: MountedView
// A busy machine draws a form of MUI fields in seconds.
jest.setTimeout(120_000)
afterEach(async () => {
  await view.unmount()
  window.localStorage.clear()
  window.sessionStorage.clear()
})

describe.each([child, mother])('the book of a $name', ({ words, form, typed, own, other, open }) => {
  let { server, answers } = open()
  beforeEach(() => {
    ;({ server, answers } = open())
  })

  async function show(part: ReactNode, session: Session = signedInSession({ id: 7 })) {
    const api = createFakeApi({
      'User/UserInfo': () => profile,
      'User/SetConsent': () => [],
      ...answers,
    })
    const shell = withVisitorData({ ...createShellMock(session), api })
    view = await mountInShell(shell, part)
    await eventually(() => view.find('form'))
    return { api, shell }
  }
  async function openBook() {
    const shown = await show(own)
    await eventually(() => row('20/05/2026'))
    return shown
  }

  const field = (name: string) => view.find<HTMLInputElement>(`#${form}-${name}`)
  /** As a paste does: one event a field. */
  async function fill(name: string, text: string): Promise<void> {
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(name), text)
      field(name).dispatchEvent(new Event('input', { bubbles: true }))
    })
  }
  const send = () => click(view.find('button[type=submit]'))
  const row = (day: string) => view.button(words.history.editOf(day))
  const rows = () => [...view.container.querySelectorAll('tbody th[scope=row]')].map(({ textContent }) => textContent)
  const notices = ({ shell }: Awaited<ReturnType<typeof show>>) =>
    shell.calls.flatMap(([name, text, kind]) => (name === 'notify' ? [[kind, text]] : []))
  const focusedHeading = () => document.activeElement?.querySelector('h2')?.textContent

  test('an entry is stored, told and comes into view; who corrects one is led to the form, and moves it in one call', async () => {
    const shown = await openBook()
    await fill('weight', typed)
    await send()
    await eventually(() => expect(focusedHeading()).toBe(bookTexts.newest))
    expect(notices(shown)).toEqual([['success', words.saved]])
    expect(rows().filter((each) => each?.includes('2026'))).toContain('01/06/2026')

    await click(row('20/04/2026'))
    expect(focusedHeading()).toBe(words.edit)
    await eventually(() => expect(field('checkDate').value).toBe('20/04/2026'))
    await fill('checkDate', '22/04/2026')
    await send()
    await eventually(() => row('22/04/2026'))
    expect(server.asked).toEqual([
      ['save', expect.objectContaining({ checkDate: '2026-06-01' })],
      ['save', expect.objectContaining({ checkDate: '2026-04-22', replacesId: 31 })],
    ])
    await eventually(() => expect(view.text()).toContain(words.enter))
  })

  test('an entry is taken away and brought back; all of them are only after a question', async () => {
    const shown = await openBook()
    await click(view.button(words.history.deleteOf('20/04/2026')))
    await eventually(() => expect(view.container.querySelectorAll('[aria-label^="Xóa lần"]')).toHaveLength(1))
    await click(view.button(bookTexts.restore))
    await eventually(() => row('20/04/2026'))
    await click(view.button(bookTexts.reset))
    await eventually(() =>
      expect(view.find('[role=alertdialog], [role=dialog]').textContent).toContain(words.history.resetQuestion),
    )
    expect(server.asked).toEqual([['remove', 31], ['restore']])
    await click(view.button(bookTexts.resetConfirm))
    await eventually(() => expect(view.container.querySelector('[aria-label^="Xóa lần"]')).toBeNull())
    await click(view.button(bookTexts.restore))
    await eventually(() => row('20/05/2026'))
    await click(view.button(bookTexts.restore))
    await eventually(() => expect(notices(shown)).toHaveLength(5))
    expect(notices(shown)).toEqual([
      ['success', bookTexts.cleared],
      ['info', bookTexts.restored(1)],
      ['success', bookTexts.cleared],
      ['info', bookTexts.restored(2)],
      ['info', bookTexts.nothingToRestore],
    ])
  })

  test('what is taken away while it is being corrected is taken away after that', async () => {
    await openBook()
    let answer = () => {}
    server.beforeSaving = () =>
      new Promise((resolve) => {
        answer = resolve
      })
    await click(row('20/05/2026'))
    await eventually(() => expect(field('checkDate').value).toBe('20/05/2026'))
    await send()
    await eventually(() => expect(server.asked).toHaveLength(1))
    await click(view.button(words.history.deleteOf('20/05/2026')))
    expect(server.asked.map(([call]) => call)).toEqual(['save'])
    await act(async () => answer())
    await eventually(() => expect(server.asked.map(([call]) => call)).toEqual(['save', 'remove']))
    await eventually(() => expect(view.container.querySelectorAll('[aria-label^="Xóa lần"]')).toHaveLength(1))
  })

  test('without consent it is asked for, and the form is sent again as it stands; a failure is told, and nothing typed is lost', async () => {
    const { api } = await openBook()
    const fails = (status: number, code: string) => () => {
      throw new ApiError('HealthCheck', status, 'Máy chủ đang bận', [], undefined, code)
    }
    await fill('weight', typed)
    server.beforeSaving = async () => fails(500, 'unknown')()
    await send()
    await eventually(() => expect(view.text()).toContain('Máy chủ đang bận'))
    expect(field('weight').value).toBe(typed)

    server.beforeSaving = async () => fails(403, 'consent_required')()
    await send()
    await eventually(() => view.button('Đồng ý và lưu'))
    expect(field('weight').value).toBe(typed)
    server.beforeSaving = async () => {}
    await click(view.button('Đồng ý và lưu'))
    await eventually(() => row('01/06/2026'))
    const sent = ['save', expect.objectContaining({ weight: Number(typed) })]
    expect(server.asked).toEqual([sent, sent, sent])
    expect(api.calls).toContain('User/SetConsent')
  })

  test('somebody else is never stored: login is asked for, and what was typed stays', async () => {
    const { api, shell } = await show(other, { state: 'anonymous' })
    expect(view.text()).toContain(bookTexts.other.login)
    const values: Readonly<Record<string, string>> =
      form === 'mother'
        ? { pregnancyWeeks: '24', height: '160', weightBeforePregnancy: '52', weight: '60' }
        : { dayOfBirth: '01/06/2025', weight: '9', height: '74' }
    if (form === 'check') await click(view.find('input[name=sex][value="1"]'))
    for (const [name, text] of Object.entries(values)) await fill(name, text)
    await send()
    await eventually(() => expect(shell.calls).toContainEqual(['loginRequired']))
    expect(api.calls).toEqual([])
    await view.unmount()
    // As the shell does at login.
    claimKept(7)
    const again = await show(other)
    expect(field('weight').value).toBe(values.weight)
    await send()
    const judged: CallName =
      form === 'mother' ? 'HealthCheck/CheckOtherMotherHealth' : 'HealthCheck/CheckOtherChildHealth'
    await eventually(() => expect(again.api.calls).toContain(judged))
    expect(server.asked).toEqual([])
  })
})
