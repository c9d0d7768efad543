import { useState } from 'react'
import { isNotFound } from 'shared-contracts/client'
import {
  Button,
  EmptyState,
  ErrorState,
  LinkButton,
  LoadingState,
  Notice,
  PageMissing,
  Section,
  useShell,
} from 'shared-frame'
import { useSaving } from 'shared-frame/saving'
import { deskTexts } from '../desk-texts'
import { useDeskItem } from '../requests/desk-item'
import { type ResultFilter, type Results, useDeskResults } from '../requests/desk-results'
import { useDeskAction } from '../requests/use-desk-action'
import { type DeskKind, deskFormPath } from '../rules/desk-kinds'
import { dayTitle } from '../rules/result-words'
import { CountTables } from './CountTables'
import styles from './DeskResults.module.css'
import { QuestionResult } from './QuestionResult'
import { ResultFilters } from './ResultFilters'

const words = deskTexts.results

/** What was answered: counts, texts, images, and the file of it. */
export function DeskResults({ kind, id }: { kind: DeskKind; id: number }) {
  const [filter, setFilter] = useState<ResultFilter>({})
  const item = useDeskItem(kind, id)
  const results = useDeskResults(id, filter)
  if (isNotFound(results.error)) return <PageMissing />
  return (
    <div className={styles.results}>
      {item.data && <h2 className={styles.title}>{item.data.title}</h2>}
      <p>
        <LinkButton tone="soft" to={deskFormPath(kind, id)}>
          {words.edit}
        </LinkButton>
      </p>
      <ResultFilters filter={filter} onChange={setFilter} />
      {results.isPending && <LoadingState shape="panel" label={deskTexts.loading} />}
      {results.isError && <ErrorState onRetry={() => void results.refetch()} retrying={results.isFetching} />}
      {results.data && (
        <>
          <p role="status" className={styles.total}>
            {words.submissions(results.data.submissions)}
          </p>
          {results.data.submissions === 0 ? (
            <EmptyState title={words.none}>{words.noneHint}</EmptyState>
          ) : (
            <Counts id={id} filter={filter} results={results.data} />
          )}
        </>
      )}
    </div>
  )
}

function Counts({ id, filter, results }: { id: number; filter: ResultFilter; results: Results }) {
  const { api } = useShell()
  const { run, busy, failure } = useDeskAction()
  const { save, ways } = useSaving()
  return (
    <>
      {results.counted === null ? (
        <Notice kind="info">{words.tooFew}</Notice>
      ) : (
        <div>
          <p>
            {words.counted(
              results.counted.submissions,
              dayTitle(results.counted.from),
              dayTitle(results.counted.until),
            )}
          </p>
          <Button
            tone="soft"
            busy={busy}
            onClick={() =>
              void run(async () => {
                const file = await api.call('SurveyDesk/ExportResults', { query: { id, ...filter } })
                if (file === null) return words.tooFew
                await save({ content: new Blob([file.text], { type: 'text/csv;charset=utf-8' }), name: file.fileName })
                return null
              })
            }
          >
            {words.csv}
          </Button>
          {ways}
          <div role="alert">{failure !== null && <Notice kind="error">{failure}</Notice>}</div>
        </div>
      )}
      <CountTables results={results} />
      {results.questions?.map((question, index) => (
        <Section key={question.questionId} title={words.question(index + 1, question.content)}>
          <QuestionResult id={id} filter={filter} question={question} />
        </Section>
      ))}
    </>
  )
}
