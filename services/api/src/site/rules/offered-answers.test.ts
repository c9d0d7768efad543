import { expect, test } from '@jest/globals'
import { offeredAnswers } from './offered-answers'

const row = (id: number, question: string) => ({
  id,
  group: '',
  question,
  answer: question,
  sources: [],
  sourceLinks: [],
  review: null,
})
const answers = [row(1, 'Bằng {đăng nhập qua} được không?'), row(2, 'Tôi quên mật khẩu.')]

test.each([
  [[], ['Tôi quên mật khẩu.']],
  [['Google'], ['Bằng Google được không?', 'Tôi quên mật khẩu.']],
  [
    ['Google', 'Facebook', 'Zalo'],
    ['Bằng Google, Facebook hoặc Zalo được không?', 'Tôi quên mật khẩu.'],
  ],
] as const)('with %j', (providers, expected) => {
  expect(offeredAnswers(answers, providers).map(({ question }) => question)).toEqual(expected)
  expect(offeredAnswers(answers, providers).map(({ answer }) => answer)).toEqual(expected)
})
