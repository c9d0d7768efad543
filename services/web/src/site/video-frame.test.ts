import { expect, test } from '@jest/globals'
import { videoFrame, YOUTUBE_ID } from './video-frame'

test.each([
  ['dQw4w9WgXcQ', true],
  ['a-b_c1234567', false],
  ['a-b_c123456', true],
  ['short', false],
  ['<script>aaa', false],
  ['../../../..', false],
])('%j is an id of a video: %s', (id, expected) => {
  expect(YOUTUBE_ID.test(id)).toBe(expected)
})

test('only this document may hold the player, only this site may frame it, and it runs its own script alone', () => {
  const policy = videoFrame.headers['content-security-policy'].split('; ')
  expect(policy).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      'frame-src https://www.youtube-nocookie.com',
      'img-src https://i.ytimg.com',
      "frame-ancestors 'self'",
    ]),
  )
  expect(policy.join(' ')).not.toContain('unsafe')
  expect(videoFrame.html).not.toMatch(/<iframe|src="/)
})
