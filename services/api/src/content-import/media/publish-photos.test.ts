import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type ContentFolder, type Problem, readPhotos } from 'content'
import sharp from 'sharp'
import { publishPhotos } from './publish-photos'

const HEADER = 'dishId,file,author,licence,source,alt\n'
const LINE = '12,canh.jpg,Nguyễn An,CC BY 4.0,https://example.vn/anh,Bát canh rau ngót với thịt băm\n'
let dir = ''
let picture: Buffer
let small: Buffer

/** As a camera writes it: lying on its side, with its name in it. */
async function taken(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#4F9A55' } })
    .withExif({ IFD0: { Make: 'TestCamera', Orientation: '6' }, IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer()
}

beforeAll(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'photos-'))
  picture = await taken(1600, 1400)
  small = await taken(500, 900)
})
afterAll(() => rmSync(dir, { recursive: true, force: true }))

function folderOf(list: string, files: Readonly<Record<string, Buffer>>): ContentFolder {
  return {
    read: (file) => (file === 'photos/photos.csv' ? list : null),
    list: () => [],
    bytes: (file) => files[file.replace('photos/', '')] ?? null,
  }
}

function read(folder: ContentFolder) {
  const problems: Problem[] = []
  const photos = readPhotos(folder, new Set([12]), problems)
  return { photos: [...photos.values()], problems: problems.map(({ message }) => message) }
}

test('a photograph is cut to the sizes that are shown, without what the camera wrote into it', async () => {
  const folder = folderOf(HEADER + LINE, { 'canh.jpg': picture })
  const { photos, problems } = read(folder)
  expect(problems).toEqual([])
  expect(photos).toMatchObject([
    { author: 'Nguyễn An', licence: 'CC BY 4.0', name: expect.stringMatching(/^photos\/12-[\da-f]{8}$/) },
  ])
  expect((await sharp(picture).metadata()).exif).toBeDefined()
  expect(await publishPhotos(folder, photos, dir)).toEqual([])
  const name = photos[0]?.name ?? ''
  for (const [suffix, width, height] of [
    ['', 640, 480],
    ['-lon', 1200, 900],
  ] as const) {
    const made = await sharp(path.join(dir, `${name}${suffix}.jpg`)).metadata()
    expect([made.format, made.width, made.height, made.exif, made.orientation]).toEqual([
      'jpeg',
      width,
      height,
      undefined,
      undefined,
    ])
  }
  // Taken away by the editor: nobody finds it at its address any more
  expect(await publishPhotos(folderOf(HEADER, {}), [], dir)).toEqual([])
  expect(readdirSync(path.join(dir, 'photos'))).toEqual([])
})

test('a photograph that would look blurred, or that is none, is refused by name', async () => {
  const folder = folderOf(HEADER + LINE, { 'canh.jpg': small })
  expect(await publishPhotos(folder, read(folder).photos, dir)).toEqual([
    'photos/canh.jpg: ảnh 500 × 900 điểm, cạnh ngắn cần ít nhất 600',
  ])
  expect(readdirSync(path.join(dir, 'photos'))).toEqual([])
  const broken = folderOf(HEADER + LINE, { 'canh.jpg': picture.subarray(0, 40) })
  expect(await publishPhotos(broken, read(broken).photos, dir)).toEqual(['photos/canh.jpg: không đọc được ảnh'])
})

test.each([
  ['a dish that there is not', LINE.replace('12,', '13,'), 'không có món 13'],
  ['a file that there is not', LINE.replace('canh.jpg', 'com.jpg'), 'không có tệp com.jpg'],
  ['a way out of the folder', LINE.replace('canh.jpg', '../canh.jpg'), 'phải là tên một tệp'],
  ['a file of another kind', LINE.replace('canh.jpg', 'anh.png'), 'không phải ảnh'],
  ['no author', LINE.replace('Nguyễn An', ''), 'author'],
  ['no licence', LINE.replace('CC BY 4.0', ''), 'licence'],
  ['no source', LINE.replace('https://example.vn/anh', ''), 'source'],
  ['a text that says too little', LINE.replace('Bát canh rau ngót với thịt băm', 'Canh'), 'alt dài 4'],
])('%s is named', (_what, line, message) => {
  const { photos, problems } = read(folderOf(HEADER + line, { 'canh.jpg': picture, 'anh.png': Buffer.from('<svg/>') }))
  expect(photos).toEqual([])
  expect(problems.join()).toContain(message)
})
