import { parseArgs } from 'node:util'
import type { ReleaseLibrary } from '../runner/releases'

export const RELEASE_USAGE = `npm run release -- <command> [--why "the reason"]
  publish <unit>                      build the unit and keep the result as a release, not active yet
  preview <unit> <version>            print a link that shows a release to whoever opens it, for a day
  promote <unit> <version>            make a release the active one, if it fits the others
  rollback <unit> [version]           back to the release that was active before, or to any that ever was
  canary <unit> <version> <percent>   give a share of the visitors another version
  canary <unit> off                   end that
  off <unit>                          take a section off the site
  on <unit>                           put it back
  list                                every unit with its releases
  history <unit>                      who changed what when and why
  check [--api <url>]                 manifests, files, signatures, uses and addresses of all active releases, beside the
                                      API that runs or another one, before that gets traffic
  addresses                           which unit owns which addresses, and what is yielded
  own <unit> <prefix>                 give a unit the addresses that begin so (/so-tay-cua-me)
  disown <prefix>                     nobody owns them any more
  yield <unit> <pattern> [--to <unit>]  leave an address of a unit to another one; without --to: give up its page
  unyield <unit> <pattern>            end that
  prune                               remove drafts and releases that neither open pages nor a rollback need
  new-key <team> <file>               write a private key for signing, and print what release-keys.json needs of it`

type AddressOrder = Parameters<ReturnType<ReleaseLibrary['createReleaseStore']>['changeAddresses']>[0]

export type ReleaseRequest = { readonly why: string } & (
  | { readonly command: 'publish' | 'off' | 'on' | 'history' | 'end-canary'; readonly unit: string }
  | { readonly command: 'promote'; readonly unit: string; readonly version: string }
  | { readonly command: 'preview'; readonly unit: string; readonly version: string }
  /** Null: the version before. */
  | { readonly command: 'rollback'; readonly unit: string; readonly version: string | null }
  | { readonly command: 'canary'; readonly unit: string; readonly version: string; readonly percent: number }
  | { readonly command: 'list' | 'addresses' | 'prune' }
  /** Null: the API that runs. */
  | { readonly command: 'check'; readonly api: string | null }
  /** `own`, `disown`, `yield` and `unyield`. */
  | { readonly command: 'change-addresses'; readonly order: AddressOrder }
  | { readonly command: 'new-key'; readonly team: string; readonly file: string }
)

/** What is wrong with the arguments, for the operator. */
export interface ArgumentProblem {
  readonly problem: string
}

export function parseReleaseArguments(args: readonly string[]): ReleaseRequest | ArgumentProblem {
  const given = readOptions(args)
  if ('problem' in given) return given
  const { why, to, api, positionals } = given
  const [command = '', ...values] = positionals
  const [first, second, third] = values
  const takes = (operands: string): ArgumentProblem => ({ problem: `"${command}" takes ${operands}.` })
  if (to !== null && command !== 'yield') return { problem: `"${command}" takes no --to.` }
  if (api !== null && command !== 'check') return { problem: `"${command}" takes no --api.` }
  switch (command) {
    case 'publish':
    case 'history':
    case 'off':
    case 'on':
      return first !== undefined && values.length === 1 ? { command, unit: first, why } : takes('<unit>')
    case 'promote':
    case 'preview':
      return first !== undefined && second !== undefined && values.length === 2
        ? { command, unit: first, version: second, why }
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
        ? { command, unit: first, version: second, percent: Number(percent), why }
        : takes('<unit> <version> <percent of 1 to 99>, or <unit> off')
    }
    case 'check':
      return values.length === 0 ? { command, api, why } : takes('nothing more but --api <url>')
    case 'own':
      return first !== undefined && second !== undefined && values.length === 2
        ? { command: 'change-addresses', order: { action: command, unit: first, prefix: second }, why }
        : takes('<unit> <prefix>')
    case 'disown':
      return first !== undefined && values.length === 1
        ? { command: 'change-addresses', order: { action: command, prefix: first }, why }
        : takes('<prefix>')
    case 'yield':
    case 'unyield': {
      if (first === undefined || second === undefined || values.length > 2) return takes('<unit> <pattern>')
      const address = { unit: first, pattern: second }
      const order = command === 'yield' ? { action: command, ...address, to } : { action: command, ...address }
      return { command: 'change-addresses', order, why }
    }
    case 'list':
    case 'addresses':
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

interface GivenOptions {
  readonly why: string
  readonly to: string | null
  readonly api: string | null
  readonly positionals: readonly string[]
}

function readOptions(args: readonly string[]): GivenOptions | ArgumentProblem {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { why: { type: 'string', default: '' }, to: { type: 'string' }, api: { type: 'string' } },
      allowPositionals: true,
    })
    const { why, to = null, api = null } = values
    if (api !== null && !/^https?:\/\/[^/]/.test(api)) return { problem: `"${api}" is no address of an API.` }
    return { why: why.trim(), to, api: api?.replace(/\/+$/, '') ?? null, positionals }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}
