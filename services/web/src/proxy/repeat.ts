/** The call never reached the service: repeating it is safe, whatever it does. */
const NOT_SENT = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
])
/** The service hung up before it answered. */
const BROKEN_OFF = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'])
const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

/** A restart takes about so long. */
const GIVE_UP_AFTER_MS = 3_000
const PAUSE_MS = 100

/**
 * Says whether a call that failed is sent again, and after how many milliseconds; null: it is not. While nobody listens the
 * service is starting anew: every call is tried until it is back. A call that was broken off is repeated once if it only reads.
 */
export function repeatPolicy(method: string, now = Date.now): (error: unknown) => number | null {
  const startedAt = now()
  let brokenOff = false
  return (error) => {
    const code = codeOf(error)
    if (now() - startedAt > GIVE_UP_AFTER_MS) return null
    if (NOT_SENT.has(code)) return PAUSE_MS
    if (!BROKEN_OFF.has(code) || !READING.has(method) || brokenOff) return null
    brokenOff = true
    return PAUSE_MS
  }
}

/** Several addresses of one name fail together: theirs are the codes of the errors inside. */
function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return ''
  if ('code' in error && typeof error.code === 'string') return error.code
  return 'errors' in error && Array.isArray(error.errors) ? codeOf(error.errors[0]) : ''
}
