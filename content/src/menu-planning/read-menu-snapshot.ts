import type { ContentFolder } from '../files/content-folder'
import { type Problem, problemText } from '../files/problem'
import { readKitchenContent } from '../nutrition/kitchen-content'
import type { MenuSnapshot } from './menu-planning'

/**
 * What an import of these files would give the menu builder. For tests, benches and the generator of menus: a running builder
 * asks the API. Throws with every problem of the files that it reads: not of recipes and pictures, nor of `menus.json`, which the
 * generator itself writes.
 */
export function readMenuSnapshot(folder: ContentFolder, revision = 0): MenuSnapshot {
  const problems: Problem[] = []
  const { facts, planning } = readKitchenContent(folder, problems)
  if (problems.length > 0 || facts === null || planning === null)
    throw new Error(`The content can't be used:\n${problems.map(problemText).join('\n')}`)
  return { revision, facts, planning }
}
