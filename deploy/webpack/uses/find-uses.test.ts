import { expect, test } from '@jest/globals'
import { findUses } from './find-uses'
import { scanSource } from './scan-source'

const calls = {
  'Article/GetById': { shapes: ['aaaaaaaaaaaa', 'bbbbbbbbbbbb'], since: { 'answer.video': 1 } },
  UnitConverts: { shapes: ['cccccccccccc'] },
}
const find = (...sources: readonly string[]) => {
  const { tokens: _, ...uses } = findUses(sources.map(scanSource), {
    unit: 'account',
    units: ['menus', 'health'],
    calls,
    topics: ['cart/changed', 'menus/saved'],
  })
  return uses
}
const nothing = { calls: {}, topics: [], ownTopics: [], widgets: [] }

test('calls by their names wherever these stand, and on the shape that has what is used', () => {
  expect(find("const table = { one: 'Article/GetById' }", "api.call(name ?? 'UnitConverts')")).toEqual({
    ...nothing,
    calls: { 'Article/GetById': 'aaaaaaaaaaaa', UnitConverts: 'cccccccccccc' },
  })
})

test('a member that was added later binds whoever names it, in whichever module', () => {
  expect(find("api.call('Article/GetById')", 'show(article.video)').calls).toEqual({
    'Article/GetById': 'bbbbbbbbbbbb',
  })
})

test('a call that nobody knows', () => {
  expect(find("api.call('Article/GetNothing'); toString.call('x'); api.other('Article/GetMore')").calls).toEqual({
    'Article/GetNothing': 'unknown',
  })
})

test('topics, known and unknown', () => {
  expect(find("const topic = 'cart/changed'; bus.subscribe('dish/eaten', f); x.subscribe('text')").topics).toEqual([
    'cart/changed',
    'dish/eaten',
  ])
})

test('topics of its own, and those of others, which are no widgets', () => {
  expect(
    find(
      "bus.publish('account/list-shared', {}); bus.streamOf('menus/week-shown'); bus.subscribe('account/list-shared', f)",
      "bus.subscribe('account/never-told', f); bus.publish('health/measured', {})",
    ),
  ).toEqual({
    ...nothing,
    topics: ['account/never-told', 'health/measured', 'menus/week-shown'],
    ownTopics: ['account/list-shared'],
  })
})

test('widgets of other units, not their entries or topics', () => {
  expect(find("const saved = 'menus/saved'").widgets).toEqual([])
  expect(find("show('menus/home-menus'); load('menus/lifecycles'); see('other/thing', 'health/A b')").widgets).toEqual([
    'menus/home-menus',
  ])
})
