import { RELEASE_VERSION } from 'shared-contracts/constants'
import { UNIT_NAME } from 'shared-frame/registry'
import { z } from 'zod'

/** Something that a browser refused to do, without what could tell who was on which page. */
export interface Violation {
  /** The directive of the policy that was violated, or `integrity` for a file that is not what its release says. */
  readonly kind: string
  /** The released file that was refused, or that did what was refused; null when none is known. */
  readonly file: ReleasedFile | null
  /** `inline`, `eval` and the like, or the host of an address; never a path or a query. */
  readonly blocked: string
}

export interface ReleasedFile {
  readonly unit: string
  readonly version: string
  readonly name: string
}

/** What one request may report; browsers send a few at once. */
const MOST_REPORTS = 20
/** Directives of `contentSecurityPolicy` that a document can violate, and what counts as one of them. */
const DIRECTIVES: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...['default-src', 'script-src', 'script-src-elem', 'script-src-attr', 'style-src', 'style-src-elem'],
    ...['style-src-attr', 'img-src', 'font-src', 'connect-src', 'worker-src', 'manifest-src', 'object-src'],
    ...['media-src', 'frame-src', 'base-uri', 'form-action', 'frame-ancestors', 'require-trusted-types-for'],
    ...['trusted-types'],
  ].map((directive) => [directive, directive]),
)
/** What browsers write instead of an address. */
const KEYWORDS = /^(?:inline|eval|wasm-eval|self|data|blob|trusted-types-sink|trusted-types-policy)$/
const ASSET = /^\/assets\/([^/]+)\/([^/]+)\/([\w@.~+/-]+)$/

const text = z.string().catch('')

/** `report-uri`: what Firefox and Safari send, and Chrome where it has no `report-to`. */
const cspReport = z.object({
  'csp-report': z.object({
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'source-file': text,
  }),
})

/** The Reporting API (W3C): violations of the policy and of `Integrity-Policy`, in a list. */
const reportingApi = z.array(
  z.object({
    type: text,
    body: z.object({ effectiveDirective: text, blockedURL: text, sourceFile: text }).catch({
      effectiveDirective: '',
      blockedURL: '',
      sourceFile: '',
    }),
  }),
)

/** The violations that a report of either form tells; what is no report is left out. */
export function readReports(value: unknown): readonly Violation[] {
  const single = cspReport.safeParse(value)
  if (single.success) {
    const report = single.data['csp-report']
    const directive = report['effective-directive'] || report['violated-directive'].split(' ')[0] || ''
    return [violation(DIRECTIVES[directive] ?? 'other', report['blocked-uri'], report['source-file'])]
  }
  const list = reportingApi.safeParse(value)
  if (!list.success) return []
  return list.data.slice(0, MOST_REPORTS).flatMap(({ type, body }) => {
    if (type === 'integrity-violation') return [violation('integrity', body.blockedURL, body.sourceFile)]
    if (type !== 'csp-violation') return []
    return [violation(DIRECTIVES[body.effectiveDirective] ?? 'other', body.blockedURL, body.sourceFile)]
  })
}

function violation(kind: string, blocked: string, source: string): Violation {
  return { kind, file: releasedFile(blocked) ?? releasedFile(source), blocked: nameOf(blocked) }
}

/** The unit, version and name of a file below `/assets`. */
function releasedFile(address: string): ReleasedFile | null {
  if (!URL.canParse(address)) return null
  const [, unit = '', version = '', name = ''] = ASSET.exec(new URL(address).pathname) ?? []
  return UNIT_NAME.test(unit) && RELEASE_VERSION.test(version) ? { unit, version, name } : null
}

function nameOf(blocked: string): string {
  if (KEYWORDS.test(blocked)) return blocked
  const host = URL.canParse(blocked) ? new URL(blocked).host : ''
  return /^[\w.:[\]-]{1,100}$/.test(host) ? host : 'other'
}
