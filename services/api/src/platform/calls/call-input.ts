import { fieldErrorsOf } from 'shared-contracts/call-schemas'
import type { FieldError } from 'shared-contracts/calls'
import { z } from 'zod'
import { generalFailure } from '../http/call-failure'

/** Reads what a request sends to a call. Throws `CallFailure` with an error for each wrong field. */
export interface InputReader {
  query(raw: unknown): unknown
  body(raw: unknown): unknown
}

/** Names in the query match in any letter case (DECISIONS 58); those in the body are exact. */
export function inputReader(querySchema: z.ZodType | undefined, bodySchema: z.ZodType | undefined): InputReader {
  const names = new Map(declaredNames(querySchema).map((name) => [name.toLowerCase(), name]))
  return {
    query: (raw) => (querySchema ? read(querySchema, withDeclaredNames(raw, names), 'bad_request') : {}),
    body: (raw) => (bodySchema ? read(bodySchema, raw, 'validation_failed') : undefined),
  }
}

function read(schema: z.ZodType, raw: unknown, failure: 'bad_request' | 'validation_failed'): unknown {
  const unstorable = fieldWithNul(raw, '')
  if (unstorable) throw generalFailure(failure, [unstorable])
  const result = schema.safeParse(raw)
  if (!result.success) throw generalFailure(failure, fieldErrorsOf(result.error, raw))
  return result.data
}

function declaredNames(schema: z.ZodType | undefined): string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
}

function withDeclaredNames(raw: unknown, names: ReadonlyMap<string, string>): Record<string, unknown> {
  const query: Record<string, unknown> = {}
  if (typeof raw !== 'object' || raw === null) return query
  for (const [name, value] of Object.entries(raw)) {
    const declared = names.get(name.toLowerCase())
    if (declared !== undefined) query[declared] = declared in query ? [query[declared], value].flat() : value
  }
  return query
}

/** PostgreSQL can't store the character U+0000 in a text: it would answer with an error of its own. */
function fieldWithNul(value: unknown, field: string): FieldError | null {
  if (typeof value === 'string') {
    return value.includes('\u0000') ? { field, code: 'invalid_value', message: 'Có ký tự không hợp lệ.' } : null
  }
  if (typeof value !== 'object' || value === null) return null
  for (const [name, inner] of Object.entries(value)) {
    const wrong = fieldWithNul(inner, field === '' ? name : `${field}.${name}`)
    if (wrong) return wrong
  }
  return null
}
