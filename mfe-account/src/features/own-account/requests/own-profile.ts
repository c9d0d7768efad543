import { useEffect } from 'react'
import { useShell, useVisitorProfile } from 'shared-frame'

/**
 * The profile of who is signed in, asked for again at each visit of an account page: a link in a mail may have changed it
 * meanwhile. What is known shows until the answer comes.
 */
export function useOwnProfile() {
  const { visitor } = useShell()
  const profile = useVisitorProfile()
  useEffect(() => void visitor.refetch('profile'), [visitor])
  return profile
}
