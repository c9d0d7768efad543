import { describe, expect, test } from '@jest/globals'
import { of } from 'rxjs'
import { popupOf, visitOf } from './testing/inputs'
import { asked, type Marbles, onePoll, onePopup, play, remembered } from './testing/play'

describe('who is asked, and where', () => {
  test('popups and polls come to somebody logged in with an object type', () => {
    play({ person: '100ms l', calls: onePopup(), expected: '100ms o 4999ms p' })
    expect(asked).toEqual(['popups Notebook 2', 'polls 2'])
  })

  test('nobody logged in, or no object type: nothing is fetched or shown', () => {
    play({ person: 'o', calls: onePopup(), expected: 'o' })
    expect(asked).toEqual([])
  })

  test('a page without a name: nothing is fetched or shown', () => {
    play({ page: 'x', calls: onePopup(), expected: 'o' })
    expect(asked).toEqual([])
  })

  test('popups of the page and polls of the object type are fetched as the page opens', () => {
    play({ page: '3s c', person: 'h', calls: onePopup(), expected: '3s o 4999ms p' })
    expect(asked).toEqual(['popups ClassRegister 4', 'polls 4'])
  })
})

describe('on each route change', () => {
  test('popups are fetched again', () => {
    play({ page: 'n 1s c', expected: 'o' })
    expect(asked).toEqual(['popups Notebook 2', 'polls 2', 'popups ClassRegister 2', 'polls 2'])
  })

  test('the 5 seconds of the page before are cancelled', () => {
    const calls = () => ({ popups: (name: string) => of(name === 'Notebook' ? [popupOf(1)] : []) })
    play({ page: 'n 4999ms c', calls, expected: 'o' })
  })

  test('the second before a poll is cancelled', () => {
    play({ page: 'n 5999ms c', calls: onePoll(), expected: 'o' })
  })

  test('what is shown goes', () => {
    play({ page: 'n 6s c', calls: onePopup(), given: { visit: visitOf() }, expected: 'o 4999ms p 1s o' })
    expect(remembered).toEqual(['popup 1 of 7'])
  })

  test('an answer that was on its way shows nothing', () => {
    const calls = (marbles: Marbles) => ({
      popups: (name: string) => (name === 'Notebook' ? marbles('6s (a|)', { a: [popupOf(1)] }) : of([])),
    })
    play({ page: 'n 5500ms c', calls, expected: 'o' })
  })

  test('the same page with another query is the same page', () => {
    play({ page: 'n 3s n', calls: onePopup(), expected: 'o 4999ms p' })
    expect(asked).toHaveLength(2)
  })
})
