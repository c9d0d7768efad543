import type { APIRequestContext, Page } from '@playwright/test'
import type { CallAnswer, CallBody } from 'shared-contracts/calls'
import { previewPath } from 'shared-contracts/paths'
import { enter, newAccount, tokenOf } from '../support/accounts'
import { untilAlive } from '../support/navigate'
import { DEMO_PASSWORD } from '../support/sign-in'
import { expect, test } from '../support/test'

const EDITOR = 'quantri@example.vn'
type Draft = CallBody<'SurveyDesk/Save'>['draft']
type PollDraft = Extract<Draft, { readonly kind: 'poll' }>
type Kind = Draft['kind']

const answer = (content: string) => ({ id: null, content, isOtherAnswer: false })
const terms = { summary: 'Vài câu ngắn', purpose: 'Để làm thực đơn hợp ý các mẹ', aboutHealth: false, keepDays: 90 }
const shown = { objectTypeIds: [], startsAt: null, endsAt: null }
const question = {
  id: null,
  content: 'Bé thích ăn gì buổi sáng?',
  surveyQuestionTypeId: 1,
  allowAttachImage: false,
  requireAttachImage: false,
  answerGroups: [{ id: null, title: null, answers: [answer('Cháo'), answer('Phở')] }],
}
const poll = (title: string): PollDraft => ({
  kind: 'poll',
  title,
  ...terms,
  ...shown,
  url: '/so-tay-cua-me',
  questions: [question],
})
const survey = (title: string, objectTypeIds: number[]): Draft => ({
  kind: 'survey',
  title,
  ...terms,
  ...shown,
  objectTypeIds,
  questions: [question],
})
const popup = (title: string, content: string): Draft => ({
  kind: 'popup',
  title,
  ...shown,
  content,
  pageNames: ['Handbook'],
  buttonPosition: 2,
  buttonText: 'Xem món mới',
  redirectUrl: '/so-tay-cua-me',
  secondToShow: 0,
})

/** The desk's calls as the demonstration's editor makes them. */
async function openDesk(request: APIRequestContext) {
  const token = await tokenOf(request, EDITOR, DEMO_PASSWORD)
  const headers = { authorization: `Bearer ${token}` }
  const dataOf = async (response: { json(): Promise<{ success: boolean; data: unknown }> }) => {
    const body = await response.json()
    expect(body, JSON.stringify(body)).toMatchObject({ success: true })
    return body.data
  }
  return {
    token,
    async save(draft: Draft, before?: CallAnswer<'SurveyDesk/Save'>) {
      const data = { id: before?.id ?? null, revision: before?.revision ?? null, draft }
      return (await dataOf(
        await request.post('/api/SurveyDesk/Save', { data, headers }),
      )) as CallAnswer<'SurveyDesk/Save'>
    },
    async link(kind: Kind, id: number): Promise<string> {
      const response = await request.get(`/api/SurveyDesk/GetPreviewLink?kind=${kind}&id=${id}`, { headers })
      return ((await dataOf(response)) as CallAnswer<'SurveyDesk/GetPreviewLink'>).path
    },
    async answerCount(kind: Kind, id: number): Promise<number> {
      const response = await request.get(`/api/SurveyDesk/GetById?kind=${kind}&id=${id}`, { headers })
      return ((await dataOf(response)) as CallAnswer<'SurveyDesk/GetById'>).answerCount
    },
  }
}

const asEditor = async (page: Page, baseURL: string | undefined, token: string) =>
  page.context().addCookies([{ name: 'token', value: token, url: baseURL ?? 'http://localhost:8080' }])

/** What a device keeps: names of cookies, local and session storage. */
const kept = async (page: Page) => ({
  cookies: (await page.context().cookies()).map(({ name }) => name).toSorted(),
  storage: await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].toSorted()),
})

