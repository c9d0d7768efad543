import { JSDOM } from 'jsdom'

/** Attributes whose value a browser may go to, load or run. */
const ADDRESSES = new Set([
  'href',
  'xlink:href',
  'src',
  'action',
  'formaction',
  'data',
  'poster',
  'background',
  'ping',
  'manifest',
])
/** Elements that load, run, frame or redirect, whatever their attributes. */
const ACTIVE = new Set(['iframe', 'object', 'embed', 'base', 'frame', 'frameset', 'applet', 'portal', 'animate', 'set'])
/** Browsers leave these out of an address before they read its scheme. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is left out
const IGNORED = /[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028-\u202e\ufeff]/g
const HARMLESS_DATA = /^data:image\/(?:png|jpeg|webp|gif|svg\+xml)[;,]/

const parser = new new JSDOM('').window.DOMParser()

/** Both judges read the same page one after the other. */
let last: { readonly html: string; readonly document: Document } | null = null

function parsed(html: string): Document {
  if (last?.html !== html) last = { html, document: parser.parseFromString(html, 'text/html') }
  return last.document
}

/**
 * What in a document could run or load something that its author did not put there, as a browser parses it and without any policy:
 * scripts other than the site's own files and data, event handlers, script addresses, frames, refreshes. Empty: it is inert.
 */
export function activeParts(html: string): string[] {
  return rootsOf(parsed(html)).flatMap((root) => [...root.querySelectorAll('*')].flatMap(partsOf))
}

/** Names of all elements with their attributes, in order: texts that stay texts leave it as it is. `lang` goes by what they say. */
export function skeletonOf(html: string): string {
  return [...parsed(html).querySelectorAll('*')]
    .map((element) => {
      const attributes = element.getAttributeNames().filter((attribute) => attribute !== 'lang')
      return `${element.localName}[${attributes.join(' ')}]`
    })
    .join('\n')
}

/** The document and what its templates hold. */
function rootsOf(root: ParentNode): ParentNode[] {
  const templates = [...root.querySelectorAll('template')]
  return [root, ...templates.flatMap(({ content }) => rootsOf(content))]
}

function partsOf(element: Element): string[] {
  const name = element.localName.toLowerCase()
  const found: string[] = []
  if (ACTIVE.has(name)) found.push(`<${name}>`)
  if (name === 'script' && !isOwnScript(element)) found.push(`<script>${element.textContent?.slice(0, 40)}`)
  if (name === 'meta' && element.hasAttribute('http-equiv')) found.push('<meta http-equiv>')
  for (const { name: attribute, value } of element.attributes) {
    if (/^on/i.test(attribute)) found.push(`${name} ${attribute}`)
    if (attribute === 'srcdoc') found.push(`${name} srcdoc`)
    if (ADDRESSES.has(attribute.toLowerCase()) && isScript(value))
      found.push(`${name} ${attribute}=${value.slice(0, 40)}`)
    if (attribute === 'style' && /javascript:|expression\(|@import|url\(/i.test(value))
      found.push(`${name} style=${value}`)
  }
  return found
}

function isOwnScript(script: Element): boolean {
  const type = script.getAttribute('type')
  if (type === 'application/json' || type === 'application/ld+json') return true
  return /^\/assets\/[\w./-]+\.js$/.test(script.getAttribute('src') ?? '') && script.textContent === ''
}

function isScript(address: string): boolean {
  const bare = address.replace(IGNORED, '').toLowerCase()
  if (bare.startsWith('data:')) return !HARMLESS_DATA.test(bare) || bare.includes('<script')
  return /^(?:javascript|vbscript|livescript|view-source|feed):/.test(bare)
}
