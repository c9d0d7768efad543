import { parseInput } from 'service-host'
import { z } from 'zod'

/** Reads what a request sends to a call. Throws `CallFailure` with an error for each wrong field. */
export interface InputReader {
  query(raw: unknown): unknown
  body(raw: unknown): unknown
}

/** Names in the query match in any letter case; those in the body are exact. */
export function inputReader(querySchema: z.ZodType | undefined, bodySchema: z.ZodType | undefined): InputReader {
  const names = new Map(declaredNames(querySchema).map((name) => [name.toLowerCase(), name]))
  return {
    query: (raw) => (querySchema ? parseInput(querySchema, withDeclaredNames(raw, names), 'bad_request') : {}),
    body: (raw) => (bodySchema ? parseInput(bodySchema, raw, 'validation_failed') : undefined),
  }
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
