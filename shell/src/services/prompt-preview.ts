import type { ApiClient } from 'shared-contracts/client'
import { PREVIEW_FRAGMENT } from 'shared-contracts/paths'

/** Asked once: the document stays a preview wherever its links lead. */
const fragment = typeof window === 'undefined' ? '' : window.location.hash

export const isPromptPreview = (): boolean => fragment.startsWith(PREVIEW_FRAGMENT)

export const documentFragment = (): string => fragment

/** The client of a preview, which counts no reading. */
export function withoutStatistics(client: ApiClient): ApiClient {
  return {
    call: (name, input) =>
      name === 'ArticleStatistic/AddNew' || name === 'MenuStatistic/AddNew'
        ? new Promise(() => {})
        : client.call(name, input),
  }
}
