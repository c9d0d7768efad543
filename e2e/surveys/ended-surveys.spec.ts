import type { Page } from '@playwright/test'
import { paths, surveyPath } from 'shared-contracts/paths'
import { expectAccessibleMain } from '../support/accessible'
import { enter, newAccount } from '../support/accounts'
import { deskSurvey } from '../support/desk-survey'
import { untilAlive } from '../support/navigate'
import { answer, openSurvey, sendButton } from '../support/surveys'
import { expect, test } from '../support/test'

const main = (page: Page) => page.locator('main')

/** The list is the same for everybody: the document host and the browser each keep it so long (`publicRead` of `Survey/GetAllActiveSurvey`). */
const LIST_KEPT_MS = 60_000

/** Whether the list on screen has it; a list that has it is loaded anew for the next look. Somebody else may have asked for it before the end. */
async function isListed(page: Page, title: string): Promise<boolean> {
  await expect(main(page).getByRole('link', { name: 'Góp ý cho trang' })).toBeVisible()
  const isThere = (await main(page).getByRole('link', { name: title }).count()) > 0
  if (isThere) await page.reload()
  return isThere
}

test('what she answered is there after its end, in the list and at its address', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const title = `Bữa phụ đã qua ${Date.now()}`
  const { survey, stop, endedBefore } = await deskSurvey(request, title)
  await enter(context, await newAccount(request), baseURL)
  await openSurvey(page, survey)
  for (const question of survey.questions) await answer(page, question)
  await sendButton(page).click()
  await expect(main(page).getByText(/Bạn đã gửi ngày/)).toBeVisible()

  // Stopped: at once in her list, with a mark.
  await stop()
  await page.goto(paths.userSurveys)
  await untilAlive(page)
  const card = main(page)
    .getByRole('region', { name: 'Bạn đã trả lời' })
    .getByRole('listitem')
    .filter({ hasText: title })
  await expect(card.getByText('Đã kết thúc', { exact: true })).toBeVisible()
  await expectAccessibleMain(page)
  await card.getByRole('link', { name: title }).click()
  await expect(main(page).getByText(/Khảo sát này đã kết thúc lúc \d\d:\d\d, /)).toBeVisible()
  await expect(main(page).getByText('Buổi sáng')).toBeVisible()

  // Over for more than an hour: nobody can send, and she still reads hers.
  await endedBefore(120)
  await page.goto(paths.userSurveys)
  await untilAlive(page)
  await card.getByRole('link', { name: title }).click()
  await expect(main(page).getByText('Cảm ơn mọi người đã trả lời')).toBeVisible()
  await expect(main(page).getByText('Buổi sáng')).toBeVisible()
  await expect(main(page).locator('input, textarea')).toHaveCount(0)
  await expectAccessibleMain(page)
})

test('at the address of a survey that has ended others read that it has, and find the list', async ({
  page,
  request,
}) => {
  const title = `Bữa phụ của người khác ${Date.now()}`
  const { survey, stop, endedBefore } = await deskSurvey(request, title)
  await stop()
  await endedBefore(120)
  const document = await page.goto(surveyPath(survey.id))
  expect(document?.status()).toBe(200)
  expect(document?.headers()['x-robots-tag']).toContain('noindex')
  await untilAlive(page)
  await expect(main(page).getByRole('heading', { name: title })).toBeVisible()
  await expect(
    main(page).getByText(/Khảo sát này đã kết thúc lúc \d\d:\d\d, .*Cảm ơn mọi người đã trả lời/),
  ).toBeVisible()
  await expect(main(page).getByText('Buổi sáng')).toHaveCount(0)
  await expectAccessibleMain(page)
  await main(page).getByRole('link', { name: 'Tất cả khảo sát' }).click()
  await expect(page).toHaveURL(new RegExp(`${paths.userSurveys}$`))
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Khảo sát người dùng')
  await expect
    .poll(() => isListed(page, title), { intervals: [LIST_KEPT_MS / 6], timeout: 3 * LIST_KEPT_MS })
    .toBe(false)
  expect((await request.get(surveyPath(999_999))).status()).toBe(404)
})
