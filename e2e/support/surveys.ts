import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import type { CallAnswer } from 'shared-contracts/calls'
import { surveyPath } from 'shared-contracts/paths'
import sharp from 'sharp'
import type { TestAccount } from './accounts'
import { untilAlive } from './navigate'

export type Survey = CallAnswer<'Survey/GetById'>
type Question = Survey['questions'][number]

/** A survey of the content by its title, with its questions. */
export async function surveyCalled(request: APIRequestContext, title: string): Promise<Survey> {
  const cards = (await (await request.get('/api/Survey/GetAllActiveSurvey')).json()).data as readonly Survey[]
  const card = cards.find((each) => each.title === title)
  if (!card) throw new Error(`No survey called ${title} among ${cards.map((each) => each.title).join(', ')}`)
  return (await (await request.get(`/api/Survey/GetById?id=${card.id}`)).json()).data
}

/** What the server has of this account's answers; null: nothing. */
export async function submittedBy(
  request: APIRequestContext,
  { token }: TestAccount,
  { id }: Survey,
): Promise<CallAnswer<'Survey/GetSubmittedSurvey'>> {
  const headers = { authorization: `Bearer ${token}` }
  return (await (await request.get(`/api/Survey/GetSubmittedSurvey?surveyId=${id}`, { headers })).json()).data
}

export async function openSurvey(page: Page, survey: Survey): Promise<void> {
  await page.goto(surveyPath(survey.id))
  await untilAlive(page)
  await expect(sendButton(page)).toBeEnabled()
}

export const sendButton = (page: Page): Locator => page.getByRole('button', { name: 'Gửi câu trả lời' })
export const questionOf = (page: Page, { id }: Question): Locator => page.locator(`#question-${id}`)
/** The field of "Chọn hình" of a question. */
export const imageField = (page: Page, question: Question): Locator =>
  questionOf(page, question).locator('input[type="file"]').first()

/** Answers a question as somebody would: its first choice, or its first two, or a sentence. */
export async function answer(page: Page, question: Question): Promise<void> {
  const field = questionOf(page, question)
  if (question.surveyQuestionTypeId === 3) await field.getByRole('textbox').fill(`Trả lời câu ${question.number}`)
  else {
    const choices = field.locator('input[type="radio"], input[type="checkbox"]')
    await choices.first().check()
    if (question.surveyQuestionTypeId === 2) await choices.nth(1).check()
  }
  if (question.requireAttachImage) await attach(page, question, await photo())
}

export async function attach(page: Page, question: Question, buffer: Buffer, name = 'mon-an.jpg'): Promise<void> {
  await imageField(page, question).setInputFiles({ name, mimeType: 'image/jpeg', buffer })
}

/** A photo as a phone takes it: large, with place and device written into it. */
export function photo(): Promise<Buffer> {
  return sharp({ create: { width: 2400, height: 1800, channels: 3, background: '#d2a24c' } })
    .withExif({
      IFD0: { Make: 'Điện thoại', Model: 'X1' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '21/1 1/1 42/1' },
    })
    .jpeg()
    .toBuffer()
}
