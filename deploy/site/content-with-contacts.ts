import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../runner/root'

/** Ways to reach the programme, as a site has them that is set up. The content itself ships placeholders, which no visitor is shown. */
const CONTACTS: readonly (readonly [placeholder: string, contact: string])[] = [
  ['"https://www.facebook.com/"', '"https://www.facebook.com/thu-nghiem"'],
  ['"https://www.youtube.com/"', '"https://www.youtube.com/@thu-nghiem"'],
  ['"https://zalo.me/"', '"https://zalo.me/thu-nghiem"'],
  ['"024 0000 0000"', '"024 1234 5678"'],
  ['"lienhe@example.vn"', '"lienhe@thu-nghiem.test"'],
]

/** A copy of the content below `dataDir` with contacts; its folder. */
export function contentWithContacts(dataDir: string): string {
  const folder = path.join(dataDir, 'content')
  cpSync(path.join(root, 'content'), folder, {
    recursive: true,
    filter: (file) => !file.includes('node_modules') && !file.endsWith(`content${path.sep}src`),
  })
  for (const name of ['site-config.json', 'site-objects.json']) {
    const file = path.join(folder, 'site', name)
    const text = CONTACTS.reduce((all, [from, to]) => all.replaceAll(from, to), readFileSync(file, 'utf8'))
    writeFileSync(file, text)
  }
  return folder
}
