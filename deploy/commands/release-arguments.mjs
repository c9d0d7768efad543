export const RELEASE_USAGE = `npm run release -- <command>
  publish <unit>            build the unit and keep the result as a release, not active yet
  promote <unit> <version>  make a release the active one
  rollback <unit>           back to the release that was active before
  off <unit>                take a section off the site
  on <unit>                 put it back
  list                      every unit with its releases
  check                     contracts and addresses of all active releases`

const OPERANDS = {
  publish: ['unit'],
  promote: ['unit', 'version'],
  rollback: ['unit'],
  off: ['unit'],
  on: ['unit'],
  list: [],
  check: [],
}

/**
 * @param {readonly string[]} args
 * @returns {{ command: string, unit?: string, version?: string } | { problem: string }}
 */
export function parseReleaseArguments(args) {
  const [command = '', ...values] = args
  const operands = Object.hasOwn(OPERANDS, command) ? OPERANDS[command] : null
  if (!operands) return { problem: command ? `There is no command "${command}".` : 'Which command?' }
  if (values.length !== operands.length) {
    return { problem: `"${command}" takes ${operands.map((name) => `<${name}>`).join(' ') || 'nothing more'}.` }
  }
  return { command, ...Object.fromEntries(operands.map((name, index) => [name, values[index]])) }
}
