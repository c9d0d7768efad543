import path from 'node:path'
import process from 'node:process'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import readConfig from 'dependency-cruiser/config-utl/extract-depcruise-config'
import readTypeScriptConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import { z } from 'zod'

/**
 * Applies the repository's import rules to one tree after the other, as `npm run imports` does to the repository. In a process
 * of its own: the rules' paths are relative to the working directory.
 */
const treeShape = z.object({ directory: z.string(), folders: z.array(z.string()) })
export type Tree = z.infer<typeof treeShape>

/** Names of broken rules, each once, sorted; `error`: the rules could not be applied. */
export type Verdict = { readonly broken: readonly string[] } | { readonly error: string }

const ruleSet = await readConfig(path.resolve(import.meta.dirname, '../../../dependency-cruiser.cjs'))

async function brokenIn({ directory, folders }: Tree): Promise<readonly string[]> {
  process.chdir(directory)
  const tsConfig = readTypeScriptConfig('tsconfig.json')
  const { output } = await cruise(folders, { ruleSet, validate: true, outputType: 'json' }, {}, { tsConfig })
  const { summary }: ICruiseResult = typeof output === 'string' ? JSON.parse(output) : output
  return [...new Set(summary.violations.map(({ rule }) => rule.name))].sort()
}

let turn: Promise<unknown> = Promise.resolve()
process.on('message', (message) => {
  turn = turn.then(async () => {
    const verdict: Verdict = await brokenIn(treeShape.parse(message)).then(
      (broken) => ({ broken }),
      (error: unknown) => ({ error: String(error) }),
    )
    process.send?.(verdict)
  })
})
