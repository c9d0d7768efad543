import type { CallAccess } from 'shared-contracts/calls'
import type { RemoteInfo } from 'shared-frame/remotes'

export interface DescribedCall {
  readonly name: string
  readonly method: string
  readonly path: string
  readonly access: CallAccess
  readonly host: string
  readonly summary: string
  /** What it must carry beside its token, as `name: value`. */
  readonly headers: readonly string[]
  readonly errors: readonly string[]
}

const GENERATED = 'Generated from the code by `npm run docs`; not to be changed by hand.'

/** docs/product/calls.md: every call of the API and the menu builder, by the first part of its name. */
export function callsPage(calls: readonly DescribedCall[]): string {
  const groups = [...new Set(calls.map(groupOf))]
  const sections = groups.map((group) => {
    const rows = calls
      .filter((call) => groupOf(call) === group)
      .map(({ method, path, access, summary, headers, errors }) =>
        row([
          `${method} \`${path}\``,
          access,
          escapeCell(summary) + headers.map(headerNote).join(''),
          errors.map((code) => `\`${code}\``).join(' '),
        ]),
      )
    return [
      `## ${group}`,
      '',
      row(['call', 'for', 'does', 'errors of its own']),
      '|---|---|---|---|',
      ...rows,
      '',
    ].join('\n')
  })
  return ['# Calls', '', `${GENERATED} Shapes: \`/api/docs\` of a running site.`, '', ...sections].join('\n')
}

/** docs/product/routes.md: every address that a unit claims, by unit. */
export function routesPage(units: readonly RemoteInfo[]): string {
  const sections = units.map(({ name, routes, widgets }) => {
    const rows = routes.map(({ id, pattern, visibility, pageName }) =>
      row([`\`${pattern}\``, id, visibility, pageName ?? '']),
    )
    const placed = widgets.length > 0 ? [`Widgets: ${widgets.map(({ id }) => `\`${id}\``).join(', ')}`, ''] : []
    return [
      `## ${name}`,
      '',
      row(['address', 'page', 'visibility', 'page name']),
      '|---|---|---|---|',
      ...rows,
      '',
      ...placed,
    ].join('\n')
  })
  return [
    '# Routes',
    '',
    GENERATED,
    '',
    '`:id` is one segment, `:id#` one that begins with a number, `?` may be missing. *public* pages stand in the sitemap, *unlisted* ones',
    'are not offered to search engines, *private* ones belong to a visitor. The page name is what popups are addressed to.',
    '',
    ...sections,
  ].join('\n')
}

function groupOf({ name }: DescribedCall): string {
  return name.split('/')[0] ?? name
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}

function headerNote(header: string): string {
  return `. Needs the header \`${header}\``
}

function escapeCell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ')
}
