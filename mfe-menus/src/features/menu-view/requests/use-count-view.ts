import { useEffect } from 'react'
import { useSession, useShell } from 'shared-frame'

/** Counts a view of the menu once a visit, for signed-in visitors (the call needs a session). Failures are only logged. */
export function useCountView(menuId: number): void {
  const shell = useShell()
  const signedIn = useSession().state === 'signed-in'
  useEffect(() => {
    if (!signedIn) return
    shell.api
      .call('MenuStatistic/AddNew', { body: { menuId } })
      .catch((error: unknown) => shell.report(error, { action: 'count view', menu: String(menuId) }))
  }, [shell, signedIn, menuId])
}
