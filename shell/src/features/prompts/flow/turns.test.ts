import { describe, test } from '@jest/globals'
import { Observable, of } from 'rxjs'
import { memoryOf, pollOf, popupOf, visitOf } from './testing/inputs'
import { notebook, onePopup, play } from './testing/play'

describe('what would be shown', () => {
  test('one turn a visit: a popup and its poll, then nothing more', () => {
    const calls = () => ({ popups: () => of([popupOf(1), popupOf(2)]), polls: () => of([pollOf(1)]) })
    play({
      page: 'n 20s c',
      actions: '6s c 1999ms c',
      calls,
      expected: 'o 4999ms p 999ms o 999ms a 999ms o',
    })
  })

  test('never on the first page of a first visit', () => {
    const visit = visitOf((path) => path !== notebook.path)
    const calls = () => ({ popups: () => of([popupOf(1)]), polls: () => of([pollOf(1)]) })
    play({ page: 'n 20s c', calls, given: { visit }, expected: 'o 25000ms p' })
  })

  test('waits while a form is being filled or a dialog is open', () => {
    play({ busy: 'y 11999ms n', calls: onePopup(), expected: 'o 11999ms p' })
  })

  test('waits for the place over the page', () => {
    play({ place: 'n 3s y', calls: onePopup(), expected: 'o 8000ms p' })
  })

  test('waits for a form that was begun while it waited for the place', () => {
    play({ place: 'n 3s y', busy: 'n 5999ms y 3999ms n', calls: onePopup(), expected: 'o 9999ms p' })
  })

  test('what another tab has shown while this one waited is not shown here', () => {
    const { memory } = memoryOf()
    const busy$ = new Observable<boolean>((subscriber) => {
      memory.keepPopup(7, 1, true)
      subscriber.next(false)
    })
    play({ calls: onePopup(), given: { memory, busy$ }, expected: 'o' })
  })
})
