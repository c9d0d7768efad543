import { useRef } from 'react'
import { useSession } from 'shared-frame'
import { keptOwnerOf } from './kept-owner'
import type { KeptOwner } from './kept-values'

/** Whose values count; null until it is first known who is here. A bad moment of the server changes nobody. */
export function useKeptOwner(): KeptOwner | null {
  const session = useSession()
  const last = useRef<KeptOwner | null>(null)
  last.current = keptOwnerOf(session) ?? last.current
  return last.current
}

/** Whose the work on screen is: it stays a user's when her session ends, so that nobody else who logs in is given it. */
export function useWorkOwner(): KeptOwner | null {
  const owner = useKeptOwner()
  const work = useRef<KeptOwner | null>(null)
  if (typeof owner === 'number' || work.current === null) work.current = owner
  return work.current
}
