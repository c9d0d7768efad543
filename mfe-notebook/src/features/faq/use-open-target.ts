import { useEffect } from 'react'

/** Opens the `details` that the address's hash names, now and whenever the hash changes, and brings it into view. */
export function useOpenTarget(): void {
  useEffect(() => {
    function openTarget() {
      const target = document.getElementById(location.hash.slice(1))
      if (!(target instanceof HTMLDetailsElement)) return
      target.open = true
      target.scrollIntoView({ block: 'start' })
    }
    openTarget()
    window.addEventListener('hashchange', openTarget)
    return () => window.removeEventListener('hashchange', openTarget)
  }, [])
}
