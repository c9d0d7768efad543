import { createHash } from 'node:crypto'

/** The hash of nothing: emotion adds empty style elements and fills them through the CSS object model. */
const EMPTY_STYLE = hashSource('')

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** Where browsers tell what they refused (reports/report-routes.ts). */
export const REPORTS_PATH = '/reports'
const REPORTS_ENDPOINT = 'reports'

/**
 * The only Trusted Types policies that a document may have, each of them once: the scripts that the document names
 * (shell/src/boot), addresses of released scripts
 * (shell/src/composition/integrity.ts), the service worker's address, and article text (shared-frame/src/core/content).
 */
const TRUSTED_TYPES = ['boot-script', 'released-scripts', 'service-worker', 'content']

/** Who may put a document into a frame: pages of this site alone (`self`), or nobody. */
export type Framing = 'self' | 'none'

/**
 * Previews of popups and polls show them in place, on the page that they are for, in a frame: pages to which popups can be addressed may be
 * framed by this site. Other sites never may, so nobody can be lured into pressing what she doesn't see; on this site only the previews and videos make
 * frames, and content can't bring any (docs/security.md, "Frames").
 */
export function framedBy(status: number, route: { readonly pageName?: string } | undefined): Framing {
  return status === 200 && route?.pageName !== undefined ? 'self' : 'none'
}

/** What browsers from before `frame-ancestors` go by. */
export function frameOptions(framing: Framing): 'SAMEORIGIN' | 'DENY' {
  return framing === 'self' ? 'SAMEORIGIN' : 'DENY'
}

/**
 * The Content-Security-Policy of a document. Hashes, not nonces: a document is cached and the same for many visitors
 * (docs/adr/0003-csp-hashes.md).
 *
 * @param styles texts of the document's inline style elements
 * @param options.scripts texts of its inline scripts
 * @param options.framing who may put the document into a frame; see `framedBy`
 */
export function contentSecurityPolicy(
  styles: readonly string[],
  options: { readonly scripts?: readonly string[]; readonly https: boolean; readonly framing: Framing },
): string {
  const scriptHashes = (options.scripts ?? []).map((text) => ` ${hashSource(text)}`).join('')
  const styleHashes = [...new Set(styles.map(hashSource))].join(' ')
  return [
    "default-src 'self'",
    `script-src 'self'${scriptHashes}`,
    `style-src 'self' ${EMPTY_STYLE}${styleHashes === '' ? '' : ` ${styleHashes}`}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors '${options.framing}'`,
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED_TYPES.join(' ')}`,
    `report-uri ${REPORTS_PATH}`,
    // Chrome keeps the endpoints that `report-to` names for https alone, and looks at nothing else once it is there.
    ...(options.https ? [`report-to ${REPORTS_ENDPOINT}`] : []),
    ...(options.https ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** The policy with one more inline style element let in. */
export function allowStyle(policy: string, text: string): string {
  return policy.replace("style-src 'self'", `style-src 'self' ${hashSource(text)}`)
}

/** Texts of the style elements that emotion printed into server HTML. Content is sanitised and can't bring any. */
export function emotionStyles(html: string): string[] {
  return [...html.matchAll(/<style data-emotion="[^"]*"[^>]*>([^<]*)<\/style>/g)].map((match) => match[1] ?? '')
}

/**
 * Sent with every answer of the document host that does not say otherwise.
 *
 * @param options.development a developer's own scripts have no integrity
 */
export function baseHeaders(options: {
  readonly https: boolean
  readonly development: boolean
}): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': frameOptions('none'),
    'x-permitted-cross-domain-policies': 'none',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()',
    // Social sign-in leaves the page and comes back (docs/adr/0005-social-sign-in.md): no other window is spoken to.
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(options.https
      ? {
          'strict-transport-security': 'max-age=31536000; includeSubDomains',
          'reporting-endpoints': `${REPORTS_ENDPOINT}="${REPORTS_PATH}"`,
        }
      : {}),
    ...(options.development ? {} : { 'integrity-policy': integrityPolicy(options) }),
  }
}

/** No script runs that states no integrity. A structured header: what browsers don't know they leave out. */
function integrityPolicy({ https }: { readonly https: boolean }): string {
  return `blocked-destinations=(script)${https ? `, endpoints=(${REPORTS_ENDPOINT})` : ''}`
}

/** For answers that are no documents and are opened by themselves: nothing in them runs, is loaded or framed. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'"
const DATA_TYPES = /^(?:application\/(?:json|xml)|text\/plain|image\/svg\+xml)\b/

export function isDataType(contentType: unknown): boolean {
  return typeof contentType === 'string' && DATA_TYPES.test(contentType)
}
