import path from 'node:path'
import process from 'node:process'
import { checkContent, contentFolder, contentRoot, readNutritionContent } from 'content'
import { openPreparedStore, preparedKey } from './prepared-database/prepared-store'

const root = path.join(__dirname, '../../../..')

/** Whatever the rows of the content are made from. */
const SOURCES = ['content', 'shared-contracts/src', 'shared-ui/src/illustrations']

type NutritionRows = ReturnType<typeof readNutritionContent>['rows']
type ContentRows = ReturnType<typeof checkContent>['rows']

/** The rows of the real dishes, materials and rules: read once for each state of the content and its sources. */
export function realNutritionRows(): NutritionRows {
  return prepared('nutrition', () => readNutritionContent(contentFolder(contentRoot())).rows)
}

/** All rows of the real content, likewise. */
export function realContentRows(): ContentRows {
  return prepared('content', () => checkContent(contentFolder(contentRoot())).rows)
}

function prepared<T>(name: string, make: () => T): T {
  const store = openPreparedStore<T>(path.join(root, '.cache/test-content'))
  const key = preparedKey({
    folders: SOURCES.map((folder) => path.join(root, folder)),
    files: [path.join(root, 'package-lock.json')],
    versions: [process.version],
  })
  const kept = store.read(name, key)
  if (kept !== null) return kept
  const made = make()
  store.keep(name, key, made)
  return made
}
