import { expect, test } from '@jest/globals'
import { readerDraft } from './reader-draft'

test('what one reader typed stays hers and is not shown to the next', () => {
  const draftOf = readerDraft<{ readonly name: string }>()
  draftOf(1).keep({ name: 'BN-17' })
  expect(draftOf(1).read()).toEqual({ name: 'BN-17' })
  expect(draftOf(2).read()).toBeNull()
  expect(draftOf(1).read()).toBeNull()
})
