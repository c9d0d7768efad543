interface LogEntry {
  readonly level: number
  readonly msg?: string
  readonly err?: { readonly message?: string; readonly cause?: string }
  readonly req?: { readonly method?: string; readonly path?: string }
  /** Of an answer that failed. */
  readonly method?: string
  readonly path?: string
  readonly status?: number
  readonly ms?: number
}

/**
 * What the services log as JSON, shortened for a person: `warn  message  detail`. Null: not for the screen.
 *
 * @param leastLevel of pino: 30 info, 40 warn, 50 error
 */
export function readableLogLine(line: string, leastLevel = 40): string | null {
  const entry = logEntryOf(line)
  if (entry === null) return line.trim() === '' ? null : line
  if (entry.level < leastLevel) return null
  const level = entry.level >= 50 ? 'error' : entry.level >= 40 ? 'warn ' : 'info '
  const { err, method = entry.req?.method, path = entry.req?.path, status, ms } = entry
  const reason = [err?.message, err?.cause].filter(Boolean).map((part) => `: ${part}`)
  const answer = status === undefined ? '' : `, ${status} after ${Math.round(ms ?? 0)} ms`
  const request = path === undefined ? '' : ` (${method} ${path}${answer})`
  return `${level} ${entry.msg ?? ''}${reason.join('')}${request}`
}

function logEntryOf(line: string): LogEntry | null {
  try {
    const entry: LogEntry | null = JSON.parse(line)
    return typeof entry?.level === 'number' ? entry : null
  } catch {
    return null
  }
}
