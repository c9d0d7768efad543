/**
 * Article HTML is sanitised when it is imported and again by the API; this is the last look before the browser parses it.
 * The policy lets through what the content format can produce and refuses anything that could run.
 */
const FORBIDDEN =
  /<\s*\/?\s*(script|style|iframe|object|embed|form|link|meta|base|svg|math)\b|\son[a-z]+\s*=|javascript:/i

export class UnsafeContentError extends Error {
  override readonly name = 'UnsafeContentError'
}

export function assertSafeContent(html: string): string {
  const found = FORBIDDEN.exec(html)
  if (found) throw new UnsafeContentError(`Article HTML holds ${found[0]}`)
  return html
}

interface ContentPolicy {
  createHTML(html: string): string
}

interface TrustedTypesFactory {
  createPolicy(name: string, rules: ContentPolicy): ContentPolicy
}

declare global {
  var trustedTypes: TrustedTypesFactory | undefined
}

let policy: ContentPolicy | undefined

/**
 * The HTML, in a form that `innerHTML` takes under `require-trusted-types-for 'script'` (policy name `content`).
 * Throws `UnsafeContentError`. On the server and in browsers without Trusted Types it is the same string.
 */
export function trustedContent(html: string): string {
  policy ??= globalThis.trustedTypes?.createPolicy('content', { createHTML: assertSafeContent }) ?? {
    createHTML: assertSafeContent,
  }
  return policy.createHTML(html)
}
