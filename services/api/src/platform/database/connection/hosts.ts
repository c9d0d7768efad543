const PARTS = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]*)([^?#]*)(?:\?([^#]*))?$/
const SESSION = 'target_session_attrs'
/** The API writes, so it needs a server that does: nothing else can be asked for. */
const WRITABLE = ['read-write', 'primary']

/** What is wrong with a connection string, without its password; null when it can be used. */
export function addressProblem(url: string): string | null {
  const parts = PARTS.exec(url)
  if (parts === null) return 'must begin with postgresql://'
  const session = new URLSearchParams(parts[4]).get(SESSION)
  return session === null || WRITABLE.includes(session)
    ? null
    : `: ${SESSION} must be ${WRITABLE.join(' or ')}, as the API writes`
}

/**
 * One address for each server that a connection string names, in its order: `postgresql://user@a:5432,b:5433/db?target_session_attrs=read-write`
 * is how PostgreSQL's own programs write it; node-postgres reads one host alone. Throws when `addressProblem` says something.
 */
export function serverAddresses(url: string): readonly [string, ...string[]] {
  const problem = addressProblem(url)
  if (problem !== null) throw new Error(problem)
  const [, start = '', hosts = '', path = '', query = ''] = PARTS.exec(url) ?? []
  const parameters = new URLSearchParams(query)
  parameters.delete(SESSION)
  const rest = parameters.size > 0 ? `${path}?${parameters}` : path
  const [first = '', ...others] = hosts.split(',').map((host) => `${start}${host}${rest}`)
  return [first, ...others]
}