test('a poll for a page is seen on that page, in a wide window too, follows its draft, and nothing of it is kept', async ({
  page,
  baseURL,
  request,
}) => {
  const desk = await openDesk(request)
  const title = `Bữa sáng ${Date.now()}`
  const saved = await desk.save(poll(title))
  await asEditor(page, baseURL, desk.token)
  const sent: string[] = []
  page.on('request', (made) => {
    if (made.method() !== 'GET') sent.push(new URL(made.url()).pathname)
  })
  await page.goto(previewPath({ kind: 'poll', id: saved.id, token: null }))
  await untilAlive(page)
  const frame = page.frameLocator('iframe')
  const overlay = frame.getByRole('dialog', { name: title })
  await expect(overlay).toBeVisible()
  await expect(frame.locator('main h1')).toBeAttached()
  expect(await page.locator('iframe').getAttribute('src')).toBe(`/so-tay-cua-me#xem-truoc=poll:${saved.id}`)
  const before = await kept(page)
  const onPhone = page.viewportSize()
  await page.setViewportSize({ width: 1_280, height: 720 })
  await expect(overlay).toBeVisible()
  await page.setViewportSize(onPhone ?? { width: 412, height: 839 })

  await page.locator('iframe').evaluate((element) => element.scrollIntoView({ block: 'end' }))
  await overlay.getByText('Phở').click()
  await expect(overlay.getByRole('radio', { name: 'Phở' })).toBeChecked()
  const draft = saved.draft
  if (draft.kind !== 'poll') throw new Error('a poll was saved')
  const questions = draft.questions.map((each) => ({ ...each, content: 'Bé thích ăn gì buổi trưa?' }))
  await desk.save({ ...draft, questions }, saved)
  // The time in which it must be seen: no longer wait hides a slower preview.
  await expect(overlay.getByText('Bé thích ăn gì buổi trưa?')).toBeVisible({ timeout: 2_000 })
  await expect(overlay.getByRole('radio', { name: 'Phở' })).toBeChecked()

  await overlay.getByRole('button', { name: 'Gửi' }).click()
  await expect(overlay).toBeHidden()
  expect(await desk.answerCount('poll', saved.id)).toBe(0)
  expect(await kept(page)).toEqual(before)
  expect(sent.filter((path) => /Submit|AddView|Statistic/.test(path))).toEqual([])
})

test('a survey in both widths, as others would see it, and with what is missing', async ({
  page,
  baseURL,
  request,
}) => {
  const desk = await openDesk(request)
  const title = `Thực đơn ${Date.now()}`
  const saved = await desk.save(survey(title, [1]))
  await asEditor(page, baseURL, desk.token)
  await page.goto(previewPath({ kind: 'survey', id: saved.id, token: null }))
  await untilAlive(page)
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const width = () => frame.locator('html').evaluate(() => window.innerWidth)
  await expect.poll(width).toBe(360)
  await page.getByRole('button', { name: 'Máy tính' }).click()
  await expect.poll(width).toBe(1_280)
  await frame.getByText('Cháo').click()
  await page.getByLabel('Xem như').selectOption({ label: 'Mẹ cho con bú' })
  await expect(page.getByText('Nhóm “Mẹ cho con bú” sẽ không thấy bản này')).toBeVisible()
  await expect(page.locator('iframe')).toBeHidden()
  await page.getByLabel('Xem như').selectOption({ label: 'Mẹ mang thai 3 tháng đầu' })
  await expect(page.locator('iframe')).toBeVisible()

  await frame.getByRole('button', { name: /^Gửi/ }).click()
  await expect(frame.getByText('Bản xem thử: không gửi.')).toBeVisible()
  expect(await desk.answerCount('survey', saved.id)).toBe(0)
  const { draft } = saved
  if (draft.kind !== 'survey') throw new Error('a survey was saved')
  await desk.save({ ...draft, purpose: '' }, saved)
  await expect(page.getByText('Chưa nói câu trả lời dùng để làm gì')).toBeVisible()
})

