import fc from 'fast-check'
import { z } from 'zod'

/** What the shapes of calls use of JSON Schema. */
type JsonSchema = z.core.JSONSchema.BaseSchema

/** Longer lists are not made on purpose: hostile values bring them. */
const MOST_ITEMS = 4

/** What real inputs hold: they get further than chance does. */
const WORDS = ['cháo', 'Nguyễn Thị Lan', 'a@example.vn', '0912345678', '123456', 'Mat-khau-thu-1', '2026-11-20']

/** Values that a shape mostly allows: what JSON Schema can't say of it (refinements) is left to chance. */
export function valuesOf(shape: z.ZodType): fc.Arbitrary<unknown> {
  return arbitraryOf(z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }))
}

function arbitraryOf(schema: JsonSchema | boolean): fc.Arbitrary<unknown> {
  if (typeof schema === 'boolean') return fc.jsonValue()
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum !== undefined) return fc.constantFrom<unknown>(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices !== undefined) return fc.oneof(...choices.map(arbitraryOf))
  switch (schema.type) {
    case 'object':
      return objectOf(schema)
    case 'array':
      return listOf(schema)
    case 'string':
      return textOf(schema)
    case 'integer':
    case 'number':
      return numberOf(schema)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return fc.jsonValue()
  }
}

function objectOf({ properties = {}, required = [], additionalProperties }: JsonSchema): fc.Arbitrary<unknown> {
  if (typeof additionalProperties === 'object' && Object.keys(properties).length === 0)
    return fc.dictionary(fc.string(), arbitraryOf(additionalProperties), { maxKeys: MOST_ITEMS })
  const fields = Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, arbitraryOf(inner)]))
  return fc.record(fields, { requiredKeys: required })
}

function listOf({ items, minItems = 0, maxItems = MOST_ITEMS }: JsonSchema): fc.Arbitrary<unknown> {
  const item = items === undefined || Array.isArray(items) ? fc.jsonValue() : arbitraryOf(items)
  return fc.array(item, { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, MOST_ITEMS)) })
}

function textOf({ format, pattern, minLength = 0, maxLength = 60 }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'date')
    return fc
      .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))
  if (format === 'email') return fc.emailAddress()
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern))
  const bounds = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)) }
  const text = fc.string({ unit: 'grapheme', ...bounds })
  const words = WORDS.filter(({ length }) => length >= minLength && length <= maxLength)
  return words.length === 0 ? text : fc.oneof(text, fc.constantFrom(...words))
}

/** Small numbers are ids that exist, and bounds are where mistakes are made. */
function numberOf({ type, minimum = -1e9, maximum = 1e9, exclusiveMinimum }: JsonSchema): fc.Arbitrary<number> {
  const step = type === 'integer' ? 1 : 1e-6
  const low = Math.max(
    typeof exclusiveMinimum === 'number' ? exclusiveMinimum + step : minimum,
    Number.MIN_SAFE_INTEGER,
  )
  const high = Math.min(maximum, Number.MAX_SAFE_INTEGER)
  const near = fc.integer({ min: Math.ceil(low), max: Math.max(Math.ceil(low), Math.floor(Math.min(high, low + 12))) })
  const edges = fc.constantFrom(low, high)
  if (type === 'integer') return fc.oneof(near, near, fc.integer({ min: Math.ceil(low), max: Math.floor(high) }), edges)
  return fc.oneof(near, fc.double({ min: low, max: high, noNaN: true }), edges)
}
