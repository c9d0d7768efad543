import { expect, jest, test } from '@jest/globals'
import { useEffect } from 'react'
import { pairings } from 'shared-contracts/testing'
import { codeOfSection } from '../testing/code-of-section'
import {
  composeSections,
  goToNeighbour,
  left,
  navigator,
  neighbour,
  open,
  reload,
  SECTIONS,
  until,
  untilPage,
} from '../testing/composed-sections'
import { unitOf, whole } from '../testing/section-files'

/*
 * What a section leaves behind, in every section in a whole run. The kinds of it: leavings/watch-leavings.test.tsx; in a browser:
 * e2e/composition/leavings.spec.ts.
 */

const cases = pairings(['leaving', 'damaging'] as const, SECTIONS)
const sectionsOf = (name: 'leaving' | 'damaging') =>
  cases.filter(([test]) => test === name).map(([, section]) => [section[0], unitOf(section)] as const)

composeSections()

test.each(sectionsOf('leaving'))(
  'what %s leaves on the page is gone with it, and not there when it comes back',
  async (_, unit) => {
    const { name } = unit.entry
    const heard = jest.fn()
    const act = () =>
      codeOfSection(
        name,
        `const stop = (event) => { event.stopImmediatePropagation(); heard() }
      window.addEventListener('keydown', stop, true)
      document.body.classList.add('left-behind')
      document.body.append(Object.assign(document.createElement('aside'), { className: 'left-behind' }))`,
        { heard },
      )
    function Leaving() {
      useEffect(() => void act(), [])
      return <h1>Trang</h1>
    }
    unit.files = { ...whole, page: async () => Leaving }
    await open(unit)
    for (const round of [1, 2]) {
      await untilPage(unit)
      await until(() => expect(document.querySelectorAll('.left-behind')).toHaveLength(2))
      await goToNeighbour()
      document.querySelector('h1')?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }))
      expect(heard).not.toHaveBeenCalled()
      expect(document.querySelectorAll('.left-behind')).toHaveLength(0)
      expect(new Set(left.mock.calls.flatMap(([left, kind]) => (left === name ? `${left} ${kind}` : [])))).toEqual(
        new Set([`${name} listener`, `${name} class`, `${name} element`]),
      )
      if (round === 1) await navigator.navigate(unit.path)
    }
    expect(reload).not.toHaveBeenCalled()
  },
)

test.each(sectionsOf('damaging'))(
  'what %s changes for all as it goes is told of it, and the document is loaded anew',
  async (_, unit) => {
    const { pushState } = window.history
    function Damaging() {
      useEffect(
        () => () => {
          window.history.pushState = () => {}
        },
        [],
      )
      return <h1>Trang</h1>
    }
    unit.files = { ...whole, page: async () => Damaging }
    try {
      await open(unit)
      await untilPage(unit)
      await navigator.navigate(neighbour.path)
      await until(() => {
        expect(left.mock.calls).toEqual([[unit.entry.name, 'history', 'pushState']])
        expect(reload).toHaveBeenCalledTimes(1)
      })
    } finally {
      window.history.pushState = pushState
    }
  },
)
