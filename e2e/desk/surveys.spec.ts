import { readFile } from 'node:fs/promises'
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import type { CallAnswer, CallName } from 'shared-contracts/calls'
import { deskPaths } from 'shared-contracts/paths'
import { expectAccessible } from '../support/accessible'
import { newAccount, test, tokenOf } from '../support/accounts'
import { followLink, untilAlive } from '../support/navigate'
import { DEMO_PASSWORD, signIn } from '../support/sign-in'
import { expectFitsWideWindow } from '../support/wide-window'

const EDITOR = 'quantri@example.vn'
const main = (page: Page) => page.locator('main')
const bar = (page: Page) => main(page).getByRole('status').first()

/** A name of its own for each run: editors' rows stay. */
const nameOf = (what: string) => `${what} ${Date.now()}`

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await untilAlive(page)
}

/** A new draft, made as editors make it; its form is on screen. Returns its id. */
async function newDraft(page: Page, slug: string, title: string): Promise<number> {
  await open(page, `${deskPaths.surveys}/${slug}/moi`)
  await main(page).getByLabel('Tên').fill(title)
  await main(page).getByRole('button', { name: 'Tạo bản nháp' }).click()
  await expect(page).toHaveURL(new RegExp(`${slug}/\\d+$`))
  await expect(main(page).getByRole('textbox', { name: 'Tên', exact: true })).toHaveValue(title)
  return Number(page.url().split('/').at(-1))
}

/** How far it moves once it has been jumped to, in pixels: what is above it was not laid out before, or was. */
function movesAfterJump(locator: Locator): Promise<number> {
  return locator.evaluate(async (element) => {
    element.scrollIntoView({ block: 'center' })
    const { y } = element.getBoundingClientRect()
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
    return element.getBoundingClientRect().y - y
  })
}

async function asEditor<N extends CallName>(
  request: APIRequestContext,
  call: N,
  query: string,
): Promise<CallAnswer<N>> {
  const token = await tokenOf(request, EDITOR, DEMO_PASSWORD)
  const answer = await request.get(`/api/${call}?${query}`, { headers: { authorization: `Bearer ${token}` } })
  return (await answer.json()).data
}

test('nobody but editors sees the desk, and search engines are told to leave it', async ({
  page,
  request,
  account,
}) => {
  await open(page, deskPaths.surveys)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expect(main(page).getByText('Dành cho người biên tập', { exact: true })).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'Đăng nhập' })).toHaveAttribute('href', /returnTo=%2Fbien-tap/)

  await page.reload()
  await expect(main(page).getByText('không phải tài khoản biên tập')).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'Soạn khảo sát mới' })).toBeHidden()
  const refused = await request.get('/api/SurveyDesk/GetAll?kind=survey', {
    headers: { authorization: `Bearer ${account.token}` },
  })
  expect(refused.status()).toBe(403)
})

