import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act } from 'react'
import { ApiError } from 'shared-contracts/client'
import { click, createShellMock, type MountedView, mountInShell, typeText } from 'shared-ui/testing'
import { madeQuestion, madeSurvey } from '../../../testing/made-survey'
import SurveyFrame from './SurveyFrame'

const token = `1795834800.${'aB-_9'.repeat(8)}xyz`
const call = jest.fn<(name: string, input: object) => Promise<unknown>>()
let view: MountedView

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

async function show(hash: string): Promise<void> {
  window.location.hash = hash
  view = await mountInShell({ ...createShellMock(), api: { call: call as never } }, <SurveyFrame />)
  await pass(1)
}

beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
  sessionStorage.clear()
  call.mockReset()
  call.mockResolvedValue(madeSurvey())
})
afterEach(async () => {
  await view.unmount()
  jest.useRealTimers()
  window.location.hash = ''
})

test('shows the draft of the link, and tells what is missing as the real form does', async () => {
  await show(`#xem-truoc=survey:5:${token}`)
  expect(call.mock.calls).toEqual([['Survey/GetById', { query: { id: 5, preview: token } }]])
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
  call.mockResolvedValue(madeSurvey({ revision: 2, title: 'Bữa trưa của bé', questions: questions.slice(0, 2) }))
  await pass(2_000)
  expect(view.find('h1').textContent).toBe('Bữa trưa của bé')
  expect(choices()).toBe(2)
  await click(view.find('button[type=submit]'))
  expect(view.text()).toContain('Bản xem thử: không gửi.')
  expect(new Set(call.mock.calls.map(([name]) => name))).toEqual(new Set(['Survey/GetById']))
  expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, ''])
})

test('a draft without questions says so', async () => {
  call.mockResolvedValue(madeSurvey({ questions: [] }))
  await show('#xem-truoc=survey:5')
  expect(view.text()).toContain('Khảo sát chưa có câu hỏi nào.')
})

test.each([403, 404])('nothing of a draft is shown once it is refused with %i', async (status) => {
  call.mockResolvedValue(madeSurvey({ questions: [madeQuestion({ content: 'Câu bí mật' })] }))
  await show('#xem-truoc=survey:5')
  expect(view.text()).toContain('Câu bí mật')
  call.mockRejectedValue(new ApiError('Survey/GetById', status, 'Không được'))
  await pass(2_000)
  expect(view.text()).not.toContain('Câu bí mật')
})

test('the page by itself shows nothing', async () => {
  await show('')
  expect(view.text()).toContain('Không có bản nào ở địa chỉ này')
  expect(call).not.toHaveBeenCalled()
})
