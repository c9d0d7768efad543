import { expect, test } from '@jest/globals'
import { ApiError, isNotFound, isRefused } from './api-error'

/** The class as another unit's bundle carries it. */
class ForeignApiError extends Error {
  override readonly name = 'ApiError'
  readonly status = 404
}

test('is recognised across bundles, which carry a copy each', () => {
  expect(new ForeignApiError()).toBeInstanceOf(ApiError)
  expect(isNotFound(new ForeignApiError())).toBe(true)
})

test.each([
  [new ApiError('Article/GetById', 404, 'none'), true],
  [new ApiError('Article/GetById', 500, 'fault'), false],
  [new Error('404'), false],
  [{ name: 'ApiError', status: 404 }, false],
  [null, false],
])('%s is a 404: %s', (error, expected) => {
  expect(isNotFound(error)).toBe(expected)
})

test.each([
  [401, true],
  [403, true],
  [404, false],
  [0, false],
])('status %i is a refusal: %s', (status, expected) => {
  expect(isRefused(new ApiError('Article/GetById', status, 'no'))).toBe(expected)
})
