import { expect, test } from '@jest/globals'
import { keptDraftOf } from './kept-draft-of'

test('a draft comes back to its own user alone', () => {
  const drafts = keptDraftOf<string>()
  drafts(1).keep('của Lan')
  expect(drafts(1).read()).toBe('của Lan')
  expect(drafts(2).read()).toBeNull()
  drafts(1).forget()
  expect(drafts(1).read()).toBeNull()
})
