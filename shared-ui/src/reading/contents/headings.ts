import { slugify } from 'shared-contracts/text'

export interface Heading {
  readonly id: string
  readonly text: string
}

const HEADING = /<h2(\s[^>]*)?>([\s\S]*?)<\/h2>/g
const OWN_ID = /\sid="([^"]+)"/
const TAG = /<[^>]*>/g
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
}
const ENTITY = /&(?:amp|lt|gt|quot|#39|nbsp);/g

/**
 * Gives each second-level heading of sanitised HTML an id, so that a table of contents can lead to it, and lists them.
 * Ids are made from the text and the same on server and browser; repeated ones are numbered.
 */
export function withHeadingIds(html: string): { readonly html: string; readonly headings: readonly Heading[] } {
  const headings: Heading[] = []
  const used = new Map<string, number>()
  const marked = html.replace(HEADING, (_, attributes: string = '', inner: string) => {
    const text = textOfHtml(inner)
    const own = OWN_ID.exec(attributes)?.[1]
    const id = own ?? unused(slugify(text) || 'muc', used)
    headings.push({ id, text })
    return own ? `<h2${attributes}>${inner}</h2>` : `<h2${attributes} id="${id}">${inner}</h2>`
  })
  return { html: marked, headings }
}

/** The words of sanitised HTML. */
export function textOfHtml(html: string): string {
  return html
    .replace(TAG, ' ')
    .replace(ENTITY, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
}

function unused(slug: string, used: Map<string, number>): string {
  const count = (used.get(slug) ?? 0) + 1
  used.set(slug, count)
  return count === 1 ? slug : `${slug}-${count}`
}
