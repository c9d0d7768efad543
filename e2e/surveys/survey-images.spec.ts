import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import type { CallBody } from 'shared-contracts/calls'
import sharp from 'sharp'
import { newAccount, type TestAccount } from '../support/accounts'
import { imageField, openSurvey, photo, questionOf, type Survey, submittedBy, surveyCalled } from '../support/surveys'
import { expect, test } from '../support/test'

const MEGABYTE = 1024 * 1024

/** A photo with bytes behind its end, which readers of JPEG leave out, so that it weighs so much. */
async function photoOf(megabytes: number): Promise<Buffer> {
  const bytes = await photo()
  return Buffer.concat([bytes, Buffer.alloc(Math.round(megabytes * MEGABYTE) - bytes.length)])
}

/** Sends answers with this image at each question that needs one, past the page, which makes images smaller. */
function sendWith(image: Buffer, { request, survey, account }: Sending) {
  const answers = survey.questions.map((question): CallBody<'Survey/SubmitSurvey'>['answers'][number] => ({
    surveyQuestionId: question.id,
    textAnswer: question.surveyQuestionTypeId === 3 ? 'Cháo' : null,
    surveyAnswerGroups: question.answerGroups.map(({ id, answers: [first] }) => ({
      surveyAnswerGroupId: id,
      surveyAnswerIds: first ? [first.id] : [],
    })),
    ...(question.requireAttachImage ? { images: [`data:image/jpeg;base64,${image.toString('base64')}`] } : {}),
  }))
  return request.post('/api/Survey/SubmitSurvey', {
    data: { surveyId: survey.id, key: randomUUID(), answers } satisfies CallBody<'Survey/SubmitSurvey'>,
    headers: { authorization: `Bearer ${account.token}` },
  })
}

interface Sending {
  readonly request: APIRequestContext
  readonly survey: Survey
  readonly account: TestAccount
}

/** A PNG of so many pixels, by what its head says. */
async function largePng(): Promise<Buffer> {
  const bytes = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  bytes.writeUInt32BE(20_000, 16)
  bytes.writeUInt32BE(20_000, 20)
  return bytes
}

test('what is no photo is refused at its question, in words, before anything is sent', async ({ page, request }) => {
  const survey = await surveyCalled(request, 'Món bé nhà mình thích nhất')
  const question = survey.questions.find(({ requireAttachImage }) => requireAttachImage)
  if (!question) throw new Error('the survey has changed')
  await openSurvey(page, survey)
  const alert = questionOf(page, question).getByRole('alert')
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const broken = (await photo()).subarray(0, 2000)
  const files = [
    ['lon.jpg', await photoOf(5.1), 'Mỗi hình ảnh nặng tối đa 5 MB.'],
    ['may-tinh.jpg', Buffer.from('MZ\u0090\u0000 This program cannot be run'), 'Tệp đính kèm phải là hình ảnh.'],
    ['ve.svg', Buffer.from(svg), 'Hình ảnh phải thuộc loại JPEG, PNG hoặc WebP.'],
    ['rong.png', await largePng(), 'Hình ảnh này có quá nhiều điểm ảnh'],
    ['hong.jpg', broken, 'Chưa đọc được hình ảnh này'],
  ] as const
  for (const [name, buffer, message] of files) {
    await imageField(page, question).setInputFiles({ name, mimeType: 'image/jpeg', buffer })
    await expect(alert).toContainText(`${name}: ${message}`)
  }
  await expect(questionOf(page, question).getByRole('img')).toHaveCount(0)

  // Three at most; one that is taken away makes room.
  const good = { name: 'mon.jpg', mimeType: 'image/jpeg', buffer: await photo() }
  const heavy = { ...good, buffer: await photoOf(4.9) }
  await imageField(page, question).setInputFiles([heavy, good, good, good])
  await expect(questionOf(page, question).getByRole('img')).toHaveCount(3)
  await expect(alert).toContainText('Mỗi câu hỏi nhận tối đa 3 hình ảnh.')
  await expect(imageField(page, question)).toHaveCount(0)
  await questionOf(page, question).getByRole('button', { name: 'Bỏ hình 2' }).click()
  await expect(questionOf(page, question).getByRole('img')).toHaveCount(2)
  await expect(imageField(page, question)).toHaveCount(1)
})

test('an image of 4.9 MB gets through to its survey; one of 5.1 MB is refused at its question', async ({ request }) => {
  const survey = await surveyCalled(request, 'Món bé nhà mình thích nhất')
  const sending = { request, survey, account: await newAccount(request) }
  const question = survey.questions.find(({ requireAttachImage }) => requireAttachImage)

  const refused = await sendWith(await photoOf(5.1), sending)
  expect(refused.status()).toBe(422)
  expect(await refused.json()).toMatchObject({
    success: false,
    errors: [{ field: `question-${question?.id}`, message: 'Mỗi hình ảnh nặng tối đa 5 MB.' }],
  })
  expect(await submittedBy(request, sending.account, survey)).toBeNull()

  expect((await sendWith(await photoOf(4.9), sending)).status()).toBe(200)
  const kept = (await submittedBy(request, sending.account, survey))?.answers ?? []
  expect(kept.flatMap(({ images }) => images ?? [])).toEqual([expect.stringMatching(/^data:image\/webp;base64,/)])
})
