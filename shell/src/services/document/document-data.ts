import { DOCUMENT_DATA_ID, type DocumentData } from 'shared-contracts/remotes'

/** What the document host left for the shell. Its absence is a broken document: nothing can start. */
export function readDocumentData(): DocumentData {
  const text = document.getElementById(DOCUMENT_DATA_ID)?.textContent
  if (!text) throw new Error(`The document has no #${DOCUMENT_DATA_ID}`)
  return JSON.parse(text)
}
