import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import type { CallAnswer, CallBody, CallName } from 'shared-contracts/calls'
import { callAddresses } from 'shared-contracts/calls'
import { classDeskPath, deskPaths, paths } from 'shared-contracts/paths'
import { expectAccessible } from '../support/accessible'
import { captcha, newAccount, newStaffAccount, test, tokenOf } from '../support/accounts'
import { untilAlive } from '../support/navigate'
import { DEMO_PASSWORD, signIn } from '../support/sign-in'

/*
 * What every entry of editors has alike, each way once in a browser; all kinds and ways run in jsdom (mfe-desk/src/kit, mfe-desk/src/features). The other editor is
 * one who calls the API.
 */

const EDITOR = 'quantri@example.vn'
const main = (page: Page) => page.locator('main')
const nameOf = (what: string) => `${what} ${Date.now()}`

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await untilAlive(page)
}

/** The other editor: a call of hers, which succeeds. */
async function other<N extends CallName>(request: APIRequestContext, call: N, body: CallBody<N>) {
  const headers = { authorization: `Bearer ${await tokenOf(request, EDITOR, DEMO_PASSWORD)}` }
  const answer = await (await request.post(callAddresses[call].path, { data: body, headers })).json()
  expect(answer, `${call}: ${JSON.stringify(answer)}`).toMatchObject({ success: true })
  return answer.data as CallAnswer<N>
}

async function readBy<N extends CallName>(request: APIRequestContext, call: N, query = ''): Promise<CallAnswer<N>> {
  const headers = { authorization: `Bearer ${await tokenOf(request, EDITOR, DEMO_PASSWORD)}` }
  return (await (await request.get(`${callAddresses[call].path}?${query}`, { headers })).json()).data
}

const saving = (page: Page): Locator => main(page).getByRole('status').first()

test('conflict: who comes second reads who was faster and what differs, over a reload too, and decides', async ({
  page,
  request,
}) => {
  const title = nameOf('Lớp hai người sửa')
  const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10)
  const draft: CallBody<'ClassDesk/Save'>['draft'] = {
    ...{ title, summary: '', illustration: 'bep', place: 'Bếp cũ', provinceId: null, seats: 5, content: '' },
    ...{ startAt: `${day}T01:30:00.000Z`, endAt: `${day}T03:00:00.000Z` },
  }
  const made = await other(request, 'ClassDesk/Save', { id: null, revision: null, draft })
  const placeNow = async () => (await readBy(request, 'ClassDesk/GetAll')).find(({ id }) => id === made.id)?.place
  await signIn(page, EDITOR)
  await open(page, classDeskPath(made.id))
  const place = main(page).getByLabel('Địa điểm')
  await place.fill('Bếp của tôi')
  await other(request, 'ClassDesk/Save', { ...made, draft: { ...draft, place: 'Bếp của chị ấy' } })

  const conflict = main(page).getByRole('alert').filter({ hasText: 'đã sửa mục này lúc' })
  await main(page).getByRole('button', { name: 'Lưu lớp' }).click()
  await expect(conflict).toContainText('Quản trị viên')
  await expect(conflict).toContainText('Phần bạn viết vẫn còn đây, chưa được lưu.')
  await expect(conflict.getByRole('region', { name: 'Bản mới' })).toContainText('Bếp của chị ấy')
  await expect(place).toHaveValue('Bếp của tôi')
  await expectAccessible(page, 'main')

  // What was typed upon the former version does not become one upon the new by being kept.
  await page.reload()
  await untilAlive(page)
  await expect(place).toHaveValue('Bếp của tôi')
  if (await conflict.isHidden()) await main(page).getByRole('button', { name: 'Lưu lớp' }).click()
  await expect(conflict).toBeVisible()
  expect(await placeNow()).toBe('Bếp của chị ấy')

  await conflict.getByRole('button', { name: 'Lấy bản mới' }).click()
  await expect(place).toHaveValue('Bếp của chị ấy')
  await page.getByRole('button', { name: 'Hoàn tác' }).click()
  await expect(place).toHaveValue('Bếp của tôi')
  if (await conflict.isVisible()) await conflict.getByRole('button', { name: 'Lưu phần của tôi' }).click()
  else await main(page).getByRole('button', { name: 'Lưu lớp' }).click()
  await expect.poll(placeNow).toBe('Bếp của tôi')
})

