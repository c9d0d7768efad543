import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act } from 'react'
import type { CalendarDay } from 'shared-contracts/ages'
import type { CallAnswer } from 'shared-contracts/calls'
import { ApiError, type CallInput } from 'shared-contracts/client'
import { swapWords, validationMessages } from 'shared-contracts/validation'
import { claimKept } from 'shared-frame/kept'
import type { Session } from 'shared-frame/remotes'
import {
  click,
  createFakeApi,
  createShellMock,
  eventually,
  type MountedView,
  mountInShell,
  signedInSession,
  typeText,
} from 'shared-frame/testing'
import { babyTexts } from '../../../texts/baby'
import { OtherChild } from './OtherChild'

const today = '2026-06-01' as CalendarDay
const signedIn = signedInSession({ id: 1 })
type Check = 'HealthCheck/CheckOtherChildHealth'
const check = jest.fn<(input: CallInput<Check>) => Promise<CallAnswer<Check>>>()
let api = createFakeApi({})

let view: MountedView
// A busy machine draws a form of MUI fields key by key in seconds.
jest.setTimeout(120_000)
beforeEach(() => {
  check.mockReset()
  api = createFakeApi({ 'HealthCheck/CheckOtherChildHealth': check })
})
afterEach(async () => {
  await view.unmount()
  window.localStorage.clear()
  window.sessionStorage.clear()
})

async function show(session: Session) {
  const mock = createShellMock(session)
  view = await mountInShell({ ...mock, api }, <OtherChild today={today} />)
  await until('form')
  return mock
}

/** Parts of the page arrive in modules of their own. */
async function until(selector: string): Promise<void> {
  for (let turn = 0; turn < 100 && !document.querySelector(selector); turn++) {
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  }
  view.find(selector)
}

async function fill(weight: string, height: string): Promise<void> {
  await click(view.find('input[name=sex][value="1"]'))
  await typeText(view.find('#check-dayOfBirth'), '01/06/2025')
  await typeText(view.find('#check-weight'), weight)
  await typeText(view.find('#check-height'), height)
  await click(view.find('button[type=submit]'))
}

const messages = () => [...document.querySelectorAll('[id$=-error]')].map((node) => node.textContent).filter(Boolean)

test('asks an anonymous visitor for login and loses nothing that was typed', async () => {
  const shell = await show({ state: 'anonymous' })
  await fill('9,1', '74')
  expect(shell.calls).toContainEqual(['loginRequired'])
  expect(api.calls).toEqual([])
  await view.unmount()
  // As the shell does at login.
  claimKept(1)
  await show(signedIn)
  expect(view.find<HTMLInputElement>('#check-weight').value).toBe('9,1')
  expect(view.find<HTMLInputElement>('#check-dayOfBirth').value).toBe('01/06/2025')
})

const questionAt = (field: string) => document.getElementById(`check-${field}-question`)
const press = async (label: string) => {
  const button = [...view.container.querySelectorAll('button')].find((each) => each.textContent === label)
  if (!button) throw new Error(`No answer ${label}`)
  await click(button)
}

test('keeps what is no measure as typed, sends nothing, and one press puts it right', async () => {
  await show(signedIn)
  const weight = view.find<HTMLInputElement>('#check-weight')
  // Enter, as a form takes it: by its submit.
  await fill('7200', '0,75')
  expect([weight.value, view.find<HTMLInputElement>('#check-height').value]).toEqual(['7200', '0,75'])
  expect(messages()).toEqual([validationMessages.entryBelow200, validationMessages.entryOneDecimal])
  expect(api.calls).toEqual([])
  await eventually(() => expect(questionAt('weight')?.textContent).toBe('7200 g = 7,2 kg?'))
  expect(questionAt('height')?.textContent).toBe('0,75 m = 75 cm?')
  await press('Ghi 7,2 kg')
  await press('Ghi 75 cm')
  expect([weight.value, view.find<HTMLInputElement>('#check-height').value]).toEqual(['7,2', '75'])
  expect([messages(), questionAt('weight'), questionAt('height')]).toEqual([[], null, null])
  // Swapped fields are put right by one press as well.
  await typeText(weight, '74', { replace: true })
  await typeText(view.find('#check-height'), '9,1', { replace: true })
  await click(view.find('button[type=submit]'))
  expect(messages()).toEqual([validationMessages.measuresSwapped, validationMessages.measuresSwapped])
  expect(questionAt('weight')?.textContent).toBe(swapWords.question)
  await press(swapWords.action)
  expect(['weight', 'height'].map((field) => view.find<HTMLInputElement>(`#check-${field}`).value)).toEqual([
    '9,1',
    '74',
  ])
  expect([messages(), api.calls]).toEqual([[], []])
})