test("an editor's way: made, checked, shown, answered, read, copied, exported, imported, stopped", async ({
  page,
  request,
}) => {
  const title = nameOf('Bữa phụ của bé')
  await signIn(page, EDITOR)
  const id = await newDraft(page, 'khao-sat', title)

  // Made: the form says what is missing, and where.
  const activate = main(page).getByRole('button', { name: 'Cho hiện', exact: true })
  await expect(activate).toBeDisabled()
  const missing = main(page).getByRole('button', { name: /Chưa nói câu trả lời dùng để làm gì/ })
  expect(await movesAfterJump(missing)).toBe(0)
  await missing.click()
  await expect(main(page).getByLabel('Câu trả lời dùng để làm gì')).toBeFocused()
  await page.keyboard.type('Để chọn món cho thực đơn.')
  await main(page).getByLabel('Giới thiệu').fill('Hai câu hỏi về bữa phụ.')
  await main(page).getByLabel('Nội dung câu 1').fill('Bé ăn bữa phụ lúc nào?')
  await main(page).getByLabel('Lựa chọn 1', { exact: true }).fill('Buổi sáng')
  await main(page).getByLabel('Lựa chọn 2', { exact: true }).fill('Buổi chiều')
  await main(page).getByRole('button', { name: 'Thêm câu hỏi' }).click()
  await expect(main(page).getByLabel('Nội dung câu 2')).toBeFocused()
  await page.keyboard.type('Bé thích món nào?')
  await main(page)
    .getByRole('region', { name: 'Câu 2' })
    .getByRole('radio', { name: /Tự viết/ })
    .check()
  await expect(bar(page)).toHaveText(/^Đã lưu \d\d:\d\d$/)
  await expectAccessible(page, 'main')
  await expectFitsWideWindow(page, activate)

  // Nothing is lost by a reload without network.
  await page.route('**/api/SurveyDesk/Save', (route) => route.abort())
  await main(page).getByLabel('Giới thiệu').fill('Hai câu hỏi ngắn về bữa phụ.')
  await expect(bar(page)).toContainText('Mất mạng')
  await page.reload()
  await untilAlive(page)
  await expect(main(page).getByLabel('Giới thiệu')).toHaveValue('Hai câu hỏi ngắn về bữa phụ.')
  await page.unroute('**/api/SurveyDesk/Save')
  await expect(bar(page)).toHaveText(/^Đã lưu \d\d:\d\d$/)
  const { draft } = await asEditor(request, 'SurveyDesk/GetById', `kind=survey&id=${id}`)
  expect(draft).toMatchObject({ summary: 'Hai câu hỏi ngắn về bữa phụ.', questions: [{}, { surveyQuestionTypeId: 3 }] })

  // Shown.
  await activate.click()
  await expect(main(page).getByRole('button', { name: 'Dừng', exact: true })).toBeVisible()
  await expect(main(page).getByText('người dùng đang thấy được')).toBeVisible()

  // Answered by five people, the least that is told apart.
  if (draft.kind === 'popup') throw new Error('a survey was saved')
  const [choice, text] = draft.questions
  const group = choice?.answerGroups[0]
  for (let person = 0; person < 5; person += 1) {
    const account = await newAccount(request)
    await account.post('Survey/SubmitSurvey', {
      surveyId: id,
      key: crypto.randomUUID(),
      answers: [
        {
          surveyQuestionId: choice?.id ?? 0,
          surveyAnswerGroups: [
            {
              surveyAnswerGroupId: group?.id ?? 0,
              surveyAnswerIds: [group?.answers[person === 0 ? 1 : 0]?.id ?? 0],
            },
          ],
        },
        {
          surveyQuestionId: text?.id ?? 0,
          textAnswer: person === 0 ? '=1+1' : `Chuối ${person}`,
          surveyAnswerGroups: [],
        },
      ],
    })
  }

  // Read: table, texts, file.
  await followLink(page, `${deskPaths.surveys}/khao-sat/${id}/ket-qua`)
  await expect(main(page).getByText('5 người đã trả lời')).toBeVisible()
  await expect(main(page).getByRole('row', { name: /Buổi sáng 4 80 %/ })).toBeVisible()
  await main(page)
    .getByRole('button', { name: /Xem lời viết thêm/ })
    .click()
  await expect(main(page).getByText('Chuối 3')).toBeVisible()
  await main(page)
    .getByRole('button', { name: /^Xem biểu đồ: Bé ăn/ })
    .click()
  await expect(main(page).getByRole('group', { name: 'Bé ăn bữa phụ lúc nào?' }).locator('svg').first()).toBeVisible()
  await expectAccessible(page, 'main')
  const csv = page.waitForEvent('download')
  await main(page).getByRole('button', { name: 'Tải về CSV' }).click()
  const table = await readFile(await (await csv).path(), 'utf8')
  expect(table).toContain('Chuối 3')
  expect(table).not.toMatch(/(^|[,;"])=1\+1/m)

  // Once answered: texts alone.
  await followLink(page, `${deskPaths.surveys}/khao-sat/${id}`)
  await expect(main(page).getByText('Đã có người trả lời')).toBeVisible()
  await expect(main(page).getByRole('button', { name: 'Thêm câu hỏi' })).toBeHidden()
  await main(page).getByLabel('Lựa chọn 1', { exact: true }).fill('Buổi sáng sớm')
  await main(page).getByRole('button', { name: 'Lưu thay đổi' }).click()
  await expect(bar(page)).toHaveText(/^Đã lưu \d\d:\d\d$/)

  // Copied, from the list.
  await followLink(page, deskPaths.surveys)
  await main(page).getByLabel('Tìm theo tên').fill(title)
  await main(page)
    .getByRole('button', { name: `Tạo bản sao: ${title}` })
    .click()
  await expect(main(page).getByText('2 mục')).toBeVisible()

  // Exported, changed by hand, imported: of all surveys those of this test, as others are being edited by tests beside it.
  await followLink(page, `${deskPaths.surveys}/tap-tin`)
  const exported = page.waitForEvent('download')
  await main(page).getByRole('button', { name: 'Xuất tất cả: Khảo sát', exact: true }).click()
  const file = await readFile(await (await exported).path(), 'utf8')
  expect(file).toContain('Buổi sáng sớm')
  const items: readonly { readonly title: string }[] = JSON.parse(file)
  const own = JSON.stringify(items.filter((item) => item.title.startsWith(title)))
  expect(items.length).toBeGreaterThan(2)
  const changed = own.replaceAll('Hai câu hỏi ngắn về bữa phụ.', 'Hai câu hỏi nhỏ.')
  await main(page).getByLabel('Hoặc dán nội dung vào đây').fill(changed)
  await main(page).getByRole('button', { name: 'Xem trước khi nhập' }).click()
  await expect(main(page).locator('tr[data-what=changed]').filter({ hasText: title }).first()).toBeVisible()
  expect(await asEditor(request, 'SurveyDesk/GetById', `kind=survey&id=${id}`)).toMatchObject({
    draft: { summary: 'Hai câu hỏi ngắn về bữa phụ.' },
  })
  await main(page)
    .getByRole('button', { name: /^Nhập \d+ mục$/ })
    .click()
  await expect(page.getByText(/^Đã nhập \d+ mục$/)).toBeVisible()
  expect(await asEditor(request, 'SurveyDesk/GetById', `kind=survey&id=${id}`)).toMatchObject({
    draft: { summary: 'Hai câu hỏi nhỏ.' },
  })

  // Stopped, after a question; and all of it is told.
  await followLink(page, `${deskPaths.surveys}/khao-sat/${id}`)
  await main(page).getByRole('button', { name: 'Dừng', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Dừng' }).click()
  await expect(main(page).getByText('Mục này đã dừng')).toBeVisible()
  await main(page).getByRole('button', { name: 'Ai đã sửa gì' }).click()
  await expect(
    main(page)
      .getByText(/Quản trị viên/)
      .first(),
  ).toBeVisible()
})

test('a popup is written, scheduled by the clock of Viet Nam, and fits a narrow phone', async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, EDITOR)
  const id = await newDraft(page, 'thong-bao', nameOf('Lời nhắc'))
  await main(page).getByLabel('Lời nhắn').fill('Bạn nhớ cho bé uống nước nhé.')
  await main(page).getByRole('checkbox', { name: 'Sổ tay của mẹ', exact: true }).check()
  await main(page)
    .getByRole('textbox', { name: /^Bắt đầu hiện/ })
    .fill('24/12/2030')
  await main(page).getByRole('textbox', { name: 'Giờ: bắt đầu hiện' }).fill('7h30')
  await expect(bar(page)).toHaveText(/^Đã lưu \d\d:\d\d$/)
  expect(await asEditor(request, 'SurveyDesk/GetById', `kind=popup&id=${id}`)).toMatchObject({
    draft: { startsAt: '2030-12-24T00:30:00.000Z', pageNames: ['Handbook'] },
  })
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
  const small = await main(page)
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons
        .map((button) => ({ name: button.textContent, height: button.getBoundingClientRect().height }))
        .filter(({ height }) => height > 0 && height < 43.5),
    )
  expect(small).toEqual([])
  await main(page).getByRole('button', { name: 'Cho hiện', exact: true }).click()
  await expect(main(page).getByText('Lên lịch', { exact: true })).toBeVisible()
  await expectAccessible(page, 'main')
})
