import { useEffect, useRef, useState } from 'react'
import { type ApiClient, ApiError } from 'shared-contracts/client'
import { ErrorState, LoadingState, Notice, Section, Stack, useShell } from 'shared-ui'
import { queryOptions, useMutation, useQuery } from 'shared-ui/remote'
import { texts } from '../../../texts'
import { failureMessage } from '../../book/failures'
import styles from '../components/Diet.module.css'
import { DietResult } from '../components/DietResult'
import { SaveDiet } from '../components/SaveDiet'
import type { DietBody } from '../requests/diet-queries'
import { type Answer, answersOf, questionsFor, sentAnswers, serverProblems } from './answers-draft'
import { keepAnswers, keptAnswers } from './kept-answers'
import { QuestionFormPart } from './question-form-part'

const words = texts.diet

function questionsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['consulting-questions'],
    queryFn: ({ signal }) => api.call('NutritionConsulting/GetQuestions', { signal }),
  })
}

interface Props {
  readonly person: { readonly title: string; readonly objectTypeId: number }
  /** Of a kept check that is opened again; empty: what was typed before. */
  readonly initial: readonly Answer[]
}

/** The consulting questions for a person, and what the answers mean. */
export function QuestionTool({ person: { title, objectTypeId }, initial }: Props) {
  const { api } = useShell()
  const questions = useQuery(questionsQuery(api))
  const [answers, setAnswers] = useState(() => (initial.length > 0 ? answersOf(initial) : keptAnswers()))
  useEffect(() => keepAnswers(answers), [answers])
  const judge = useMutation({
    mutationFn: async (body: DietBody) => ({
      body,
      result: await api.call('NutritionConsulting/CheckAnswers', { body }),
    }),
  })
  const result = useRef<HTMLDivElement>(null)
  const judged = judge.data
  useEffect(() => {
    if (judged) result.current?.focus()
  }, [judged])

  if (questions.isPending) return <LoadingState shape="panel" />
  if (questions.isError) return <ErrorState onRetry={() => void questions.refetch()} retrying={questions.isFetching} />
  const asked = questionsFor(questions.data, objectTypeId)
  const atFields = serverProblems(judge.error instanceof ApiError ? judge.error.errors : [])
  return (
    <div className={styles.columns}>
      <Section title={words.questions.title} intro={words.questions.intro}>
        {judge.isError && atFields.size === 0 && <Notice kind="error">{failureMessage(judge.error)}</Notice>}
        <QuestionFormPart
          questions={asked}
          answers={answers}
          serverProblems={atFields}
          busy={judge.isPending}
          onChange={setAnswers}
          onSubmit={() => judge.mutate({ objectTypeId, answers: sentAnswers(answers, asked) })}
        />
      </Section>
      {judged && judged.body.objectTypeId === objectTypeId && (
        <div ref={result} tabIndex={-1}>
          <Section title={words.result.title(title)} tone="leaf">
            <Stack>
              <p>{words.questions.estimate}</p>
              <DietResult result={judged.result} missingWords={() => words.result.missingAnswers} />
              <SaveDiet body={judged.body} />
            </Stack>
          </Section>
        </div>
      )}
    </div>
  )
}
