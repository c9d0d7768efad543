import { useEffect } from 'react'
import { useSession, useShell } from 'shared-frame'

/** Counts a read of the article once a visit where `counts`, for logged-in visitors (the call needs a session). Failures are only logged. */
export function useCountView(articleId: number, counts: boolean): void {
  const shell = useShell()
  const signedIn = useSession().state === 'signed-in'
  useEffect(() => {
    if (!signedIn || !counts) return
    shell.api
      .call('ArticleStatistic/AddNew', { body: { articleId } })
      .catch((error: unknown) => shell.report(error, { action: 'count read', article: String(articleId) }))
  }, [shell, signedIn, articleId, counts])
}
