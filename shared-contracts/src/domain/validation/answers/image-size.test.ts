import { describe, expect, test } from '@jest/globals'
import sharp from 'sharp'
import { validationMessages } from '../messages'
import { IMAGE_MAX_PIXELS, imageSizeOf, validateImageSize } from './image-size'

const made = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2b7539' } }).withExif({ IFD0: { Make: 'Máy ảnh' } })

describe('the size that a file states', () => {
  test.each([
    ['a JPEG with metadata before its size', () => made(640, 37).jpeg()],
    ['a progressive JPEG', () => made(640, 37).jpeg({ progressive: true })],
    ['a PNG', () => made(640, 37).png()],
    ['a lossy WebP', () => sharp({ create: { width: 640, height: 37, channels: 3, background: '#fff' } }).webp()],
    ['a lossless WebP', () => made(640, 37).webp({ lossless: true })],
    ['a WebP with metadata', () => made(640, 37).webp()],
  ])('%s', async (_, image) => {
    expect(imageSizeOf(await image().toBuffer())).toEqual({ width: 640, height: 37 })
  })

  test('20 000 × 20 000 is refused by what the file says', async () => {
    const bytes = await made(1, 1).png().toBuffer()
    bytes.writeUInt32BE(20_000, 16)
    bytes.writeUInt32BE(20_000, 20)
    expect(imageSizeOf(bytes)).toEqual({ width: 20_000, height: 20_000 })
    expect(validateImageSize(imageSizeOf(bytes))).toBe(validationMessages.imageTooWide)
  })

  test.each([
    ['a cut PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]],
    ['a cut JPEG', [0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10]],
    ['a JPEG of zeros', [0xff, 0xd8, 0xff, 0xe0, 0x00, 0x02, 0, 0, 0, 0, 0, 0]],
    ['no image', [1, 2, 3]],
  ])('%s states none', (_, bytes) => {
    expect(imageSizeOf(Uint8Array.from(bytes))).toBeNull()
  })
})

test.each([
  [{ width: 10_000, height: IMAGE_MAX_PIXELS / 10_000 }, null],
  [{ width: 10_000, height: IMAGE_MAX_PIXELS / 10_000 + 1 }, validationMessages.imageTooWide],
  [{ width: 0, height: 5 }, validationMessages.imageUnreadable],
  [null, validationMessages.imageUnreadable],
])('%j: %s', (size, message) => {
  expect(validateImageSize(size)).toBe(message)
})
