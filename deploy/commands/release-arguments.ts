import { parseArgs } from 'node:util'
import type { ReleaseLibrary } from '../runner/releases'

export const RELEASE_USAGE = `npm run release -- <command> [--why "the reason"] [--unprobed]
  publish <unit>                      build the unit and keep the result as a release, not active yet
  preview <unit> <version>            print a link that shows a release to whoever opens it, for a day
  promote <unit> <version>            make a release the active one, if it fits the others and its pages work
  promote --together <unit>@<version> <unit>@<version> …
                                      the same of a set that fits in one step alone; it must be on trial:
    … --trial <percent>               give a share of the visitors the whole set, the others nothing of it
    … --untried --why "the reason"    make it active without a trial
  rollback <unit> [version]           back to the release that was active before, or to any that ever was
  rollback --together <unit>          take back all that was promoted with it as a set
  canary <unit> <version> <percent>   give a share of the visitors another version
  canary <unit> off                   end that, of a set for all its units
  off <unit>                          take a section off the site
  on <unit>                           put it back
  list                                every unit with its releases
  history <unit>                      who changed what when and why
  vouch [unit …] --why "the reason"   sign what the state says as it is, of all units that the key may release or of some
  check [--api <url>]                 decisions, manifests, files, signatures, uses and addresses of all active releases, beside the
                                      API that runs or another one, before that gets traffic
  addresses                           which unit owns which addresses, and what is yielded
  own <unit> <prefix>                 give a unit the addresses that begin so (/so-tay-cua-me)
  disown <prefix>                     nobody owns them any more
  yield <unit> <pattern> [--to <unit>]  leave an address of a unit to another one; without --to: give up its page
  unyield <unit> <pattern>            end that
  prune                               remove drafts and releases that neither open pages nor a rollback need
  new-key <team> <file>               write a private key for signing, and print what release-keys.json needs of it
  --unprobed (promote, canary)        without trying the pages, when no service can be reached; needs a --why`

type AddressOrder = Parameters<ReturnType<ReleaseLibrary['createReleaseStore']>['changeAddresses']>[0]

/** `unprobed`: of promote and canary, whose pages are not tried then. */
export type ReleaseRequest = { readonly why: string; readonly unprobed?: true } & (
  | { readonly command: 'publish' | 'off' | 'on' | 'history' | 'end-canary'; readonly unit: string }
  /** Empty: all that the key may release. */
  | { readonly command: 'vouch'; readonly units: readonly string[] }
  | { readonly command: 'promote'; readonly unit: string; readonly version: string }
  | { readonly command: 'promote-together'; readonly set: readonly NamedVersion[]; readonly isUntried: boolean }
  | { readonly command: 'try-together'; readonly set: readonly NamedVersion[]; readonly percent: number }
  | { readonly command: 'rollback-together'; readonly unit: string }
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

interface NamedVersion {
  readonly name: string
  readonly version: string
}

/** What is wrong with the arguments, for the operator. */
export interface ArgumentProblem {
  readonly problem: string
}

export function parseReleaseArguments(args: readonly string[]): ReleaseRequest | ArgumentProblem {
  const given = readOptions(args)
  if ('problem' in given) return given
  const { why, to, api, unprobed, positionals, set } = given
  const [command = '', ...values] = positionals
  if (unprobed && command !== 'promote' && command !== 'canary')
    return { problem: `"${command}" tries no pages: leave --unprobed out.` }
  if (unprobed && why === '') return { problem: '--unprobed needs a reason: --why "…".' }
  const proof = unprobed ? ({ unprobed: true } as const) : {}
  if (set !== null) {
    const request = parseSet(set, positionals, why)
    return 'problem' in request ? request : { ...request, ...proof }
  }
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
        ? { command, unit: first, version: second, why, ...proof }
        : takes('<unit> <version>')
    case 'rollback':
      return first !== undefined && values.length <= 2
        ? { command, unit: first, version: second ?? null, why }
        : takes('<unit> [version]')
    case 'canary': {
      if (first !== undefined && second === 'off' && values.length === 2)
        return { command: 'end-canary', unit: first, why }
      const percent = shareIn(third)
      return first !== undefined && second !== undefined && percent !== null && values.length === 3
        ? { command, unit: first, version: second, percent, why, ...proof }
        : takes('<unit> <version> <percent of 1 to 99>, or <unit> off')
    }
    case 'vouch':
      return why === ''
        ? { problem: '"vouch" needs --why "the reason": it signs whatever the state says, whoever wrote that.' }
        : { command, units: values, why }
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

/** Options that say what is to be done with a set. */
interface SetOptions {
  /** Null: no trial. */
  readonly trial: string | null
  readonly isUntried: boolean
}

function parseSet(
  { trial, isUntried }: SetOptions,
  [command = '', ...values]: readonly string[],
  why: string,
): ReleaseRequest | ArgumentProblem {
  if (command === 'rollback') {
    const [unit] = values
    if (unit !== undefined && values.length === 1 && trial === null && !isUntried)
      return { command: 'rollback-together', unit, why }
    return { problem: '"rollback --together" takes <unit> alone: the one that failed, or any other of its set.' }
  }
  if (command !== 'promote') return { problem: '"--together" goes with "promote" and "rollback" alone.' }
  const set = values.map(namedVersion)
  const named = set.filter((one) => one !== null)
  if (named.length < Math.max(set.length, 2))
    return { problem: '"promote --together" takes two or more of <unit>@<version>.' }
  if (trial === null) {
    if (isUntried && why === '')
      return { problem: '"--untried" needs --why "the reason": nobody has seen this set yet.' }
    return { command: 'promote-together', set: named, isUntried, why }
  }
  const percent = shareIn(trial)
  if (percent === null) return { problem: '"--trial" takes the percent of visitors, 1 to 99.' }
  if (isUntried) return { problem: '"--trial" and "--untried" exclude each other.' }
  return { command: 'try-together', set: named, percent, why }
}

function namedVersion(text: string): NamedVersion | null {
  const [, name, version] = /^([^@]+)@([^@]+)$/.exec(text) ?? []
  return name !== undefined && version !== undefined ? { name, version } : null
}

function shareIn(text = ''): number | null {
  const [, percent] = /^(\d{1,2})%?$/.exec(text) ?? []
  return percent === undefined ? null : Number(percent)
}

interface GivenOptions {
  readonly why: string
  readonly to: string | null
  readonly api: string | null
  readonly unprobed: boolean
  readonly positionals: readonly string[]
  /** Null: a single unit is meant. */
  readonly set: SetOptions | null
}

function readOptions(args: readonly string[]): GivenOptions | ArgumentProblem {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        why: { type: 'string', default: '' },
        to: { type: 'string' },
        api: { type: 'string' },
        together: { type: 'boolean', default: false },
        trial: { type: 'string' },
        untried: { type: 'boolean', default: false },
        unprobed: { type: 'boolean', default: false },
      },
      allowPositionals: true,
    })
    const { why, to = null, api = null, together, trial = null, untried: isUntried, unprobed } = values
    if (api !== null && !/^https?:\/\/[^/]/.test(api)) return { problem: `"${api}" is no address of an API.` }
    if (!together && (trial !== null || isUntried))
      return {
        problem:
          '"--trial" and "--untried" go with "promote --together"; of one unit: canary <unit> <version> <percent>.',
      }
    const set = together ? { trial, isUntried } : null
    return { why: why.trim(), to, api: api?.replace(/\/+$/, '') ?? null, unprobed, positionals, set }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}
