import path from 'node:path'
import { type CheckedContent, checkContent, contentFolder, contentRoot } from 'content'
import { openPreparedStore, preparedKey } from '../../services/api/src/testing/prepared-database/prepared-store'
import { root } from '../runner/root'

const store = openPreparedStore<CheckedContent>(path.join(root, '.cache/test-content'))

/** The content's files, its reader, and what that imports. */
const SOURCES = ['content', 'shared-contracts/src', 'shared-ui/src/illustrations']

/** The content of the site as its reader finds it, which takes some seconds: kept for whoever asks for the same files. */
export function realContent(): CheckedContent {
  const folders = SOURCES.map((folder) => path.join(root, folder))
  const key = preparedKey({ folders, files: [path.join(root, 'package-lock.json')], versions: [process.version] })
  const stored = store.read('the content', key)
  if (stored !== null) return stored
  const content = checkContent(contentFolder(contentRoot()))
  store.keep('the content', key, content)
  return content
}
