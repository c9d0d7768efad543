import { CommandFailed } from './command-failed.mjs'

/** The even releases that the project is tried on. */
export const SUPPORTED_MAJORS = [20, 22, 24]

/**
 * What to tell about a Node version (`20.11.0`): `null` when all is well, a `warning` on a release that nobody tried, a
 * `failure` on one that is too old.
 */
export function judgeNodeVersion(version) {
  const major = Number(version.split('.')[0])
  if (SUPPORTED_MAJORS.includes(major)) return null
  const wanted = `Node ${SUPPORTED_MAJORS.slice(0, -1).join(', ')} or ${SUPPORTED_MAJORS.at(-1)}`
  if (!(major >= SUPPORTED_MAJORS[0]))
    return { kind: 'failure', message: `This needs ${wanted}; here runs ${version}.` }
  return { kind: 'warning', message: `Tried on ${wanted}; here runs ${version}.` }
}

export function checkNodeVersion(version = process.versions.node) {
  const judgement = judgeNodeVersion(version)
  if (judgement?.kind === 'failure') throw new CommandFailed(judgement.message)
  if (judgement) console.warn(`! ${judgement.message}`)
}
