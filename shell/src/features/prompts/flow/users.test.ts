import { describe, expect, test } from '@jest/globals'
import { memoryOf } from './testing/inputs'
import { asked, onePopup, play } from './testing/play'

describe('when the user changes', () => {
  test('logging out takes what is shown along', () => {
    play({ person: 'l 6s o', calls: onePopup(), expected: 'o 4999ms p 1s o' })
  })

  test('somebody else starts from the beginning, with her own memory', () => {
    const { memory } = memoryOf()
    memory.keepPopup(7, 1, true)
    play({ person: 'l 3s h', calls: onePopup(), given: { memory }, expected: 'o 8000ms p' })
    expect(asked).toEqual(['popups Notebook 2', 'polls 2', 'popups Notebook 4', 'polls 4'])
  })

  test('another object type of the same user fetches anew', () => {
    play({ person: 'l 3s z', expected: 'o' })
    expect(asked).toEqual(['popups Notebook 2', 'polls 2', 'popups Notebook 3', 'polls 3'])
  })

  test('the same session told again changes nothing', () => {
    play({ person: 'l 3s l', calls: onePopup(), expected: 'o 4999ms p' })
  })
})
