interface LogEntry {
  readonly level: number
  readonly msg?: string
  readonly err?: { readonly message?: string }
  readonly req?: { readonly method?: string; readonly url?: string }
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
  const cause = entry.err?.message ? `: ${entry.err.message}` : ''
  const request = entry.req?.url ? ` (${entry.req.method} ${entry.req.url})` : ''
  return `${level} ${entry.msg ?? ''}${cause}${request}`
}

function logEntryOf(line: string): LogEntry | null {
  try {
    const entry: LogEntry | null = JSON.parse(line)
    return typeof entry?.level === 'number' ? entry : null
  } catch {
    return null
  }
}
