import { DOCUMENT_DATA_ID, parseDocumentData, type Registry } from 'shared-frame/remotes'

/** The site's addresses and names of pages, which each document carries; null where a section stands alone, without a document host. */
export function siteRegistry(): Registry | null {
  const text = document.getElementById(DOCUMENT_DATA_ID)?.textContent
  if (!text) return null
  try {
    return parseDocumentData(JSON.parse(text)).data.registry
  } catch {
    return null
  }
}
