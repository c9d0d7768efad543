import type { CallAnswer } from 'shared-contracts/calls'
import { formatNumber } from 'shared-contracts/formats'
import { momentInWords } from 'shared-ui/previews'
import { contentTexts as words } from '../content-texts'
import styles from './ContentDesk.module.css'

type Import = CallAnswer<'ContentDesk/GetOverview'>['imports'][number]

const CHANGES = ['added', 'changed', 'removed', 'published', 'withdrawn'] as const

/** When the content changed, by whom, and what. */
export function LastImports({ imports }: { imports: readonly Import[] }) {
  if (imports.length === 0) return <p>{words.noImports}</p>
  return (
    <ul className={styles.imports}>
      {imports.map((each) => (
        <li key={each.revision}>
          <strong>{momentInWords(each.importedAt)}</strong>{' '}
          {each.importedBy === null ? words.bySchedule : words.by(each.importedBy)}
          <Changes changes={each.changes} />
        </li>
      ))}
    </ul>
  )
}

function Changes({ changes }: { changes: Import['changes'] }) {
  const rows = Object.values(changes.rows).reduce((sum, count) => sum + count, 0)
  return (
    <ul>
      {CHANGES.map(
        (change) =>
          changes[change].length > 0 && (
            <li key={change}>
              {words.changes[change]}: {changes[change].map(({ title }) => title).join('; ')}
            </li>
          ),
      )}
      {rows > 0 && <li>{words.rows(formatNumber(rows, 0))}</li>}
    </ul>
  )
}
