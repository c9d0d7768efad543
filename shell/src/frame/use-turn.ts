import { useEffect, useState } from 'react'
import type { TurnKind } from '../services/turns/turn-queue'
import { useShellServices } from './shell-services-context'

/** Asks for the one place over the page while `wanted`; true while it is this one's turn. Given back when it unmounts. */
export function useTurn(kind: TurnKind, wanted: boolean): boolean {
  const turns = useShellServices()?.turns
  const [mine, setMine] = useState(false)
  useEffect(() => {
    if (!wanted) return
    const subscription = turns?.claim(kind).subscribe(setMine)
    return () => {
      subscription?.unsubscribe()
      setMine(false)
    }
  }, [turns, kind, wanted])
  return wanted && mine
}
