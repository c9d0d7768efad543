import type { DocumentHead } from 'shared-frame/remotes'
import type { PageContext, PageDefinition, ReadQuery } from './page'

/** Of a page that isn't there, whichever page its address would be. */
export const MISSING_HEAD: DocumentHead = { title: 'Không tìm thấy trang', status: 404, noindex: true }

export function headOf(page: PageDefinition, context: PageContext, read: ReadQuery): DocumentHead {
  const head = page.head(context, read)
  return head.status === 404 ? MISSING_HEAD : head
}
