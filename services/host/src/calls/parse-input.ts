import { fieldErrorsOf } from 'shared-contracts/call-schemas'
import type { FieldError } from 'shared-contracts/calls'
import type { z } from 'zod'
import { generalFailure } from './call-failure'

/** What a request sends, by its schema. Throws `CallFailure` with an error for each wrong field. */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  failure: 'bad_request' | 'validation_failed',
): z.output<Schema> {
  const unstorable = findUnstorableText(input)
  if (unstorable) throw generalFailure(failure, [unstorable])
  const result = schema.safeParse(input)
  if (!result.success) throw generalFailure(failure, fieldErrorsOf(result.error, input))
  return result.data
}

/**
 * U+0000, which PostgreSQL keeps in no text, and half of a surrogate pair, which is no character: a `jsonb` column refuses
 * it, a `text` column keeps something else. Either would be an error of the database.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it is what is looked for
const UNSTORABLE = /\u0000|\p{Surrogate}/u
const UNSTORABLE_IN_NAMES = new RegExp(UNSTORABLE, 'gu')

/** Names and values at any depth. A list and no recursion, as a body may be nested deeper than the call stack. */
function findUnstorableText(input: unknown): FieldError | null {
  const values: { value: unknown; field: string }[] = [{ value: input, field: '' }]
  for (const { value, field } of values) {
    if (typeof value === 'string' && UNSTORABLE.test(value)) return unstorableAt(field)
    if (typeof value !== 'object' || value === null) continue
    for (const [name, inner] of Object.entries(value)) {
      const path = field === '' ? name : `${field}.${name}`
      if (UNSTORABLE.test(name)) return unstorableAt(path.replace(UNSTORABLE_IN_NAMES, '?'))
      values.push({ value: inner, field: path })
    }
  }
  return null
}

function unstorableAt(field: string): FieldError {
  return { field, code: 'invalid_value', message: 'Có ký tự không hợp lệ.' }
}
