import MarkdownIt, { type Token } from 'markdown-it'
import sanitizeHtml from 'sanitize-html'

export interface RenderedMarkdown {
  readonly html: string
  /** The words alone, for search. */
  readonly plainText: string
  /** What the content's README doesn't allow, with the line below the text's first. */
  readonly problems: readonly { readonly line: number; readonly message: string }[]
}

/** The HTML that stands in the place of `![alt](source)`, or why nothing may. */
export type PictureOf = (source: string, alt: string) => { readonly html: string } | { readonly problem: string }

const noPictures: PictureOf = () => ({ problem: 'Không chèn ảnh ở đây' })

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

/** A figure of an article: pictures of this site alone, with the room that they take. */
const ALLOWED_IN_ARTICLES: sanitizeHtml.IOptions = {
  ...ALLOWED,
  allowedTags: ['figure', 'figcaption', 'picture', 'source', 'img'].concat(ALLOWED.allowedTags || []),
  allowedAttributes: {
    ...ALLOWED.allowedAttributes,
    source: ['type', 'srcset', 'sizes'],
    img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'],
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !/^\/media\/[\w/.-]+$/.test(attribs.src ?? ''),
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
export function renderMarkdown(text: string, pictureOf: PictureOf = noPictures): RenderedMarkdown {
  const tokens = markdown.parse(text, {})
  const problems: { line: number; message: string }[] = []
  for (const [index, token] of tokens.entries()) {
    const line = (token.map?.[0] ?? 0) + 1
    if (token.type === 'heading_open' && token.tag !== 'h2' && token.tag !== 'h3') {
      problems.push({ line, message: `Chỉ dùng tiêu đề ## và ###, không dùng ${token.markup || token.tag}` })
    }
    if (token.type === 'inline' && token.content !== BANNER_MARKER && token.content.includes(BANNER_MARKER))
      problems.push({ line, message: `${BANNER_MARKER} phải là một đoạn riêng` })
    for (const child of token.children ?? []) {
      if (child.type === 'image') {
        const shown = pictureOf(sourceOf(child), child.content)
        const alone = token.children?.length === 1 && tokens[index - 1]?.type === 'paragraph_open'
        if ('problem' in shown) problems.push({ line, message: shown.problem })
        else if (!alone) problems.push({ line, message: `Ảnh ${sourceOf(child)} phải đứng riêng một đoạn` })
        else {
          child.meta = { figure: shown.html }
          // A figure is no part of a paragraph.
          for (const around of [tokens[index - 1], tokens[index + 1]]) if (around) around.hidden = true
        }
      }
      const href = child.type === 'link_open' ? child.attrGet('href') : null
      if (typeof href !== 'string') continue
      if (!isAllowedLink(href)) problems.push({ line, message: `Liên kết không hợp lệ: ${href}` })
    }
  }
  const html = sanitizeHtml(withBannerPlaces(wrapTables(markdown.renderer.render(tokens, markdown.options, {}))), {
    ...ALLOWED_IN_ARTICLES,
    transformTags: { a: withSafeRel },
  })
  const plainText = sanitizeHtml(html.replace(/></g, '> <'), { allowedTags: [], allowedAttributes: {} })
  return { html, plainText: decoded(plainText).replace(/\s+/g, ' ').trim(), problems }
}

const plainImage = markdown.renderer.rules.image

/** Articles have figures; messages show an image as it is written. */
markdown.renderer.rules.image = (tokens, index, options, env, renderer) => {
  const figure = tokens[index]?.meta?.figure
  return typeof figure === 'string' ? figure : (plainImage?.(tokens, index, options, env, renderer) ?? '')
}

function sourceOf(token: Token): string {
  return decodeURI(String(token.attrGet('src') ?? ''))
}

/** Where a banner may stand: a paragraph of this word alone. Readers without a banner see nothing there. */
const BANNER_MARKER = '[[banner]]'
const BANNER_PLACE = '<div class="banner-place"></div>'

function withBannerPlaces(html: string): string {
  return html.replaceAll(`<p>${BANNER_MARKER}</p>`, BANNER_PLACE)
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