test('a popup is seen on its page by who has a link, and by nobody else', async ({
  page,
  baseURL,
  request,
  context,
}) => {
  const desk = await openDesk(request)
  const secret = `Lời nhắn kín ${Date.now()}`
  const { id } = await desk.save(popup(secret, secret))
  const other = await desk.save(popup('Lời nhắn khác', 'Chào mẹ, hôm nay có **món mới**.'))
  const [link, otherLink] = [await desk.link('popup', id), await desk.link('popup', other.id)]
  const path = previewPath({ kind: 'popup', id, token: null })
  const main = page.locator('main')

  const answerOfHost = await request.get(path)
  expect(await answerOfHost.text()).not.toContain(secret)
  expect(answerOfHost.headers()).toMatchObject({ 'x-robots-tag': 'noindex', 'x-frame-options': 'DENY' })
  expect(await answerOfHost.text()).toContain('<meta name="robots" content="noindex">')

  await page.goto(path)
  await untilAlive(page)
  await expect(main.getByText('Trang này dành cho người biên tập')).toBeVisible()
  const forged = `${link.slice(0, -2)}${link.endsWith('AA') ? 'BB' : 'AA'}`
  const expired = link.replace(/#\d+\./, '#1700000000.')
  const ofOther = `${path}#${otherLink.split('#')[1]}`
  for (const refused of [forged, expired, ofOther]) {
    await page.goto('about:blank')
    await page.goto(refused)
    await untilAlive(page)
    await expect(main.getByText('Đường dẫn xem trước này không còn dùng được')).toBeVisible()
    await expect(page.getByText(secret)).toHaveCount(0)
    await expect(page.locator('iframe')).toHaveCount(0)
  }

  await page.goto('about:blank')
  const asked: string[] = []
  page.on('request', (made) => {
    if (made.resourceType() === 'document') asked.push(made.url())
  })
  await page.goto(link)
  await untilAlive(page)
  const frame = page.frameLocator('iframe')
  await expect(frame.getByText(secret)).toBeVisible()
  await expect(frame.locator('[data-overlay="chat"]')).toHaveCount(0)
  await expect(main.getByText('ngày hiện và nhóm người xem có thể chưa được kiểm tra')).toBeVisible()
  // The fragment goes to no server.
  expect(asked.map((address) => new URL(address).search)).toEqual(asked.map(() => ''))

  await enter(context, await newAccount(request), baseURL)
  await page.goto('about:blank')
  await page.goto(path)
  await untilAlive(page)
  await expect(main.getByText('Tài khoản của bạn không xem được bản đang soạn')).toBeVisible()
})

test('without a network the preview says so, and goes on by itself', async ({ page, baseURL, request, context }) => {
  const desk = await openDesk(request)
  const saved = await desk.save(poll(`Bữa tối ${Date.now()}`))
  await asEditor(page, baseURL, desk.token)
  await page.goto(previewPath({ kind: 'poll', id: saved.id, token: null }))
  await untilAlive(page)
  await expect(page.locator('iframe')).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText('Đang mất kết nối')).toBeVisible()
  const title = `Bữa khuya ${Date.now()}`
  await desk.save({ ...saved.draft, title }, saved)
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
  await expect(page.getByText('Đang mất kết nối')).toBeHidden()
})

test('no other site may put a page into a frame', async ({ page, baseURL }) => {
  await page.route('http://elsewhere.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${baseURL}/so-tay-cua-me"></iframe>` }),
  )
  await page.goto('http://elsewhere.example/')
  await expect.poll(() => page.frames().at(-1)?.url()).toBe('chrome-error://chromewebdata/')
  // The same frame on a page of this site holds the page.
  await page.goto('/gioi-thieu/lien-he')
  await page.evaluate(() => {
    const frame = document.createElement('iframe')
    frame.src = '/so-tay-cua-me'
    document.body.append(frame)
  })
  await expect(page.frameLocator('iframe').locator('main h1')).toBeAttached()
})
