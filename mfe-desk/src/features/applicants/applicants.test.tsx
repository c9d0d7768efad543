import { afterEach, expect, test } from '@jest/globals'
import type { CallBody, CallQuery } from 'shared-contracts/calls'
import { ApiError } from 'shared-contracts/client'
import {
  click,
  createFakeApi,
  createShellMock,
  eventually,
  type MountedView,
  mountInShell,
  typeText,
} from 'shared-frame/testing'
import { listWords } from '../../kit/list'
import { ApplicantList } from './ApplicantList'
import { applicantTexts as words } from './applicant-texts'
import type { Applicant } from './applicants'

let view: MountedView
afterEach(() => view.unmount())

type Facts = Applicant['applicant']

const lan: Facts = {
  userId: 7,
  fullName: 'Trần Lan',
  userName: 'lan@example.vn',
  organization: 'Bệnh viện Từ Dũ',
  department: 'Khoa Dinh dưỡng',
  position: null,
  registeredAt: '2026-11-20T02:00:00.000Z',
  contactConfirmed: false,
  state: 'waiting',
  reason: null,
  decidedAt: null,
  request: null,
  lastDecisionId: 0,
}

async function show(
  applicant: Partial<Facts> = {},
  { total = 1, fails = 0, by = null }: { total?: number; fails?: number; by?: string | null } = {},
) {
  const decided: CallBody<'Staff/Decide'>[] = []
  const asked: CallQuery<'Staff/GetApplicants'>[] = []
  let failures = fails
  const api = createFakeApi({
    'Staff/GetApplicants': ({ query }) => {
      if (query) asked.push(query)
      const counts = { waiting: total, approved: 3, refused: 0, revoked: 0 }
      return { items: total === 0 ? [] : [{ ...lan, ...applicant }], totalCount: total, counts }
    },
    'Staff/GetDecisions': () => [
      { id: 3, decision: 'approved', reason: null, decidedAt: '2026-11-20T03:00:00.000Z', decidedBy: by },
    ],
    'Staff/Decide': ({ body }) => {
      if (body) decided.push(body)
      failures -= 1
      if (failures >= 0)
        throw new ApiError('Staff/Decide', 409, 'Vừa được sửa ở nơi khác', [], undefined, 'changed_elsewhere')
      return {}
    },
  })
  const shell = { ...createShellMock(), api }
  view = await mountInShell(shell, <ApplicantList />)
  await eventually(() => expect(view.text()).not.toContain(listWords.loading))
  return { shell, decided, asked }
}

test('who waits is shown first, with where she works and that nobody has confirmed the address', async () => {
  const { asked } = await show()
  expect(asked[0]).toMatchObject({ state: 'waiting', keyword: '', pageNumber: 1 })
  for (const part of ['Trần Lan', 'lan@example.vn (chưa xác nhận)', 'Bệnh viện Từ Dũ', 'Chưa ghi', '09:00, 20/11/2026'])
    expect(view.text()).toContain(part)
  expect(view.text()).toContain('Chờ duyệt (1)')
})

test('who asks again is shown with her words and the decision before', async () => {
  const decided = { reason: 'Chưa rõ nơi công tác', decidedAt: '2026-11-20T03:00:00.000Z' }
  await show({ ...decided, request: { note: 'Đã bổ sung khoa', askedAt: '2026-11-21T03:00:00.000Z' } })
  expect(view.text()).toContain('Xin xem lại lúc 10:00, 21/11/2026: Đã bổ sung khoa')
  expect(view.text()).toContain('Chưa rõ nơi công tác')
})

test('approving asks first, and names what the editor saw', async () => {
  const { shell, decided } = await show({ lastDecisionId: 5, state: 'refused', decidedAt: '2026-11-20T03:00:00.000Z' })
  await click(view.button(`${words.approve}: Trần Lan`))
  await eventually(() => view.button(words.approve))
  expect(decided).toEqual([])
  await click(view.button(words.approve))
  await eventually(() => expect(decided).toEqual([{ userId: 7, decision: 'approved', lastDecisionId: 5 }]))
  await eventually(() => expect(shell.calls).toContainEqual(['notify', words.done.approved('Trần Lan'), 'success']))
})

test('a refusal needs its reason, which stays when another editor was first', async () => {
  const { decided } = await show({}, { fails: 1, by: 'Lê Biên' })
  await click(view.button(`${words.refuse}: Trần Lan`))
  await click(view.button(words.refuse))
  expect(view.text()).toContain('Bạn ghi lý do giúp nhé.')
  expect(view.text()).toContain(words.refuseHint)
  expect(decided).toEqual([])
  await typeText(view.find('textarea'), ' Chưa rõ nơi công tác ')
  await click(view.button(words.refuse))
  await eventually(() => expect(view.text()).toContain('Lê Biên vừa đổi mục này lúc 10:00, 20/11/2026 (Duyệt)'))
  expect(view.find<HTMLTextAreaElement>('textarea').value).toBe(' Chưa rõ nơi công tác ')
  await click(view.button(words.refuse))
  await eventually(() => expect(decided).toHaveLength(2))
  expect(decided[1]).toMatchObject({ decision: 'refused', reason: 'Chưa rõ nơi công tác', lastDecisionId: 0 })
})

test('an approved account can only be taken back, and its history is fetched when it is opened', async () => {
  await show({ state: 'approved', decidedAt: '2026-11-20T03:00:00.000Z', lastDecisionId: 3 })
  expect(() => view.button(`${words.approve}: Trần Lan`)).toThrow('No button')
  view.button(`${words.revoke}: Trần Lan`)
  expect(view.text()).not.toContain(words.byCommand)
  await click(view.button('Ai đã sửa gì: Trần Lan'))
  await eventually(() => expect(view.text()).toContain(`10:00, 20/11/2026 – ${words.byCommand}Duyệt`))
})

test('words are looked for from the first page, further pages are turned to, and neither stands in the address', async () => {
  const { asked, shell } = await show({}, { total: 45 })
  expect(view.text()).toContain(listWords.page(1, 3))
  await click(view.button(listWords.later))
  await eventually(() => expect(asked.at(-1)).toMatchObject({ pageNumber: 2 }))
  await typeText(view.find('input[type=search]'), 'từ dũ')
  await eventually(() => expect(asked.at(-1)).toMatchObject({ keyword: 'từ dũ', pageNumber: 1 }))
  expect(shell.calls.filter(([name]) => name === 'navigate')).toEqual([])
})

test('nobody is said as such', async () => {
  await show({}, { total: 0 })
  expect(view.text()).toContain(listWords.noneFound)
})
