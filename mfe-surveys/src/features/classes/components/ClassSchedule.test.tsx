import { afterEach, expect, jest, test } from '@jest/globals'
import { act } from 'react'
import type { CallAnswer } from 'shared-contracts/calls'
import type { CallInput } from 'shared-contracts/client'
import { createFakeApi, createShellMock, type MountedView, mountInShell } from 'shared-frame/testing'
import { texts } from '../../../texts'
import { askedMonth } from '../rules/class-months'
import { ClassSchedule } from './ClassSchedule'

const words = texts.classes
type ByMonth = 'CookingClass/GetByMonth'
const classesOf = jest.fn<(input: CallInput<ByMonth>) => CallAnswer<ByMonth>>()
let view: MountedView
afterEach(() => view.unmount())

async function show(asked: string | null, months: readonly { year: number; month: number; count: number }[]) {
  classesOf.mockReturnValue([])
  const api = createFakeApi({
    'CookingClass/GetMonths': () => [...months],
    'CookingClass/GetByMonth': classesOf,
  })
  const shell = { ...createShellMock({ state: 'anonymous' }), api }
  view = await mountInShell(shell, <ClassSchedule asked={askedMonth(asked)} today="2026-11-22" />)
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
}

const months = [
  { year: 2026, month: 12, count: 2 },
  { year: 2027, month: 2, count: 1 },
]

test('asks for the next month that has a class, and offers the months that have some', async () => {
  await show(null, months)
  expect(classesOf).toHaveBeenCalledWith(expect.objectContaining({ query: { year: 2026, month: 12 } }))
  const tabs = [...document.querySelectorAll('nav a')].map((tab) => [tab.textContent, tab.getAttribute('aria-current')])
  expect(tabs).toEqual([
    ['Tháng 12/2026 (2 lớp)', 'page'],
    ['Tháng 2/2027 (1 lớp)', null],
  ])
})

test.each([
  ['2027-01', words.nextMonth(2, 2027), '/dang-ki-lop-hoc?thang=2027-02'],
  ['2027-03', words.lastMonth(2, 2027), '/dang-ki-lop-hoc?thang=2027-02'],
  ['2026-11', words.nextMonth(12, 2026), '/dang-ki-lop-hoc?thang=2026-12'],
])('%s has none and leads on', async (asked, reason, address) => {
  await show(asked, months)
  expect(view.text()).toContain(reason)
  expect([...document.querySelectorAll('a')].at(-1)?.getAttribute('href')).toBe(address)
})

test('nothing is planned at all', async () => {
  await show(null, [])
  expect(view.text()).toContain(words.noneAtAll)
  expect(document.querySelector('nav')).toBeNull()
})
