/** The name of the constraint that a write ran into; null for every other error. */
export function violatedConstraint(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('code' in error)) return null
  if (error.code !== UNIQUE_VIOLATION) return null
  return 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : null
}

/** PostgreSQL's `unique_violation`. */
const UNIQUE_VIOLATION = '23505'
