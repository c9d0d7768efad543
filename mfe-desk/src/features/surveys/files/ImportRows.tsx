import type { CallAnswer } from 'shared-contracts/calls'
import { Button, Notice } from 'shared-frame'
import { ScrollingTable } from 'shared-ui/desk'
import { surveyTexts } from '../survey-texts'
import styles from './Files.module.css'

const words = surveyTexts.files

interface Props {
  readonly rows: CallAnswer<'SurveyDesk/Import'>['rows']
  readonly busy: boolean
  readonly onWrite: () => void
  readonly onCancel: () => void
}

/** What a file would do, entry by entry; nothing was written yet. */
export function ImportRows({ rows, busy, onWrite, onCancel }: Props) {
  const written = rows.filter(({ what }) => what === 'new' || what === 'changed').length
  const refused = rows.filter(({ what }) => what === 'refused').length
  return (
    <div className={styles.import}>
      <p>{words.checked}</p>
      <ScrollingTable
        label={words.checked}
        headings={[words.row, words.name, words.outcome, words.problems]}
        className={styles.planned}
      >
        {rows.map(({ row, title, what, problems }) => (
          <tr key={`${row} ${title}`} data-what={what}>
            <td>{row}</td>
            <th scope="row">{title}</th>
            <td>{words.what[what]}</td>
            <td>
              {problems.length > 0 && (
                <ul>
                  {problems.map((problem) => (
                    <li key={problem}>{problem}</li>
                  ))}
                </ul>
              )}
            </td>
          </tr>
        ))}
      </ScrollingTable>
      {refused > 0 && <Notice kind="warning">{words.someRefused(refused)}</Notice>}
      {written === 0 && <Notice kind="info">{words.nothing}</Notice>}
      <div className={styles.row}>
        {written > 0 && (
          <Button busy={busy} onClick={onWrite}>
            {words.write(written)}
          </Button>
        )}
        <Button tone="quiet" disabled={busy} onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </div>
  )
}
