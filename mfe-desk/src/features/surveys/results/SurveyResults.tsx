import { useState } from 'react'
import { findObjectType } from 'shared-contracts/ages'
import { EmptyState, LoadingState, Notice, Section } from 'shared-frame'
import { clientOnly } from 'shared-frame/remote'
import { FileButton } from '../files/FileButton'
import { type ResultFilter, type Results, useDeskResults } from '../requests/desk-queries'
import type { DeskKind } from '../rules/desk-kinds'
import { dayTitle } from '../rules/result-words'
import { surveyTexts } from '../survey-texts'
import { Counts } from './Counts'
import { QuestionResult } from './QuestionResult'
import type { ResultFilterProps } from './ResultFilterFields'
import { ResultsFrame } from './ResultsFrame'

const words = surveyTexts.results

/** The filters with their MUI fields, fetched after the page is alive. */
const ResultFilters = clientOnly<ResultFilterProps>(
  () => import(/* webpackChunkName: "desk-result-filters" */ './ResultFilterFields'),
  <LoadingState count={1} label={surveyTexts.loading} />,
)

/** What was answered: counts, texts, images, and the file of it. */
export function SurveyResults({ kind, id }: { kind: DeskKind; id: number }) {
  const [filter, setFilter] = useState<ResultFilter>({})
  return (
    <ResultsFrame
      kind={kind}
      id={id}
      query={useDeskResults(id, filter)}
      filters={<ResultFilters filter={filter} onChange={setFilter} />}
      total={({ submissions }) => words.submissions(submissions)}
    >
      {(results) =>
        results.submissions === 0 ? (
          <EmptyState title={words.none}>{words.noneHint}</EmptyState>
        ) : (
          <AllCounts id={id} filter={filter} results={results} />
        )
      }
    </ResultsFrame>
  )
}

function AllCounts({ id, filter, results }: { id: number; filter: ResultFilter; results: Results }) {
  const { counted, byDay, byObjectType, questions } = results
  return (
    <>
      {counted === null ? (
        <Notice kind="info">{words.tooFew}</Notice>
      ) : (
        <div>
          <p>{words.counted(counted.submissions, dayTitle(counted.from), dayTitle(counted.until))}</p>
          <FileButton
            tone="soft"
            label={words.csv}
            type="text/csv;charset=utf-8"
            ask={(api) => api.call('SurveyDesk/ExportResults', { query: { id, ...filter } })}
            none={words.tooFew}
          />
        </div>
      )}
      {byDay.length > 0 && (
        <Section title={words.byDay}>
          <Counts
            title={words.byDay}
            heading={words.day}
            rows={byDay.map(({ day, count }) => ({ key: day, title: dayTitle(day), count }))}
          />
        </Section>
      )}
      {byObjectType.length > 0 && (
        <Section title={words.byObjectType}>
          <Counts
            title={words.byObjectType}
            heading={words.objectType}
            rows={byObjectType.map(({ objectTypeId, count }) => ({
              key: String(objectTypeId),
              title: findObjectType(objectTypeId)?.title ?? String(objectTypeId),
              count,
            }))}
          />
        </Section>
      )}
      {questions?.map((question, index) => (
        <Section key={question.questionId} title={words.question(index + 1, question.content)}>
          <QuestionResult id={id} filter={filter} question={question} />
        </Section>
      ))}
    </>
  )
}
