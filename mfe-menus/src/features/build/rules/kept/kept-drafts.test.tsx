import { beforeEach, expect, test } from '@jest/globals'
import { changeDraft, type Draft, emptyDraft } from '../draft'
import { keptDrafts } from './kept-drafts'

const draft: Draft = {
  ...emptyDraft(2),
  days: [[{ mealCode: 1, dishId: 10, portion: 1, locked: true }]],
  excludedMaterialIds: [7],
  avoidedAllergens: ['milk'],
}
const read = () => keptDrafts.read('anyone', 'a')?.value

beforeEach(() => {
  window.localStorage.clear()
  window.sessionStorage.clear()
})

test('what is to be avoided stays in the tab', () => {
  keptDrafts.keep('anyone', 'a', draft)
  const onDevice = JSON.stringify(Object.values(window.localStorage))
  expect(onDevice).toContain('dishId')
  expect(onDevice).not.toMatch(/milk|avoidedAllergens|excludedMaterialIds/)
  expect(read()).toEqual(draft)
})

test('another tab has the dishes, and asks again for what was to be avoided, until it is stated there', () => {
  keptDrafts.keep('anyone', 'a', draft)
  window.sessionStorage.clear()
  const elsewhere = read()
  expect(elsewhere).toEqual({ ...draft, excludedMaterialIds: [], avoidedAllergens: [], wishesAreMissing: true })
  if (!elsewhere) throw new Error('no draft')
  keptDrafts.keep('anyone', 'a', changeDraft(elsewhere, { kind: 'avoid', allergen: 'egg', avoided: true }))
  expect(read()).toMatchObject({ avoidedAllergens: ['egg'], wishesAreMissing: false })
})

test('without such wishes nothing is asked', () => {
  keptDrafts.keep('anyone', 'a', { ...draft, excludedMaterialIds: [], avoidedAllergens: [] })
  window.sessionStorage.clear()
  expect(read()?.wishesAreMissing).toBe(false)
})