test('autosave and device: a draft cut off from the network is sent by itself, and a banner that was not saved is still there', async ({
  page,
  request,
}) => {
  const draft: CallBody<'SurveyDesk/Save'>['draft'] = {
    ...{ kind: 'poll', title: nameOf('Bữa tối'), summary: '', purpose: '', aboutHealth: false, keepDays: 30 },
    ...{ url: paths.notebook, objectTypeIds: [], startsAt: null, endsAt: null, questions: [] },
  }
  const { id } = await other(request, 'SurveyDesk/Save', { id: null, revision: null, draft })
  const summary = main(page).getByLabel('Giới thiệu')
  await signIn(page, EDITOR)
  await open(page, `${deskPaths.surveys}/khao-sat-nhanh/${id}`)
  await page.route('**/api/SurveyDesk/Save', (route) => route.abort())
  await summary.fill('Một câu về bữa tối.')
  await expect(saving(page)).toHaveText('Mất mạng: những gì đã gõ được giữ trên máy này và sẽ tự gửi lại')
  await page.reload()
  await untilAlive(page)
  await expect(summary).toHaveValue('Một câu về bữa tối.')
  await page.unroute('**/api/SurveyDesk/Save')
  await expect(saving(page)).toHaveText(/^Đã lưu/, { timeout: 15_000 })
  expect(await readBy(request, 'SurveyDesk/GetById', `kind=poll&id=${id}`)).toMatchObject({
    draft: { summary: 'Một câu về bữa tối.' },
  })

  // Visitors would read a banner: it is saved on a press alone.
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('Desk/')) sent.push(request.url())
  })
  const name = main(page).getByLabel('Tên biểu ngữ')
  await open(page, `${deskPaths.site}?muc=bieu-ngu&sua=moi`)
  await name.fill('Uống đủ nước')
  await expect(saving(page)).toHaveText('Có thay đổi chưa lưu, đang giữ trên máy này')
  await page.reload()
  await untilAlive(page)
  await expect(name).toHaveValue('Uống đủ nước')
  expect(sent).toEqual([])
})

test('history: who changed what is told, and an editor brings the former content back', async ({ page, request }) => {
  const title = nameOf('Bản đầu')
  const draft: Extract<CallBody<'SurveyDesk/Save'>['draft'], { kind: 'survey' }> = {
    ...{ kind: 'survey', title, summary: 'Câu đầu tiên.', purpose: '', aboutHealth: false, keepDays: 30 },
    ...{ objectTypeIds: [], startsAt: null, endsAt: null, questions: [] },
  }
  const made = await other(request, 'SurveyDesk/Save', { id: null, revision: null, draft })
  await other(request, 'SurveyDesk/Save', {
    ...{ id: made.id, revision: made.revision },
    draft: { ...draft, summary: 'Câu đã bị sửa.' },
  })
  const summary = main(page).getByLabel('Giới thiệu')
  await signIn(page, EDITOR)
  await open(page, `${deskPaths.surveys}/khao-sat/${made.id}`)
  await expect(summary).toHaveValue('Câu đã bị sửa.')
  const asked = main(page).getByRole('button', { name: 'Ai đã sửa gì' })
  await asked.click()
  const newest = main(page).getByRole('listitem').filter({ hasText: 'Quản trị viên' }).first()
  await expectAccessible(page, 'main')
  await newest.getByRole('button', { name: 'Lấy lại bản trước đó' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('Lấy lại bản trước thay đổi này?')
  await dialog.getByRole('button', { name: 'Lấy lại bản trước đó' }).click()
  await expect(summary).toHaveValue('Câu đầu tiên.')
  expect(await readBy(request, 'SurveyDesk/GetById', `kind=survey&id=${made.id}`)).toMatchObject({
    draft: { title, summary: 'Câu đầu tiên.' },
  })
})

test('approval: an applicant is let in; a message that somebody else settled first is not answered twice, and the answer stays on screen', async ({
  page,
  request,
}) => {
  const name = nameOf('Bùi Thị Chờ')
  const staff = await newStaffAccount(request, name)
  const writer = await newAccount(request)
  const title = nameOf('Hỏi bữa phụ')
  const message = { fullName: 'Nguyễn Thị Thử', email: writer.email, title, content: 'Bé ăn bữa phụ lúc nào?' }
  const asked = await writer.post('UserContact/AddNew', { ...message, response: await captcha(request) })
  await signIn(page, EDITOR)
  await open(page, deskPaths.applicants)
  await main(page).getByRole('searchbox').fill(staff.email)
  await main(page)
    .getByRole('button', { name: `Duyệt: ${name}` })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Duyệt', exact: true }).click()
  await expect(page.getByText(`Đã duyệt ${name}.`)).toBeVisible()
  // Whom an editor looks for stands in no address.
  expect(decodeURIComponent(page.url())).not.toContain(staff.email)

  await open(page, deskPaths.messages)
  await main(page)
    .getByLabel(/^Tìm trong/)
    .fill(title)
  await main(page)
    .getByRole('button', { name: `Trả lời: ${title}` })
    .click()
  const answer = main(page).getByLabel('Thư trả lời')
  await answer.fill('Giữa hai bữa chính.')
  await other(request, 'MessageDesk/Reject', { id: (asked as { id: number }).id, revision: 1, reason: 'Trùng tin' })
  await main(page).getByRole('button', { name: 'Gửi thư trả lời' }).click()
  await expect(
    main(page)
      .getByText(/Quản trị viên vừa đổi mục này lúc/)
      .first(),
  ).toBeVisible()
  await expect(answer).toHaveValue('Giữa hai bữa chính.')
  await expectAccessible(page, 'main')
})
