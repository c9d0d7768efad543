import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of this service, with `migrations` and `content`: the same whether run from sources or from a bundle. */
export function serviceFolder(): string {
  let folder = path.dirname(fileURLToPath(import.meta.url))
  while (!existsSync(path.join(folder, 'migrations'))) {
    const parent = path.dirname(folder)
    if (parent === folder) throw new Error('The folder "migrations" of the API service is missing')
    folder = parent
  }
  return folder
}
