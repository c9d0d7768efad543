export const RELEASE_USAGE = `npm run release -- <command>
  publish <unit>            build the unit and keep the result as a release, not active yet
  promote <unit> <version>  make a release the active one, if it fits the others
  rollback <unit>           back to the release that was active before
  off <unit>                take a section off the site
  on <unit>                 put it back
  list                      every unit with its releases
  check                     manifests, files, contracts and addresses of all active releases`

export type ReleaseRequest =
  | { readonly command: 'publish' | 'rollback' | 'off' | 'on'; readonly unit: string }
  | { readonly command: 'promote'; readonly unit: string; readonly version: string }
  | { readonly command: 'list' | 'check' }

/** What is wrong with the arguments, for the operator. */
export interface ArgumentProblem {
  readonly problem: string
}

export function parseReleaseArguments(args: readonly string[]): ReleaseRequest | ArgumentProblem {
  const [command = '', ...values] = args
  const [unit, version] = values
  const takes = (operands: string): ArgumentProblem => ({ problem: `"${command}" takes ${operands}.` })
  switch (command) {
    case 'publish':
    case 'rollback':
    case 'off':
    case 'on':
      return unit !== undefined && values.length === 1 ? { command, unit } : takes('<unit>')
    case 'promote':
      return unit !== undefined && version !== undefined && values.length === 2
        ? { command, unit, version }
        : takes('<unit> <version>')
    case 'list':
    case 'check':
      return values.length === 0 ? { command } : takes('nothing more')
    default:
      return { problem: command ? `There is no command "${command}".` : 'Which command?' }
  }
}
