import { describe, expect, test } from '@jest/globals'
import { articlePath, catalogPath, isCatalogCode } from './articles'

describe('articlePath', () => {
  test.each([
    ['kho-tang-am-thuc-cua-me', '/so-tay-cua-me/kho-tang-am-thuc-cua-me/5-canh-cua'],
    ['dinh-duong-va-suc-khoe-cho-be', '/so-tay-cua-me/dinh-duong-va-suc-khoe-cho-be/5-canh-cua'],
    ['y-kien-chuyen-gia', '/gioi-thieu/thong-tin-khac/y-kien-chuyen-gia/5-canh-cua'],
    ['van-ban', '/gioi-thieu/van-ban/5-canh-cua'],
    ['diem-tin-khoa-hoc', '/danh-cho-can-bo-y-te/diem-tin-khoa-hoc/5-canh-cua'],
    ['gioi-thieu-tro-nang', '/gioi-thieu/tro-nang/5-canh-cua'],
    ['gioi-thieu-', '/so-tay-cua-me/gioi-thieu-/5-canh-cua'],
    ['chuyen-muc-moi', '/so-tay-cua-me/chuyen-muc-moi/5-canh-cua'],
  ])('an article of %s is at %s', (code, path) => {
    expect(articlePath({ articleId: 5, slug: 'canh-cua', catalog: { code } })).toBe(path)
  })

  test('an article without slug is at its id', () => {
    expect(articlePath({ articleId: 5, slug: '', catalog: { code: 'van-ban' } })).toBe('/gioi-thieu/van-ban/5')
  })
})

test.each(['constructor', '__proto__', 'toString'])('%s is no catalog', (code) => {
  expect(isCatalogCode(code)).toBe(false)
  expect(catalogPath(code)).toBe(`/so-tay-cua-me/${code}`)
})
