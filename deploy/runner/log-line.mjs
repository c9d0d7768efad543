/** What the services log as JSON, shortened for a person: `warn  message  detail`. Null: not for the screen. */
export function readableLogLine(line, leastLevel = 40) {
  let entry
  try {
    entry = JSON.parse(line)
  } catch {
    return line.trim() === '' ? null : line
  }
  if (entry === null || typeof entry !== 'object' || typeof entry.level !== 'number') return line
  if (entry.level < leastLevel) return null
  const level = entry.level >= 50 ? 'error' : entry.level >= 40 ? 'warn ' : 'info '
  const cause = entry.err?.message ? `: ${entry.err.message}` : ''
  const request = entry.req?.url ? ` (${entry.req.method} ${entry.req.url})` : ''
  return `${level} ${entry.msg ?? ''}${cause}${request}`
}
