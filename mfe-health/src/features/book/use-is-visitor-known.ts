import { useEffect, useState } from 'react'
import { knownSession, useSession, useShell } from 'shared-frame'

/**
 * Whether it is known who is here, or the server doesn't say within 10 s. Until then a visitor who is logged in would fill in
 * the form for another child, which her own child's replaces.
 */
export function useIsVisitorKnown(): boolean {
  const shell = useShell()
  const isKnown = useSession().state !== 'unknown'
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    let isHere = true
    if (!isKnown)
      void knownSession(shell).then(() => {
        if (isHere) setOver(true)
      })
    return () => {
      isHere = false
    }
  }, [shell, isKnown])
  return isKnown || isOver
}
