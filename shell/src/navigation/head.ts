import { SITE_NAME } from 'shared-contracts/constants'
import type { DocumentHead } from 'shared-frame/remotes'

/** Brings title, description, canonical address and robots of the document up to the page on screen. */
export function applyHead(head: DocumentHead, path: string): void {
  document.title = head.title === SITE_NAME ? SITE_NAME : `${head.title} | ${SITE_NAME}`
  setMeta('description', head.description ?? null)
  setMeta('robots', head.noindex ? 'noindex' : null)
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  if (canonical) canonical.href = new URL(head.canonical ?? path, window.location.origin).href
}

function setMeta(name: string, content: string | null): void {
  let meta = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)
  if (content === null) {
    meta?.remove()
    return
  }
  if (!meta) {
    meta = document.createElement('meta')
    meta.name = name
    document.head.append(meta)
  }
  meta.content = content
}
