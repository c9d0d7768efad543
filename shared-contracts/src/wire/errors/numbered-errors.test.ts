import { describe, expect, test } from '@jest/globals'
import { findNumberedError, numberedErrors } from './numbered-errors'

describe('numbered errors', () => {
  test.each([
    [1000, 'UserName', '/dang-ky'],
    [1001, 'UserName', undefined],
    [1015, 'phoneNumber', undefined],
    [1016, 'email', undefined],
    [1057, 'oldPassword', '/quen-mat-khau'],
    [1078, null, undefined],
  ])('%i belongs to %s and links to %s', (code, field, path) => {
    const error = findNumberedError(code)
    expect(error?.field).toBe(field)
    expect(error?.link?.path).toBe(path)
    expect(error?.message).not.toBe('')
  })

  test('there are no others', () => {
    expect(numberedErrors).toHaveLength(6)
    expect(findNumberedError(1002)).toBeUndefined()
  })
})
