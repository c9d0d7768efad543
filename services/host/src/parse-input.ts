import type { FieldError } from 'shared-contracts/calls'
import type { z } from 'zod'
import { generalFailure } from './call-failure'
import { fieldErrorsOf } from './field-errors'

/** What a request sends, by its schema. Throws `CallFailure` with an error for each wrong field. */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  failure: 'bad_request' | 'validation_failed',
): z.output<Schema> {
  const unstorable = findNulCharacter(input, '')
  if (unstorable) throw generalFailure(failure, [unstorable])
  const result = schema.safeParse(input)
  if (!result.success) throw generalFailure(failure, fieldErrorsOf(result.error, input))
  return result.data
}

/** PostgreSQL can't store the character U+0000 in a text: it would answer with an error of its own. */
function findNulCharacter(value: unknown, field: string): FieldError | null {
  if (typeof value === 'string') {
    return value.includes('\u0000') ? { field, code: 'invalid_value', message: 'Có ký tự không hợp lệ.' } : null
  }
  if (typeof value !== 'object' || value === null) return null
  for (const [name, inner] of Object.entries(value)) {
    const wrong = findNulCharacter(inner, field === '' ? name : `${field}.${name}`)
    if (wrong) return wrong
  }
  return null
}
