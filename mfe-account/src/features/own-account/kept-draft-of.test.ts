import { expect, test } from '@jest/globals'
import { keptDraftOf } from './kept-draft-of'

test('a draft comes back to its own user alone, without what is not kept', () => {
  const drafts = keptDraftOf<{ readonly email: string; readonly password: string }>({ password: '' })
  drafts(1).keep({ email: 'lan@example.vn', password: 'Mot-cau-ngan' })
  expect(drafts(1).read()).toEqual({ email: 'lan@example.vn', password: '' })
  expect(drafts(2).read()).toBeNull()
  drafts(1).forget()
  expect(drafts(1).read()).toBeNull()
})
