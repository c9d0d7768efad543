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
  const unstorable = findNulCharacter(input)
  if (unstorable) throw generalFailure(failure, [unstorable])
  const result = schema.safeParse(input)
  if (!result.success) throw generalFailure(failure, fieldErrorsOf(result.error, input))
  return result.data
}

/**
 * PostgreSQL can't store the character U+0000 in a text: it would answer with an error of its own. A list and no recursion,
 * as a body may be nested deeper than the call stack.
 */
function findNulCharacter(input: unknown): FieldError | null {
  const values: { value: unknown; field: string }[] = [{ value: input, field: '' }]
  for (const { value, field } of values) {
    if (typeof value === 'string' && value.includes('\u0000')) {
      return { field, code: 'invalid_value', message: 'Có ký tự không hợp lệ.' }
    }
    if (typeof value !== 'object' || value === null) continue
    for (const [name, inner] of Object.entries(value)) {
      values.push({ value: inner, field: field === '' ? name : `${field}.${name}` })
    }
  }
  return null
}
