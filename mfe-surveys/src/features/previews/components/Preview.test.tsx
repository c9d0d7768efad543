import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act } from 'react'
import type { CallAnswer, CallName } from 'shared-contracts/calls'
import { ApiError, type CallInput } from 'shared-contracts/client'
import type { Session } from 'shared-frame/remotes'
import {
  click,
  createFakeApi,
  createShellMock,
  type MountedView,
  mountInShell,
  signedInSession,
} from 'shared-frame/testing'
import { deskPoll, placeDocumentData, pollDraft } from 'shared-ui/previews/testing'
import { madeQuestion } from '../../../testing/made-survey'
import Preview from './Preview'

const token = `1795834800.${'aB-_9'.repeat(8)}xyz`
type Answer<N extends CallName> = (input: CallInput<N>) => Promise<CallAnswer<N>>
/** What editors are answered, and holders of a link. */
const deskAnswer = jest.fn<Answer<'SurveyDesk/GetById'>>()
const linkAnswer = jest.fn<Answer<'Poll/GetById'>>()
let api: ReturnType<typeof createFakeApi>
let view: MountedView

const signedIn = (userType: 1 | 99) => signedInSession({ id: 1, userType })

async function show(session: Session, hash = ''): Promise<void> {
  window.location.hash = hash
  view = await mountInShell({ ...createShellMock(session), api }, <Preview kind="poll" id={7} />)
  await pass(1)
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const frame = () => view.find<HTMLIFrameElement>('iframe')

function setVisible(state: 'visible' | 'hidden'): Promise<void> {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  return act(async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
}

let removeData: () => void

beforeEach(() => {
  jest.useFakeTimers()
  deskAnswer.mockReset()
  linkAnswer.mockReset()
  api = createFakeApi({ 'SurveyDesk/GetById': deskAnswer, 'Poll/GetById': linkAnswer })
  removeData = placeDocumentData()
})
afterEach(async () => {
  await view.unmount()
  removeData()
  jest.restoreAllMocks()
  jest.useRealTimers()
  window.location.hash = ''
})

describe('who may not', () => {
  test('a visitor is asked to log in, and comes back', async () => {
    await show({ state: 'anonymous' })
    expect(view.text()).toContain('Trang này dành cho người biên tập')
    expect(view.find('a').getAttribute('href')).toContain(encodeURIComponent('/xem-truoc/khao-sat-nhanh/7'))
    expect(api.calls).toEqual([])
  })

  test('a user who is no editor learns who may', async () => {
    await show(signedIn(1))
    expect(view.text()).toContain('Tài khoản của bạn không xem được bản đang soạn')
    expect(api.calls).toEqual([])
  })

  test.each([
    [403, 'Đường dẫn xem trước này không còn dùng được'],
    [404, 'Không có bản nào ở địa chỉ này'],
  ])('a link that is refused with %i says so, and is not tried again', async (status, words) => {
    linkAnswer.mockRejectedValue(new ApiError('Poll/GetById', status, 'Không được'))
    await show({ state: 'anonymous' }, token)
    expect(view.text()).toContain(words)
    await pass(5_000)
    expect(api.calls).toEqual(['Poll/GetById'])
  })

  test('an editor whose session is over does not read of a link', async () => {
    deskAnswer.mockRejectedValue(new ApiError('SurveyDesk/GetById', 401, 'Hết phiên'))
    await show(signedIn(99))
    expect(view.text()).toContain('Tài khoản của bạn không xem được bản đang soạn')
  })
})

test('the holder of a link sees the draft on the page that it is for; the desk is not asked', async () => {
  const { questions, summary, startsAt, endsAt, objectTypeIds, kind, ...terms } = pollDraft()
  linkAnswer.mockResolvedValue({ id: 7, revision: 1, ...terms, surveyQuestion: { ...madeQuestion(), pollId: 7 } })
  await show({ state: 'anonymous' }, token)
  expect(frame().getAttribute('src')).toBe(`/so-tay-cua-me#xem-truoc=poll:7:${token}`)
  expect(linkAnswer.mock.calls).toEqual([[{ query: { id: 7, preview: token } }]])
  expect(api.calls).toEqual(['Poll/GetById'])
  expect(view.text()).toContain('không cho biết bản này dành cho nhóm nào')
})

describe('an editor', () => {
  beforeEach(() => void deskAnswer.mockResolvedValue(deskPoll()))

  test('sees changes within two seconds, in the same frame', async () => {
    await show(signedIn(99))
    const before = frame()
    expect(before.getAttribute('src')).toBe('/so-tay-cua-me#xem-truoc=poll:7')
    expect(view.text()).toContain('Không thấy điều gì cần sửa.')
    const draft = pollDraft({ title: 'Bữa sáng của bé', questions: [] })
    deskAnswer.mockResolvedValue(deskPoll({ revision: 2, draft }))
    await pass(2_000)
    expect(view.find('h2').textContent).toBe('Bữa sáng của bé')
    expect(view.text()).toContain('Chưa có câu hỏi nào')
    expect(view.text()).toContain('Đã cập nhật lúc')
    expect(frame()).toBe(before)
  })

  test('is told of a lost network, and the preview goes on by itself', async () => {
    await show(signedIn(99))
    deskAnswer.mockRejectedValue(new ApiError('SurveyDesk/GetById', 0, 'Không kết nối được'))
    await pass(2_000)
    expect(view.text()).toContain('Đang mất kết nối')
    expect(frame()).not.toBeNull()
    deskAnswer.mockResolvedValue(deskPoll({ revision: 2, draft: pollDraft({ title: 'Mới' }) }))
    await pass(2_000)
    expect(view.text()).not.toContain('Đang mất kết nối')
    expect(view.find('h2').textContent).toBe('Mới')
  })

  test('asks for nothing while the page is hidden, and at once when it is seen again', async () => {
    await show(signedIn(99))
    await setVisible('hidden')
    const asked = api.calls.length
    await pass(10_000)
    expect(api.calls).toHaveLength(asked)
    await setVisible('visible')
    await pass(1)
    expect(api.calls).toHaveLength(asked + 1)
  })

  test('chooses a screen; the frame is made for it', async () => {
    await show(signedIn(99))
    expect([frame().style.width, view.button('Điện thoại').getAttribute('aria-pressed')]).toEqual(['360px', 'true'])
    await click(view.button('Máy tính'))
    expect([frame().style.width, view.button('Điện thoại').getAttribute('aria-pressed')]).toEqual(['1280px', 'false'])
  })

  test('looks at it as an object type that does not get it; what was tried stays', async () => {
    deskAnswer.mockResolvedValue(deskPoll({ draft: pollDraft({ objectTypeIds: [1] }) }))
    await show(signedIn(99))
    const before = frame()
    const choose = async (value: string) => {
      const select = view.find<HTMLSelectElement>('select')
      await act(async () => {
        select.value = value
        select.dispatchEvent(new Event('change', { bubbles: true }))
      })
    }
    await choose('4')
    expect(view.text()).toContain('Nhóm “Mẹ cho con bú” sẽ không thấy bản này')
    expect(before.closest('[hidden]')).not.toBeNull()
    await choose('1')
    expect(view.text()).toContain('Nhóm “Mẹ mang thai 3 tháng đầu” sẽ thấy bản này')
    expect([frame() === before, before.closest('[hidden]')]).toEqual([true, null])
  })

  test('is warned of a url nobody owns, and sees the draft on the home page', async () => {
    deskAnswer.mockResolvedValue(deskPoll({ draft: pollDraft({ url: '/khong-co' }) }))
    await show(signedIn(99))
    expect(frame().getAttribute('src')).toBe('/#xem-truoc=poll:7')
    expect(view.text()).toContain('Không có trang nào ở địa chỉ “/khong-co”')
    expect(view.find('section').textContent).toContain('sẽ không ai thấy câu hỏi')
  })
})
