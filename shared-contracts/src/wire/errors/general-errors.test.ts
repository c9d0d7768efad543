import { describe, expect, test } from '@jest/globals'
import { type GeneralErrorCode, generalErrorOfStatus, generalErrors } from './general-errors'

describe('general errors', () => {
  test.each<[number, GeneralErrorCode]>([
    [400, 'bad_request'],
    [401, 'unauthorised'],
    [403, 'forbidden'],
    [404, 'not_found'],
    [409, 'conflict'],
    [413, 'payload_too_large'],
    [415, 'unsupported_media_type'],
    [418, 'bad_request'],
    [422, 'validation_failed'],
    [429, 'too_many_requests'],
    [500, 'internal'],
    [502, 'internal'],
    [503, 'unavailable'],
    [0, 'internal'],
  ])('status %i is %s', (status, code) => {
    expect(generalErrorOfStatus(status)).toBe(code)
  })

  test('every code has its own status', () => {
    const statuses = Object.values(generalErrors).map(({ status }) => status)
    expect(new Set(statuses).size).toBe(statuses.length)
  })
})
