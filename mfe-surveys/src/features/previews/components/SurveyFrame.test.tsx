import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act } from 'react'
import type { CallAnswer } from 'shared-contracts/calls'
import { ApiError, type CallInput } from 'shared-contracts/client'
import { click, createFakeApi, createShellMock, type MountedView, mountInShell, typeText } from 'shared-frame/testing'
import { madeQuestion, madeSurvey } from '../../../testing/made-survey'
import SurveyFrame from './SurveyFrame'

const token = `1795834800.${'aB-_9'.repeat(8)}xyz`
type ById = 'Survey/GetById'
const answer = jest.fn<(input: CallInput<ById>) => Promise<CallAnswer<ById>>>()
let api: ReturnType<typeof createFakeApi>
let view: MountedView

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

async function show(hash: string): Promise<void> {
  window.location.hash = hash
  view = await mountInShell({ ...createShellMock(), api }, <SurveyFrame />)
  await pass(1)
}

beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
  sessionStorage.clear()
  answer.mockReset()
  api = createFakeApi({ 'Survey/GetById': answer })
  answer.mockResolvedValue(madeSurvey())
})
afterEach(async () => {
  await view.unmount()
  jest.useRealTimers()
  window.location.hash = ''
})

test('shows the draft of the link, and tells what is missing as the real form does', async () => {
  await show(`#xem-truoc=survey:5:${token}`)
  expect(answer.mock.calls).toEqual([[{ query: { id: 5, preview: token } }]])
  expect(api.calls).toEqual(['Survey/GetById'])
  expect(view.find('h1').textContent).toBe('Bữa ăn của bé')
  await click(view.find('button[type=submit]'))
  expect(view.text()).toContain('Vui lòng chọn câu trả lời')
  expect(view.text()).not.toContain('không gửi')
})

test('answers stay while the draft changes, and go nowhere', async () => {
  await show('#xem-truoc=survey:5')
  const choices = () => [...view.container.querySelectorAll<HTMLInputElement>('input:checked')].length
  await click(view.find('input[type=radio]'))
  await click(view.find('input[type=checkbox]'))
  await typeText(view.find<HTMLTextAreaElement>('textarea:not([disabled])'), 'Cảm ơn')
  const { questions } = madeSurvey()
  answer.mockResolvedValue(madeSurvey({ revision: 2, title: 'Bữa trưa của bé', questions: questions.slice(0, 2) }))
  await pass(2_000)
  expect(view.find('h1').textContent).toBe('Bữa trưa của bé')
  expect(choices()).toBe(2)
  await click(view.find('button[type=submit]'))
  expect(view.text()).toContain('Bản xem thử: không gửi.')
  expect(new Set(api.calls)).toEqual(new Set(['Survey/GetById']))
  expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, ''])
})

test('a draft without questions says so', async () => {
  answer.mockResolvedValue(madeSurvey({ questions: [] }))
  await show('#xem-truoc=survey:5')
  expect(view.text()).toContain('Khảo sát chưa có câu hỏi nào.')
})

test.each([403, 404])('nothing of a draft is shown once it is refused with %i', async (status) => {
  answer.mockResolvedValue(madeSurvey({ questions: [madeQuestion({ content: 'Câu bí mật' })] }))
  await show('#xem-truoc=survey:5')
  expect(view.text()).toContain('Câu bí mật')
  answer.mockRejectedValue(new ApiError('Survey/GetById', status, 'Không được'))
  await pass(2_000)
  expect(view.text()).not.toContain('Câu bí mật')
})

test('the page by itself shows nothing', async () => {
  await show('')
  expect(view.text()).toContain('Không có bản nào ở địa chỉ này')
  expect(api.calls).toEqual([])
})
