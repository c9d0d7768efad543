import { expect, test } from '@jest/globals'
import { messageOfServerString, serverStrings } from './server-strings'

test('server strings have messages of their own; empty and unknown ones do not', () => {
  expect(Object.keys(serverStrings)).toHaveLength(10)
  for (const [word, message] of Object.entries(serverStrings)) expect(messageOfServerString(word)).toBe(message)
  for (const word of ['', 'no_such_word', 'toString']) expect(messageOfServerString(word)).toBe('Lỗi không xác định')
})
