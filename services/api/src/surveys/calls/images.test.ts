/** @jest-environment ./services/api/src/testing/pglite-environment.cjs */
import { randomUUID } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import sharp from 'sharp'
import { type AccountSite, openAccountSite, PASSWORD } from '../../testing/account-site'
import { openTestDatabase } from '../../testing/test-database'
import { addQuestionnaire, sampleQuestions } from '../testing/sample-questionnaires'

jest.setTimeout(120_000)

let site: AccountSite
let token: string
beforeAll(async () => {
  site = await openAccountSite({}, await openTestDatabase())
  token = (await site.newUser('hinh@example.vn')).token
}, 120_000)
afterAll(() => site.close())

const dataAddress = (bytes: Buffer, type = 'image/jpeg') => `data:${type};base64,${bytes.toString('base64')}`
const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#7a4' } })

async function submit(images: string[], required = false) {
  const questions = sampleQuestions.slice(1, 2).map((each) => ({ ...each, requireAttachImage: required }))
  const surveyId = await addQuestionnaire(site.database.query, 'survey', { questions })
  const surveyAnswerGroups = [{ surveyAnswerGroupId: 20, surveyAnswerIds: [21] }]
  const answers = [{ surveyQuestionId: 2, surveyAnswerGroups, images }]
  const answer = await site.call('Survey/SubmitSurvey', { token, body: { surveyId, key: randomUUID(), answers } })
  const kept = (await site.call('Survey/GetSubmittedSurvey', { token, query: { surveyId } })).data()
  return { answer, images: kept?.answers[0]?.images ?? null }
}

/** A PNG that says how large it is and holds that many pixels: 50 kB that become 400 MB. */
function bomb(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  // One bit a pixel, grey.
  head.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc(side * (Math.ceil(side / 8) + 1)))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

function crc32(bytes: Buffer): number {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
  }
  return (sum ^ 0xffffffff) >>> 0
}

test('an image is kept without place, device or any other metadata, turned as it was taken and no larger than needed', async () => {
  const taken = await plain(3000, 200)
    .jpeg()
    .withExif({
      IFD0: { Make: 'DienThoaiCuaLan', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '21/1 1/1 42/1', GPSLongitudeRef: 'E', GPSLongitude: '105/1 51/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  expect((await sharp(taken).metadata()).exif?.toString('latin1')).toContain('DienThoaiCuaLan')
  const { answer, images } = await submit([dataAddress(taken)])
  expect([answer.status, images?.length]).toEqual([200, 1])
  const kept = Buffer.from(images?.[0]?.split(',')[1] ?? '', 'base64')
  const facts = await sharp(kept).metadata()
  expect(facts).toMatchObject({ format: 'webp', width: 137, height: 2048 })
  expect([facts.exif, facts.icc, facts.iptc, facts.xmp, facts.orientation]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect(kept.toString('latin1')).not.toMatch(/DienThoai|Exif|GPS/)
})

test('a download of own data tells questions and answers in words, and shows the images', async () => {
  await submit([dataAddress(await plain(20, 20).jpeg().toBuffer())])
  const data = (await site.call('User/DownloadData', { token, body: { password: PASSWORD } })).data()
  const words = { question: 'Bé ăn gì?' }
  expect(data).toMatchObject({
    survey_submissions: [{ title: 'Bữa ăn của bé', purpose: 'Để chọn bài viết' }, {}],
    survey_answers: [
      { ...words, answer: 'Cháo' },
      { ...words, answer: 'Cháo' },
    ],
    survey_images: [
      { ...words, bytes: expect.stringMatching(/^data:image\/webp;base64,[\w+/=]+$/) },
      { width: 20, height: 20 },
    ],
  })
})

test.each<[string, () => Promise<Buffer> | Buffer, string | undefined, RegExp]>([
  [
    '6 MB',
    async () => Buffer.concat([await plain(20, 20).jpeg().toBuffer(), Buffer.alloc(6_000_000)]),
    undefined,
    /^Mỗi hình ảnh nặng tối đa 5 MB\.$/,
  ],
  [
    'a program under the name of an image',
    () => Buffer.from(`MZ${'\0'.repeat(60)}PE`),
    'image/jpeg',
    /JPEG, PNG hoặc WebP/,
  ],
  ['a program as it is', () => Buffer.from('MZ'), 'application/x-msdownload', /phải là hình ảnh/],
  [
    'an SVG with a script',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    'image/svg+xml',
    /JPEG, PNG hoặc WebP/,
  ],
  ['an SVG that says it is a PNG', () => Buffer.from('<svg onload="alert(1)"/>'), 'image/png', /JPEG, PNG hoặc WebP/],
  ['20 000 × 20 000 pixels in a small file', () => bomb(20_000), 'image/png', /quá nhiều điểm ảnh/],
  [
    'a JPEG cut in the middle',
    async () => {
      const whole = await plain(400, 400).jpeg().toBuffer()
      return whole.subarray(0, whole.length / 2)
    },
    undefined,
    /tệp đã hỏng/,
  ],
  [
    'a PNG cut in the middle',
    async () => {
      const whole = await plain(400, 400).png({ compressionLevel: 0 }).toBuffer()
      return whole.subarray(0, whole.length / 2)
    },
    'image/png',
    /tệp đã hỏng/,
  ],
  [
    'a WebP cut in the middle',
    async () => {
      const whole = await plain(400, 400).webp({ lossless: true }).toBuffer()
      return whole.subarray(0, 20)
    },
    'image/webp',
    /tệp đã hỏng/,
  ],
])('refuses %s at its question, and keeps nothing', async (_, make, type, message) => {
  const good = dataAddress(await plain(20, 20).png().toBuffer(), 'image/png')
  const { answer, images } = await submit([good, dataAddress(await make(), type)])
  expect(answer).toMatchObject({ status: 422, errors: [{ field: 'question-2', code: 'image_refused' }] })
  expect(answer.errors[0]?.message).toMatch(message)
  expect(images).toBeNull()
})

test('takes three images of 5 MB, no fourth, and asks for one where one is needed', async () => {
  const small = await plain(20, 20).jpeg().toBuffer()
  const large = dataAddress(Buffer.concat([small, Buffer.alloc(5 * 1024 * 1024 - small.length)]))
  expect((await submit([large, large, large])).images).toHaveLength(3)
  const tiny = dataAddress(small)
  expect((await submit([tiny, tiny, tiny, tiny])).answer.status).toBe(422)
  const missing = { field: 'question-2', code: 'required', message: 'Vui lòng thêm hình ảnh đính kèm' }
  expect((await submit([], true)).answer).toMatchObject({ status: 422, errors: [missing] })
  expect((await submit([tiny], true)).answer.status).toBe(200)
})
