import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { SLUG_MAX_LENGTH, slugify } from './slugify'

describe('slugify', () => {
  test.each([
    ['Đường và dinh dưỡng của mẹ', 'duong-va-dinh-duong-cua-me'],
    ['Cháo cá hồi – bí đỏ (6–8 tháng)', 'chao-ca-hoi-bi-do-6-8-thang'],
    ['  Sữa & trứng!  ', 'sua-trung'],
    ['1.000 ngày đầu đời', '1-000-ngay-dau-doi'],
    ['???', ''],
    ['', ''],
  ])('%j becomes %j', (title, slug) => {
    expect(slugify(title)).toBe(slug)
    expect(slugify(title.normalize('NFD'))).toBe(slug)
  })

  test.each([
    ['bon nam sau', 11, 'bon-nam-sau'],
    ['bon nam sau', 10, 'bon-nam'],
    ['bon nam sau', 8, 'bon-nam'],
    ['bon nam sau', 7, 'bon-nam'],
    ['bon nam sau', 6, 'bon'],
    ['khongcachnao', 6, 'khongc'],
  ])('%j in %i characters becomes %j', (title, maxLength, slug) => {
    expect(slugify(title, maxLength)).toBe(slug)
  })

  test('a slug is always fit for an address', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
        const slug = slugify(title)
        expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
        expect(slug.length).toBeLessThanOrEqual(SLUG_MAX_LENGTH)
        expect(slugify(slug)).toBe(slug)
      }),
    )
  })
})
