import { describe, expect, test } from '@jest/globals'
import { shapeReliedOn } from 'shared-contracts/call-contract'
import { z } from 'zod'
import { DEPRECATED_DAYS } from '../record'
import { hashOfMembers, type Members, membersOf } from './call-members'
import { judgeCalls, type PresentCall } from './judge-calls'

const address = { method: 'GET', host: 'api', path: '/api/Dish/Get', access: 'public' } as const
const query = { id: z.int().min(1), sort: z.enum(['name', 'cost']).optional() }
const answer = { title: z.string(), cost: z.number().nullable() }

const callOf = (asked: z.ZodRawShape, given: z.ZodRawShape, terms: object = {}): Members =>
  membersOf({ ...address, ...terms }, { summary: '', query: z.object(asked), answer: z.object(given) })

const first = callOf(query, answer)
const accepted = judgeCalls({ record: {}, members: {} }, { 'Dish/Get': { members: first } }, '2026-01-01').next

const judge = (call: PresentCall | null, today = '2026-01-02', before = accepted) =>
  judgeCalls(before, call === null ? {} : { 'Dish/Get': call }, today)

test('what is as recorded changes nothing', () => {
  expect(judge({ members: first })).toEqual({ changes: [], refusals: [], next: accepted })
})

describe('releases in use survive it', () => {
  test.each<[string, Members, string]>([
    ['an optional member asked for', callOf({ ...query, page: z.int().optional() }, answer), 'query.page'],
    ['a member given', callOf(query, { ...answer, video: z.object({ url: z.string() }) }), 'answer.video'],
    ['a limit of what is asked for, widened', callOf({ ...query, id: z.int().min(0) }, answer), 'query.id'],
    [
      'a choice more of what is asked for',
      callOf({ ...query, sort: z.enum(['name', 'cost', 'age']).optional() }, answer),
      'query.sort',
    ],
    ['a choice no longer asked for', callOf({ ...query, id: query.id.optional() }, answer), 'query.id'],
    ['an answer that is never null any more', callOf(query, { ...answer, cost: z.number() }), 'answer.cost'],
  ])('%s', (_, members, path) => {
    const { changes, refusals, next } = judge({ members })
    expect(refusals).toEqual([])
    expect(changes).toEqual([`Dish/Get is extended: ${path}`])
    expect(next.record['Dish/Get']).toEqual({
      shapes: [hashOfMembers(first), hashOfMembers(members)],
      since: { [path]: 1 },
    })
  })
})

describe('accept refuses what breaks them', () => {
  const { title: _, ...untitled } = answer
  test.each<[string, Members, string]>([
    ['a member taken away', callOf(query, untitled), 'answer.title is gone'],
    [
      'a member of another type',
      callOf(query, { ...answer, title: z.int() }),
      'answer.title was "string" and is "integer',
    ],
    [
      'an answer that may be null now',
      callOf(query, { ...answer, title: z.string().nullable() }),
      'answer.title was "string" and is "string nullable"',
    ],
    ['a member that must be sent now', callOf({ ...query, unit: z.string() }, answer), 'query.unit is required now'],
    ['a limit that is narrower now', callOf({ ...query, id: z.int().min(5) }, answer), 'query.id was'],
    ['a choice taken away', callOf({ ...query, sort: z.enum(['name']).optional() }, answer), 'query.sort was'],
    ['another method', callOf(query, answer, { method: 'POST' }), 'address was'],
    ['a login asked for', callOf(query, answer, { access: 'user' }), 'address was'],
  ])('%s', (_name, members, message) => {
    const { refusals } = judge({ members })
    expect(refusals).toEqual([expect.stringContaining(`Dish/Get: ${message}`)])
    expect(refusals[0]).toContain('add a new call beside it, or mark it as deprecated')
  })

  test('a call that is gone', () => {
    expect(judge(null).refusals).toEqual([
      expect.stringMatching(/^Dish\/Get: the call is gone. This breaks .+ 90 days later$/),
    ])
  })
})

describe('a call that is marked as deprecated', () => {
  const marked = judge({ members: first, deprecated: '2026-01-02' }).next

  test('the mark is recorded, and served', () => {
    expect(marked.record['Dish/Get']).toMatchObject({ shapes: [hashOfMembers(first)], deprecated: '2026-01-02' })
  })

  test(`may change or go after ${DEPRECATED_DAYS} days, and not a day before`, () => {
    expect(judge(null, '2026-04-01', marked).refusals).toHaveLength(1)
    expect(judge(null, '2026-04-02', marked)).toMatchObject({ refusals: [], next: { record: {} } })
    const other = { members: callOf({}, {}), deprecated: '2026-01-02' }
    expect(judge(other, '2026-04-01', marked).refusals).toHaveLength(1)
    expect(judge(other, '2026-04-02', marked).next.record['Dish/Get']?.shapes).toEqual([hashOfMembers(other.members)])
  })

  test('not by a mark that is dated back', () => {
    expect(judge({ members: first, deprecated: '2025-01-01' }).refusals).toEqual([
      "Dish/Get: deprecated since 2025-01-01, which is not the day of the mark: write '2026-01-02'",
    ])
  })
})

describe('a unit relies on the oldest shape that has what it uses', () => {
  const call = { shapes: ['old', 'middle', 'new'], since: { 'answer.video': 1, 'answer.video.title': 2 } }
  test.each([
    [['title', 'cost'], 'old'],
    [['video'], 'middle'],
    [['video', 'title'], 'new'],
  ])('names %j: %s', (names, shape) => {
    expect(shapeReliedOn(call, new Set(names))).toBe(shape)
  })
})
