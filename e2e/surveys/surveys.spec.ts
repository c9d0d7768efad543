import { expect, type Page } from '@playwright/test'
import type { CallBody } from 'shared-contracts/calls'
import { loginPath, paths, surveyPath } from 'shared-contracts/paths'
import sharp from 'sharp'
import { expectAccessibleMain } from '../support/accessible'
import { enter, newAccount, PASSWORD, test } from '../support/accounts'
import { untilAlive } from '../support/navigate'
import { sendLogin } from '../support/sign-in'
import {
  answer,
  attach,
  openSurvey,
  photo,
  questionOf,
  sendButton,
  submittedBy,
  surveyCalled,
} from '../support/surveys'
import { expectFitsWideWindow } from '../support/wide-window'

const MEALS = 'Bữa cơm nhà mình'
const DISH = 'Món bé nhà mình thích nhất'
const HEALTH = 'Mẹ bầu và mẹ cho con bú: dạo này mẹ thế nào?'

const main = (page: Page) => page.locator('main')
const progress = (page: Page, text: string) => expect(main(page).getByText(`${text} câu đã trả lời`)).toBeVisible()

test('from the list to the thanks: a reload in the middle, every kind of question, sent once, read afterwards', async ({
  page,
  request,
  account,
}) => {
  const survey = await surveyCalled(request, MEALS)
  await page.goto(paths.userSurveys)
  await untilAlive(page)
  await expectAccessibleMain(page)
  await main(page).getByRole('link', { name: MEALS }).click()
  await expect(sendButton(page)).toBeEnabled()
  await expectAccessibleMain(page)
  await expectFitsWideWindow(page, sendButton(page))

  // Nothing is sent while answers are missing, and each is led to.
  await sendButton(page).click()
  const summary = main(page).getByRole('alert').filter({ hasText: 'Câu 1:' })
  await expect(summary).toBeFocused()
  await summary.getByRole('link', { name: 'Câu 2: Vui lòng chọn câu trả lời' }).press('Enter')
  await expect(page.locator(':focus')).toHaveAttribute('id', `question-${survey.questions[1]?.id}`)
  await expectAccessibleMain(page)

  const [first, second, , , , withImage] = survey.questions
  if (!first || !second || !withImage) throw new Error('the survey has changed')
  await answer(page, first)
  await answer(page, second)
  await answer(page, withImage)
  await attach(page, withImage, await photo())
  const picture = questionOf(page, withImage).getByRole('img', { name: 'Hình 1 bạn đính kèm' })
  await expect(picture).toBeVisible()
  await progress(page, '3/7')

  await page.reload()
  await untilAlive(page)
  await progress(page, '3/7')
  await expect(questionOf(page, first).getByRole('radio').first()).toBeChecked()
  await expect(picture).toBeVisible()

  for (const question of survey.questions) await answer(page, question)
  await progress(page, '7/7')
  const sending = page.waitForRequest((each) => each.url().endsWith('/api/Survey/SubmitSurvey'))
  await sendButton(page).click()
  const body = (await sending).postDataJSON() as CallBody<'Survey/SubmitSurvey'>
  await expect(main(page).getByText(/Bạn đã gửi ngày \d\d\/\d\d\/\d{4}/)).toBeVisible()
  await expect(main(page).getByText('Trả lời câu 7')).toBeVisible()
  await expectAccessibleMain(page)

  // What left the device is small, and tells neither place nor device.
  const image = body.answers.flatMap(({ images }) => images ?? [])[0] ?? ''
  const sent = await sharp(Buffer.from(image.replace(/^data:image\/jpeg;base64,/, ''), 'base64')).metadata()
  expect(sent).toMatchObject({ format: 'jpeg', width: 1600, height: 1200 })
  expect(sent.exif).toBeUndefined()

  expect((await submittedBy(request, account, survey))?.answers).toHaveLength(7)
  await page.reload()
  await expect(main(page).getByText(/Bạn đã gửi ngày/)).toBeVisible()
  await main(page).getByRole('link', { name: 'Tất cả khảo sát' }).click()
  const answered = main(page).getByRole('region', { name: 'Bạn đã trả lời' })
  await expect(answered.getByText(/Bạn đã gửi ngày/)).toBeVisible()
})

