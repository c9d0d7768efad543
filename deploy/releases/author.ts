import { userInfo } from 'node:os'
import { runProgram } from '../runner/run-program'

/** Who acts: `RELEASE_AUTHOR`, else the user of git, else the login name. */
export async function releaseAuthor(env: NodeJS.ProcessEnv = process.env): Promise<string> {
  return env.RELEASE_AUTHOR || (await git('config', 'user.name')) || userInfo().username
}

/** The commit of the sources, as `git describe --dirty` marks it; null outside a work tree. */
export async function sourceCommit(): Promise<string | null> {
  const commit = await git('rev-parse', 'HEAD')
  if (!commit) return null
  return (await git('status', '--porcelain', '--untracked-files=no')) ? `${commit}-dirty` : commit
}

/** What git prints; empty when it refuses or is not installed. */
async function git(...args: readonly string[]): Promise<string> {
  const { code, output } = await runProgram('git', args)
  return code === 0 ? output.trim() : ''
}
