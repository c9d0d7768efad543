import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { z } from 'zod'
import { valuesOf } from './shape-arbitrary'

test.each([
  ['longer than every word', z.string().min(24).max(40)],
  ['shorter than every word', z.string().max(3)],
  ['within the words', z.string().min(4).max(12)],
  ['a list of texts of one length', z.array(z.string().length(22)).min(1)],
])('texts %s are made, and the shape takes them', (_what, shape) => {
  const values = fc.sample(valuesOf(shape), { numRuns: 50, seed: 1 })
  const taken = values.filter((value) => shape.safeParse(value).success)
  // Not all: a grapheme may be several characters, which the shape counts.
  expect(taken.length).toBeGreaterThan(0)
})
