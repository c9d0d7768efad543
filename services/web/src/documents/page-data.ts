import { DOCUMENT_DATA_ID, type DocumentData } from 'shared-frame/remotes'
import type { DocumentAnswer } from './cache/stored-document'

const DATA = new RegExp(`<script type="application/json" id="${DOCUMENT_DATA_ID}">(.*?)</script>`, 's')

/** The answer that carries the data of a document's section alone, `{ unit, state }`; 404 where the document has none, as on the shell's own pages. */
export function pageData(document: DocumentAnswer): DocumentAnswer {
  // The frame stands already where this goes.
  return { ...dataOf(document), parts: (document.parts ?? []).filter(({ unit }) => unit !== 'shell') }
}

function dataOf(document: DocumentAnswer): DocumentAnswer {
  const json = document.status === 200 ? DATA.exec(document.body.toString())?.[1] : undefined
  const data: DocumentData | null = json === undefined ? null : JSON.parse(json)
  const unit = data?.owner?.unit
  const state = unit === undefined || unit === 'shell' ? undefined : data?.state[unit]
  if (state === undefined) return answer(document, 404, 'no-store', null)
  return answer(document, 200, document.headers['cache-control'] ?? 'no-store', { unit, state })
}

function answer(
  { whole, units }: DocumentAnswer,
  status: number,
  cacheControl: string,
  body: object | null,
): DocumentAnswer {
  return {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': cacheControl,
      'x-robots-tag': 'noindex',
    },
    body: Buffer.from(JSON.stringify(body)),
    whole,
    units,
  }
}
