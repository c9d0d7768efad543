import type {
  DocumentHead,
  ErrorTracing,
  PreparedPage,
  PreparedShell,
  ServerUnit,
  ServerWidget,
  ShellServerUnit,
} from 'shared-frame/remotes'
import * as z from 'zod'

// It would make code from text, which the realm refuses (see `closeRealm`).
z.config({ jitless: true })

/**
 * What comes out of a server bundle was built elsewhere and at another time: its shape is checked here, once, so that a
 * wrong one is reported as the unit's fault and does not surface later in the host.
 */
const sitePath = z.string().regex(/^\/(?![/\\])/, 'is not a path of this site')

const documentHead: z.ZodType<DocumentHead> = z.object({
  title: z.string(),
  description: z.string().optional(),
  canonical: sitePath.optional(),
  noindex: z.boolean().optional(),
  openGraphType: z.enum(['website', 'article']).optional(),
  image: z.string().startsWith('/').optional(),
  jsonLd: z.array(z.custom<object>((value) => typeof value === 'object' && value !== null)).optional(),
  status: z.union([z.literal(200), z.literal(404), z.literal(410)]).optional(),
  redirect: sitePath.optional(),
  breadcrumb: z.array(z.object({ title: z.string(), path: z.string() })).optional(),
})

type TracedPage = PreparedPage & ErrorTracing
type TracedShell = PreparedShell & ErrorTracing

const isFunction = (value: unknown): boolean => typeof value === 'function'

const serverUnit = z.object({
  unit: z.custom<ServerUnit>((value) => isObject(value) && isFunction(value.prepare), 'exports no unit'),
})
const shellUnit = z.object({
  unit: z.custom<ShellServerUnit>((value) => isObject(value) && isFunction(value.prepare), 'exports no unit'),
})
const preparedPage = z.custom<TracedPage>((value) => isObject(value) && isFunction(value.render), 'prepared no page')
const preparedShell = z.custom<TracedShell>((value) => isObject(value) && isFunction(value.render), 'prepared no shell')
const serverWidget = z.custom<ServerWidget>(
  (value) => isObject(value) && Boolean(value.Component) && isFunction(value.prefetch),
  'is no widget',
)
const html = z.string()

export const asServerUnit = (exports: unknown): ServerUnit => serverUnit.parse(exports).unit
export const asShellUnit = (exports: unknown): ShellServerUnit => shellUnit.parse(exports).unit
export const asServerWidget = (value: unknown): ServerWidget => serverWidget.parse(value)
export const asHead = (value: unknown): DocumentHead => documentHead.parse(value)
export const asPreparedPage = (value: unknown): TracedPage => preparedPage.parse(value)
export const asPreparedShell = (value: unknown): TracedShell => preparedShell.parse(value)
export const asHtml = (value: unknown): string => html.parse(value)

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