test('asks about a measure that no child of this age has, and sends it only when it is said to be right', async () => {
  check.mockResolvedValue({
    ...{ ageInDays: 365, ageInMonths: 12, correctedHeight: 74, bmi: 43.8, bmiStatus: null, positionIgnored: false },
    assessments: [
      {
        ...{ measureTypeName: 'WeightForAge', zScore: 14.2, percentile: 99.9, classification: null },
        ...{ implausible: true, reason: null },
      },
    ],
    ...{ correctedAgeInDays: null, correctedAssessments: [], doubtful: ['weight'] },
  })
  await show(signedIn)
  await fill('24', '74')
  await eventually(() => expect(messages()).toEqual([babyTexts.form.doubt.answer]))
  expect([questionAt('weight')?.textContent, api.calls]).toEqual([`${validationMessages.doubtfulWeight}`, []])
  await press('Đúng là 24 kg')
  expect([messages(), questionAt('weight')?.textContent]).toEqual([[], 'Bạn đã xác nhận đúng là 24 kg.'])
  await click(view.find('button[type=submit]'))
  await until('figure')
  expect(check).toHaveBeenCalledWith({ body: expect.objectContaining({ weight: 24, confirmed: true }) })
  expect(view.text()).toContain('Chưa đánh giá được: số đo hiếm gặp, cần cân đo lại')
  expect(view.text()).not.toContain('Bình thường:')
})

test('shows what the server says at its field, and confirms what it alone finds unusual', async () => {
  check.mockRejectedValue(
    new ApiError('HealthCheck/CheckOtherChildHealth', 422, 'Có thông tin chưa đúng.', [
      { field: 'checkDate', code: 'invalid_value', message: validationMessages.checkDayInFuture },
      { field: 'weight', code: 'unconfirmed_measure', message: validationMessages.doubtfulWeight },
    ]),
  )
  await show(signedIn)
  await fill('9,1', '74')
  await eventually(() =>
    expect(messages()).toEqual([validationMessages.checkDayInFuture, validationMessages.doubtfulWeight]),
  )
  await press('Đúng là 9,1 kg')
  expect(messages()).toEqual([validationMessages.checkDayInFuture])
  await click(view.find('button[type=submit]'))
  await eventually(() => expect(check).toHaveBeenCalledTimes(2))
  expect(check).toHaveBeenLastCalledWith({ body: expect.objectContaining({ weight: 9.1, confirmed: true }) })
})

test('shows the result of a visit with its meaning, and draws it', async () => {
  check.mockResolvedValue({
    ageInDays: 365,
    ageInMonths: 12,
    correctedHeight: 74,
    bmi: 12.1,
    bmiStatus: 'Thin',
    assessments: [
      {
        measureTypeName: 'WeightForLength',
        zScore: -3.2,
        percentile: 0.1,
        classification: 'severely wasted',
        implausible: false,
        reason: null,
      },
    ],
    positionIgnored: false,
    correctedAgeInDays: null,
    correctedAssessments: [],
    doubtful: [],
  })
  await show(signedIn)
  await fill('6,6', '74')
  await until('figure')
  expect(check).toHaveBeenCalledWith({
    body: expect.objectContaining({
      confirmed: false,
      gender: 1,
      dayOfBirth: '2025-06-01',
      weight: 6.6,
      height: 74,
      measuredLying: null,
    }),
  })
  expect(view.text()).toContain('Gầy còm mức độ nặng')
  expect(view.text()).toContain('Đưa bé đến cơ sở y tế ngay hôm nay')
  expect(view.text()).toContain('không thay cho việc khám')
})

test('tells two problems at once, without contradiction, and nothing of food to an infant', async () => {
  const assessed = { percentile: 1, implausible: false, reason: null }
  const answer = (ageInDays: number): CallAnswer<Check> => ({
    ageInDays,
    ageInMonths: Math.floor(ageInDays / 30.5),
    correctedHeight: 74,
    bmi: 18.3,
    bmiStatus: 'Overweight',
    assessments: [
      { ...assessed, measureTypeName: 'LengthForAge', zScore: -2.4, classification: 'stunted' },
      { ...assessed, measureTypeName: 'WeightForLength', zScore: 2.3, classification: 'overweight' },
    ],
    positionIgnored: false,
    correctedAgeInDays: null,
    correctedAssessments: [],
    doubtful: [],
  })
  check.mockResolvedValueOnce(answer(365))
  await show(signedIn)
  await fill('9,9', '74')
  await until('figure')
  expect(view.text()).toContain('Nên đưa bé đi khám: thừa cân, thấp còi.')
  expect(view.text()).toContain('Bé cần ăn đủ chất để cao lên hơn là ăn thêm cho nhiều')
  check.mockResolvedValueOnce(answer(70))
  await click(view.find('button[type=submit]'))
  await eventually(() => expect(view.text()).toContain('Chiều dài theo tuổi của bé dưới −2'))
  const [advice] = [...document.querySelectorAll('ul')].filter((list) => list.textContent?.includes('bú mẹ'))
  expect(advice?.textContent).not.toMatch(
    /(?<!\p{L})(?:ăn|uống|nước|sữa|cháo|bột|dầu|thịt|cá|trứng|rau|quả)(?!\p{L})/iu,
  )
})
