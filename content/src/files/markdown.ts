import MarkdownIt from 'markdown-it'
import sanitizeHtml from 'sanitize-html'

export interface RenderedMarkdown {
  readonly html: string
  /** The words alone, for search. */
  readonly plainText: string
  /** Addresses that it links to. */
  readonly links: readonly string[]
  /** What the content's README doesn't allow, with the line below the text's first. */
  readonly problems: readonly { readonly line: number; readonly message: string }[]
}

// HTML in the text is shown as typed, never run; the sanitiser below stands behind that.
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false })

const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'a', 'br', 'hr', 'code'].concat([
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'div',
  ]),
  allowedAttributes: {
    a: ['href', 'rel'],
    ol: ['start'],
    th: ['style'],
    td: ['style'],
    div: ['class', 'role', 'tabindex'],
  },
  allowedStyles: { '*': { 'text-align': [/^(left|right|center)$/] } },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
}

/** Messages over a page may show pictures of this site. */
const ALLOWED_WITH_IMAGES: sanitizeHtml.IOptions = {
  ...ALLOWED,
  allowedTags: ['img', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'br'],
  allowedAttributes: { ...ALLOWED.allowedAttributes, img: ['src', 'alt'] },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !/^\/(?![/\\])/.test(attribs.src ?? ''),
}

/** Renders the Markdown of a popup to sanitised HTML: paragraphs, lists, **bold**, links, and images whose address is a path of this site. */
export function renderMessage(text: string): string {
  return sanitizeHtml(markdown.render(text), { ...ALLOWED_WITH_IMAGES, transformTags: { a: withSafeRel } })
}

/** Renders the Markdown of articles, questions, classes and terms, which starts at heading level 2. */
export function renderMarkdown(text: string): RenderedMarkdown {
  const tokens = markdown.parse(text, {})
  const links: string[] = []
  const problems: { line: number; message: string }[] = []
  for (const token of tokens) {
    const line = (token.map?.[0] ?? 0) + 1
    if (token.type === 'heading_open' && token.tag !== 'h2' && token.tag !== 'h3') {
      problems.push({ line, message: `Chỉ dùng tiêu đề ## và ###, không dùng ${token.markup || token.tag}` })
    }
    for (const child of token.children ?? []) {
      if (child.type === 'image') problems.push({ line, message: 'Không chèn ảnh trong bài' })
      const href = child.type === 'link_open' ? child.attrGet('href') : null
      if (typeof href !== 'string') continue
      links.push(href)
      if (!isAllowedLink(href)) problems.push({ line, message: `Liên kết không hợp lệ: ${href}` })
    }
  }
  const html = sanitizeHtml(wrapTables(markdown.renderer.render(tokens, markdown.options, {})), {
    ...ALLOWED,
    transformTags: { a: withSafeRel },
  })
  const plainText = sanitizeHtml(html.replace(/></g, '> <'), { allowedTags: [], allowedAttributes: {} })
  return { html, plainText: decoded(plainText).replace(/\s+/g, ' ').trim(), links, problems }
}

/** Tables scroll by themselves on phones; they take part in the order of focus so that keyboards can scroll them too. */
function wrapTables(html: string): string {
  return html
    .replace(/<table>/g, '<div class="table-scroll" role="group" tabindex="0"><table>')
    .replace(/<\/table>/g, '</table></div>')
}

function withSafeRel(tagName: string, attributes: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const outside = /^https?:/.test(attributes.href ?? '')
  return { tagName, attribs: outside ? { ...attributes, rel: 'noopener nofollow' } : attributes }
}

/** A page of the site as a path, or a full address. */
function isAllowedLink(href: string): boolean {
  return /^(\/(?!\/)|#|https?:\/\/|mailto:|tel:)/.test(href)
}

function decoded(text: string): string {
  return text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
}
