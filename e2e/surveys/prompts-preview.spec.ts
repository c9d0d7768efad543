import type { Page } from '@playwright/test'
import { paths, previewFragment, previewToken } from 'shared-contracts/paths'
import { enter, newAccount, tokenOf } from '../support/accounts'
import { untilAlive } from '../support/navigate'
import { prompt } from '../support/prompts'
import { DEMO_PASSWORD, signIn } from '../support/sign-in'
import { expect, test } from '../support/test'

/* Popups and polls in the making, in place on the page that they are for. */

const ADMINISTRATOR = 'quantri@example.vn'

interface DeskCall {
  readonly post?: object
}

/** Calls the editors' desk as the administrator. */
async function desk(page: Page, call: string, { post }: DeskCall = {}) {
  const headers = { authorization: `Bearer ${await tokenOf(page.request, ADMINISTRATOR, DEMO_PASSWORD)}` }
  const address = `/api/SurveyDesk/${call}`
  const response = post
    ? await page.request.post(address, { data: post, headers })
    : await page.request.get(address, { headers })
  const answer = await response.json()
  expect(answer, `${call}: ${JSON.stringify(answer)}`).toMatchObject({ success: true })
  return answer.data
}

const draft = (title: string) => ({
  kind: 'poll',
  title,
  objectTypeIds: [],
  startsAt: null,
  endsAt: null,
  summary: '',
  purpose: 'Để thử.',
  aboutHealth: false,
  keepDays: 30,
  url: paths.notebook,
  questions: [
    {
      id: null,
      content: 'Bài viết có ích không?',
      surveyQuestionTypeId: 1,
      allowAttachImage: false,
      requireAttachImage: false,
      answerGroups: [
        {
          id: null,
          title: null,
          answers: [
            { id: null, content: 'Có ích', isOtherAnswer: false },
            { id: null, content: 'Chưa', isOtherAnswer: false },
          ],
        },
      ],
    },
  ],
})

test('a draft of a poll shows on its page at once, follows the desk within 2 s, and leaves no trace', async ({
  page,
  context,
}) => {
  await signIn(page, ADMINISTRATOR)
  const { id, revision } = await desk(page, 'Save', {
    post: { id: null, revision: null, draft: draft('Bản thứ nhất') },
  })
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/')) posts.push(request.url())
  })
  await page.goto(paths.notebook + previewFragment({ kind: 'poll', id, token: null }))
  await untilAlive(page)
  await expect(prompt(page).getByRole('heading', { name: 'Bản thứ nhất' })).toBeVisible()
  await expect(prompt(page)).toContainText('Bản xem thử')

  const item = await desk(page, `GetById?kind=poll&id=${id}`)
  await desk(page, 'Save', { post: { id, revision, draft: { ...item.draft, title: 'Bản thứ hai' } } })
  await expect(prompt(page).getByRole('heading', { name: 'Bản thứ hai' })).toBeVisible({ timeout: 2_000 })

  await prompt(page).getByRole('radio', { name: 'Có ích' }).check()
  await prompt(page).getByRole('button', { name: 'Gửi' }).click()
  await expect(prompt(page)).toHaveCount(0)
  await expect(page.getByText('bản xem thử, không lưu')).toBeVisible()
  await page.getByRole('button', { name: 'Hiện lại' }).click()
  await expect(prompt(page)).toBeVisible()
  expect(posts).toEqual([])
  expect((await context.cookies()).map(({ name }) => name).filter((name) => /skip|visited/.test(name))).toEqual([])
})

test('whoever has neither role nor valid link is refused in words; a signed link opens it', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const { id } = await desk(page, 'Save', { post: { id: null, revision: null, draft: draft('Chỉ cho biên tập') } })
  await enter(context, await newAccount(request), baseURL)
  await page.goto(paths.notebook + previewFragment({ kind: 'poll', id, token: null }))
  await untilAlive(page)
  await expect(page.getByText('Không mở được bản xem thử')).toBeVisible()
  await expect(prompt(page)).toHaveCount(0)

  const link: string = (await desk(page, `GetPreviewLink?kind=poll&id=${id}`)).path
  const token = previewToken(new URL(link, 'https://example.vn').hash)
  await context.clearCookies()
  await page.goto('about:blank')
  await page.goto(paths.notebook + previewFragment({ kind: 'poll', id, token }))
  await untilAlive(page)
  await expect(prompt(page).getByRole('heading', { name: 'Chỉ cho biên tập' })).toBeVisible()
})
