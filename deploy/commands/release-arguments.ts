import { parseArgs } from 'node:util'

export const RELEASE_USAGE = `npm run release -- <command> [--why "the reason"] [--unprobed]
  publish <unit>                      build the unit and keep the result as a release, not active yet
  preview <unit> <version>            print a link that shows a release to whoever opens it, for a day
  promote <unit> <version>            make a release the active one, if it fits the others and its pages work
  rollback <unit> [version]           back to the release that was active before, or to any that ever was
  canary <unit> <version> <percent>   give a share of the visitors another version
  canary <unit> off                   end that
  off <unit>                          take a section off the site
  on <unit>                           put it back
  list                                every unit with its releases
  history <unit>                      who changed what when and why
  check                               manifests, files, signatures, contracts and addresses of all active releases
  prune                               remove drafts and releases that neither open pages nor a rollback need
  new-key <team> <file>               write a private key for signing, and print what release-keys.json needs of it
  --unprobed (promote, canary)        without trying the pages, when no service can be reached; needs a --why`

/** `unprobed`: of promote and canary, whose pages are not tried then. */
export type ReleaseRequest = { readonly why: string; readonly unprobed?: true } & (
  | { readonly command: 'publish' | 'off' | 'on' | 'history' | 'end-canary'; readonly unit: string }
  | { readonly command: 'promote'; readonly unit: string; readonly version: string }
  | { readonly command: 'preview'; readonly unit: string; readonly version: string }
  /** Null: the version before. */
  | { readonly command: 'rollback'; readonly unit: string; readonly version: string | null }
  | { readonly command: 'canary'; readonly unit: string; readonly version: string; readonly percent: number }
  | { readonly command: 'list' | 'check' | 'prune' }
  | { readonly command: 'new-key'; readonly team: string; readonly file: string }
)

/** What is wrong with the arguments, for the operator. */
export interface ArgumentProblem {
  readonly problem: string
}

export function parseReleaseArguments(args: readonly string[]): ReleaseRequest | ArgumentProblem {
  const given = readOptions(args)
  if ('problem' in given) return given
  const { why, unprobed, positionals } = given
  const [command = '', ...values] = positionals
  if (unprobed && command !== 'promote' && command !== 'canary')
    return { problem: `"${command}" tries no pages: leave --unprobed out.` }
  if (unprobed && why === '') return { problem: '--unprobed needs a reason: --why "…".' }
  const proof = unprobed ? ({ unprobed: true } as const) : {}
  const [first, second, third] = values
  const takes = (operands: string): ArgumentProblem => ({ problem: `"${command}" takes ${operands}.` })
  switch (command) {
    case 'publish':
    case 'history':
    case 'off':
    case 'on':
      return first !== undefined && values.length === 1 ? { command, unit: first, why } : takes('<unit>')
    case 'promote':
    case 'preview':
      return first !== undefined && second !== undefined && values.length === 2
        ? { command, unit: first, version: second, why, ...proof }
        : takes('<unit> <version>')
    case 'rollback':
      return first !== undefined && values.length <= 2
        ? { command, unit: first, version: second ?? null, why }
        : takes('<unit> [version]')
    case 'canary': {
      if (first !== undefined && second === 'off' && values.length === 2)
        return { command: 'end-canary', unit: first, why }
      const percent = /^(\d{1,2})%?$/.exec(third ?? '')?.[1]
      return first !== undefined && second !== undefined && percent !== undefined && values.length === 3
        ? { command, unit: first, version: second, percent: Number(percent), why, ...proof }
        : takes('<unit> <version> <percent of 1 to 99>, or <unit> off')
    }
    case 'list':
    case 'check':
    case 'prune':
      return values.length === 0 ? { command, why } : takes('nothing more')
    case 'new-key':
      return first !== undefined && second !== undefined && values.length === 2
        ? { command, team: first, file: second, why }
        : takes('<team> <file>')
    default:
      return { problem: command ? `There is no command "${command}".` : 'Which command?' }
  }
}

function readOptions(
  args: readonly string[],
): { why: string; unprobed: boolean; positionals: readonly string[] } | ArgumentProblem {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { why: { type: 'string', default: '' }, unprobed: { type: 'boolean', default: false } },
      allowPositionals: true,
    })
    return { why: values.why.trim(), unprobed: values.unprobed, positionals }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}
