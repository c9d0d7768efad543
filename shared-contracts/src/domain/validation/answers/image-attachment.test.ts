import { expect, test } from '@jest/globals'
import { IMAGE_MAX_BYTES, imageTypeOf, validateImage, validateImages } from './image-attachment'

const small = { type: 'image/png', size: 1000 }

test.each([
  ['image/jpeg', 1000, null],
  ['image/png', IMAGE_MAX_BYTES, null],
  ['image/webp', 1000, null],
  ['image/png', IMAGE_MAX_BYTES + 1, 'Mỗi hình ảnh nặng tối đa 5 MB.'],
  ['image/svg+xml', 1000, 'Hình ảnh phải thuộc loại JPEG, PNG hoặc WebP.'],
  ['application/pdf', 1000, 'Tệp đính kèm phải là hình ảnh.'],
  ['', 1000, 'Tệp đính kèm phải là hình ảnh.'],
])('%j of %i bytes: %s', (type, size, message) => {
  expect(validateImage({ type, size })).toBe(message)
})

test('three images a question, each checked', () => {
  expect(validateImages([])).toBeNull()
  expect(validateImages([small, small, small])).toBeNull()
  expect(validateImages([small, small, small, small])).toBe('Mỗi câu hỏi nhận tối đa 3 hình ảnh.')
  expect(validateImages([small, { type: 'text/html', size: 1 }])).toBe('Tệp đính kèm phải là hình ảnh.')
})

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0))

test.each<[string, number[], string | null]>([
  ['a JPEG', [0xff, 0xd8, 0xff, 0xe0, 0], 'image/jpeg'],
  ['a PNG', [0x89, ...ascii('PNG'), 0x0d, 0x0a, 0x1a, 0x0a], 'image/png'],
  ['a WebP', [...ascii('RIFF'), 1, 2, 3, 4, ...ascii('WEBPVP8 ')], 'image/webp'],
  ['a sound file', [...ascii('RIFF'), 1, 2, 3, 4, ...ascii('WAVE')], null],
  ['a page', ascii('<html>'), null],
  ['a cut file', [0xff, 0xd8], null],
  ['nothing', [], null],
])('%s is told by its bytes', (_, bytes, type) => {
  expect(imageTypeOf(Uint8Array.from(bytes))).toBe(type)
})
