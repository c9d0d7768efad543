import { createHash } from 'node:crypto'

/** The hash of nothing: emotion adds empty style elements and fills them through the CSS object model. */
const EMPTY_STYLE = hashSource('')

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/**
 * The Content-Security-Policy of a document. Hashes, not nonces: a document is cached and the same for many visitors
 * (docs/adr/0003-csp-hashes.md).
 *
 * @param styles texts of the document's inline style elements
 */
export function contentSecurityPolicy(styles: readonly string[], options: { readonly https: boolean }): string {
  const styleHashes = [...new Set(styles.map(hashSource))].join(' ')
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' ${EMPTY_STYLE}${styleHashes === '' ? '' : ` ${styleHashes}`}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    ...(options.https ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** Texts of the style elements that emotion printed into server HTML. Content is sanitised and can't bring any. */
export function emotionStyles(html: string): string[] {
  return [...html.matchAll(/<style data-emotion="[^"]*"[^>]*>([^<]*)<\/style>/g)].map((match) => match[1] ?? '')
}

/** Sent with every answer of the document host. */
export function baseHeaders(options: { readonly https: boolean }): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    ...(options.https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}
