import { useEffect, useState } from 'react'

/**
 * The token behind the `#` of a mailed link. It is taken out of the address at once, so that no history keeps it.
 * Undefined: not looked yet; null: the page was opened without.
 */
export function useLinkToken(): string | null | undefined {
  const [token, setToken] = useState<string | null | undefined>()
  useEffect(() => {
    const { hash, pathname, search } = window.location
    setToken((known) => known ?? (/^#[\w-]{20,200}$/.test(hash) ? hash.slice(1) : null))
    if (hash !== '') window.history.replaceState(window.history.state, '', pathname + search)
  }, [])
  return token
}
