import type { ReactElement } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import type { ErrorTracing, PreparedPage } from 'shared-frame/remotes'

/** What is not ready after this long is told as not ready. */
const WAIT_MS = 500

/** The two renderings of a prepared part: its HTML at once, and what boundaries swallowed of it. */
export function renderings(
  tree: () => ReactElement,
  options: { readonly identifierPrefix: string },
): Pick<PreparedPage, 'render'> & Required<ErrorTracing> {
  return {
    render: () => renderToString(tree(), options),
    renderErrors: () =>
      new Promise((resolve) => {
        const errors: unknown[] = []
        const end = () => {
          clearTimeout(timer)
          resolve(errors)
        }
        const { abort } = renderToPipeableStream(tree(), {
          ...options,
          onError: (error) => void errors.push(error),
          onAllReady: end,
          onShellError: end,
        })
        const timer = setTimeout(() => abort(new Error(`Still suspended after ${WAIT_MS} ms`)), WAIT_MS)
      }),
  }
}
