import { DOCUMENT_DATA_ID, type DocumentData, parseDocumentData } from 'shared-frame/remotes'

/**
 * What the document host left for the shell, without the units that could not be worked with, which `onDropped` is told.
 * Throws when it is absent or malformed: a broken document, with which nothing can start.
 */
export function readDocumentData(onDropped: (unit: string) => void): DocumentData {
  const text = document.getElementById(DOCUMENT_DATA_ID)?.textContent
  if (!text) throw new Error(`The document has no #${DOCUMENT_DATA_ID}`)
  const { data, dropped } = parseDocumentData(JSON.parse(text))
  for (const unit of dropped) onDropped(unit)
  return data
}
