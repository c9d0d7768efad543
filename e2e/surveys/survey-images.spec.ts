import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { imageField, openSurvey, photo, questionOf, surveyCalled } from '../support/surveys'

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
    ['lon.jpg', Buffer.concat([await photo(), Buffer.alloc(6 * 1024 * 1024)]), 'Mỗi hình ảnh nặng tối đa 5 MB.'],
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
  await imageField(page, question).setInputFiles([good, good, good, good])
  await expect(questionOf(page, question).getByRole('img')).toHaveCount(3)
  await expect(alert).toContainText('Mỗi câu hỏi nhận tối đa 3 hình ảnh.')
  await expect(imageField(page, question)).toHaveCount(0)
  await questionOf(page, question).getByRole('button', { name: 'Bỏ hình 2' }).click()
  await expect(questionOf(page, question).getByRole('img')).toHaveCount(2)
  await expect(imageField(page, question)).toHaveCount(1)
})
