import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Script } from 'node:vm'

/** Scripts of a published release that no browser could read, one sentence each; nothing of them is run. */
export async function findBrokenScripts(folder: string, files: readonly string[]): Promise<readonly string[]> {
  const scripts = files.filter((name) => name.endsWith('.js'))
  const found = await Promise.all(
    scripts.map(async (name) => {
      const problem = syntaxProblem(await readFile(path.join(folder, 'browser', name), 'utf8'))
      return problem === null ? [] : [`${name} is no script that a browser can read (${problem}): build the unit again`]
    }),
  )
  return found.flat()
}

function syntaxProblem(text: string): string | null {
  try {
    new Script(text)
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
