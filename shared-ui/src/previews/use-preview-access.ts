import { useEffect, useState } from 'react'
import { roleOf } from 'shared-contracts/access'
import { previewToken } from 'shared-contracts/paths'
import { useSession } from 'shared-frame'

export type PreviewAccess =
  | { readonly state: 'unknown' }
  | { readonly state: 'login' }
  /** Logged in, but no editor, or one whose second step is missing or due. */
  | { readonly state: 'role' }
  /** `token` null: an editor, who needs none. */
  | { readonly state: 'open'; readonly token: string | null }

/** Whether this visitor may ask for a draft: an editor, or who came by a signed link. The API decides once more. */
export function usePreviewAccess(): PreviewAccess {
  const session = useSession()
  const token = previewToken(useFragment())
  if (session.state === 'unknown') return { state: 'unknown' }
  if (session.state === 'signed-in' && roleOf({ ...session.user, staffApproved: false }) === 'administrator')
    return { state: 'open', token: null }
  if (token !== null) return { state: 'open', token }
  return { state: session.state === 'anonymous' ? 'login' : 'role' }
}

/** What stands behind `#`. It stays in the address, so that the page can be loaded again. */
export function useFragment(): string {
  const [hash, setHash] = useState(() => window.location.hash)
  useEffect(() => {
    const follow = (): void => setHash(window.location.hash)
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])
  return hash
}