test('answers that lose the network, or their answer, reach the server once', async ({
  page,
  context,
  request,
  account,
}) => {
  const survey = await surveyCalled(request, DISH)
  await openSurvey(page, survey)
  for (const question of survey.questions) await answer(page, question)
  await progress(page, '3/3')

  // The server takes it, and the answer is lost on its way back.
  const keys: string[] = []
  let isLost = true
  await page.route('**/api/Survey/SubmitSurvey', async (route) => {
    keys.push((route.request().postDataJSON() as CallBody<'Survey/SubmitSurvey'>).key)
    if (!isLost) return route.continue()
    await route.fetch()
    await route.abort('connectionreset')
  })
  await sendButton(page).click()
  await expect(main(page).getByText('Sẽ gửi khi có mạng')).toBeVisible()
  await expectAccessibleMain(page)

  // It waits through a reload, and any page sends it.
  await page.goto(paths.notebook)
  await untilAlive(page)
  // One that is on its way still is lost too
  isLost = false
  await context.setOffline(true)
  await context.setOffline(false)
  await expect(page.getByText('Cảm ơn bạn đã điền khảo sát').first()).toBeVisible()
  const stored = await submittedBy(request, account, survey)
  expect(stored?.answers).toHaveLength(3)
  expect(new Set(keys).size).toBe(1)
  await page.goto(surveyPath(survey.id))
  await expect(main(page).getByText(/Bạn đã gửi ngày/)).toBeVisible()
})

test('without network nothing is lost, and it goes as soon as there is one', async ({
  page,
  context,
  request,
  account,
}) => {
  const survey = await surveyCalled(request, DISH)
  await openSurvey(page, survey)
  await context.setOffline(true)
  for (const question of survey.questions) await answer(page, question)
  await sendButton(page).click()
  await expect(main(page).getByText('Sẽ gửi khi có mạng')).toBeVisible()
  expect(await submittedBy(request, account, survey)).toBeNull()
  await context.setOffline(false)
  await expect(main(page).getByText(/Bạn đã gửi ngày/)).toBeVisible()
  expect((await submittedBy(request, account, survey))?.answers).toHaveLength(3)
})

test('a session that ends in the middle loses nothing, and another user gets nothing of it', async ({
  page,
  context,
  baseURL,
  request,
  account,
}) => {
  const other = await newAccount(request)
  const survey = await surveyCalled(request, DISH)
  await openSurvey(page, survey)
  for (const question of survey.questions) await answer(page, question)
  // The server forgets the session.
  await account.post('User/Logout')
  await sendButton(page).click()
  await expect(main(page).getByText('Bạn đăng nhập lại là được gửi ngay')).toBeVisible()
  expect(await submittedBy(request, other, survey)).toBeNull()

  const stranger = await context.newPage()
  await enter(context, other, baseURL)
  await openSurvey(stranger, survey)
  await expect(main(stranger).getByText('0/3 câu đã trả lời')).toBeVisible()
  await expect(main(stranger).getByRole('img')).toHaveCount(0)
  expect(await submittedBy(request, other, survey)).toBeNull()
  await stranger.close()

  await context.clearCookies()
  await page.goto(surveyPath(survey.id))
  await untilAlive(page)
  await page.goto(loginPath(surveyPath(survey.id)))
  await untilAlive(page)
  await sendLogin(page, account.email, PASSWORD)
  await expect(main(page).getByText(/Bạn đã gửi ngày/)).toBeVisible()
})

test('who is not logged in begins, is asked at the end, and finds everything after the login', async ({
  page,
  request,
}) => {
  const account = await newAccount(request)
  const survey = await surveyCalled(request, DISH)
  await openSurvey(page, survey)
  for (const question of survey.questions) await answer(page, question)
  await sendButton(page).click()
  await expect(main(page).getByText('Mời bạn đăng nhập (hoặc đăng ký) để gửi')).toBeVisible()
  await expectAccessibleMain(page)
  await main(page).getByRole('link', { name: 'Đăng nhập', exact: true }).click()
  await sendLogin(page, account.email, PASSWORD)
  await progress(page, '3/3')
  await expect(main(page).getByRole('img', { name: 'Hình 1 bạn đính kèm' })).toBeVisible()
  await sendButton(page).click()
  await expect(main(page).getByText(/Bạn đã gửi ngày/)).toBeVisible()
})

test('answers about health are sent with consent alone', async ({ page, context, baseURL, request }) => {
  await enter(context, await newAccount(request), baseURL)
  const survey = await surveyCalled(request, HEALTH)
  await openSurvey(page, survey)
  for (const question of survey.questions) await answer(page, question)
  await page.reload()
  await progress(page, `${survey.questions.length}/${survey.questions.length}`)
  await sendButton(page).click()
  await main(page).getByRole('button', { name: 'Đồng ý và gửi' }).click()
  await expect(main(page).getByText(/Bạn đã gửi ngày/)).toBeVisible()
})
