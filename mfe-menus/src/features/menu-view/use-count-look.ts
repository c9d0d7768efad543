import { useEffect } from 'react'
import { useSession, useShell } from 'shared-ui'

/** Counts a look at the menu once a visit, for logged-in visitors (the call needs a session). Failures are only logged. */
export function useCountLook(menuId: number): void {
  const shell = useShell()
  const signedIn = useSession().state === 'signed-in'
  useEffect(() => {
    if (!signedIn) return
    shell.api
      .call('MenuStatistic/AddNew', { body: { menuId } })
      .catch((error: unknown) => shell.report(error, { action: 'count look', menu: String(menuId) }))
  }, [shell, signedIn, menuId])
}
