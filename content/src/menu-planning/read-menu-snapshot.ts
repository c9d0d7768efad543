import type { ContentFolder } from '../files/content-folder'
import { problemText } from '../files/problem'
import { readNutritionContent } from '../nutrition/nutrition-content'
import type { MenuSnapshot } from './menu-planning'

/**
 * What an import of these files would give the menu builder. For tests, benches and the generator of menus: a running builder
 * asks the API. Throws with every problem that stands outside `menus.json`, which the generator itself writes.
 */
export function readMenuSnapshot(folder: ContentFolder, revision = 0): MenuSnapshot {
  const { rows, problems } = readNutritionContent({
    ...folder,
    read: (file) => (file === 'nutrition/menus.json' ? '[]' : folder.read(file)),
  })
  const facts = rows.nutrition_facts[0]?.facts
  const planning = rows.menu_planning[0]?.planning
  if (problems.length > 0 || facts === undefined || planning === undefined)
    throw new Error(`The content can't be used:\n${problems.map(problemText).join('\n')}`)
  return { revision, facts, planning }
}
