import { Section, Stack } from 'shared-frame'
import { useFocusWhen } from 'shared-ui/focus'
import { Loaded } from 'shared-ui/reading'
import { dietTexts } from '../../../texts/diet'
import styles from '../components/Diet.module.css'
import { DietResult } from '../components/DietResult'
import { SaveDiet } from '../components/SaveDiet'
import { useJudgeAnswers } from '../requests/judge-answers'
import { useQuestions } from '../requests/questions'
import type { JudgedPerson } from '../rules/person'
import { type Answer, answersOf, questionsFor } from './answers'
import { QuestionFormPart } from './question-form-part'

const words = dietTexts

interface Props {
  readonly person: JudgedPerson
  /** The saved check that is opened again; null: a new one. */
  readonly opened: { readonly id: number; readonly answers: readonly Answer[] } | null
}

/** The consulting questions for a person, and what the answers mean. */
export function QuestionTool({ person: { title, objectTypeId, activity }, opened }: Props) {
  const questions = useQuestions()
  const judge = useJudgeAnswers()
  const judged = judge.data
  const result = useFocusWhen(judged ?? null)
  return (
    <Loaded query={questions} loading={{ shape: 'panel' }}>
      {(all) => (
        <div className={styles.columns}>
          <Section title={words.questions.title} intro={words.questions.intro}>
            <QuestionFormPart
              questions={questionsFor(all, objectTypeId)}
              initial={answersOf(opened?.answers ?? [])}
              keptAs={opened === null ? 'diet' : `diet-${opened.id}`}
              onSubmit={async (answers) => {
                await judge.mutateAsync({ objectTypeId, activity, answers: [...answers] })
              }}
            />
          </Section>
          {judged && judged.body.objectTypeId === objectTypeId && judged.body.activity === activity && (
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
      )}
    </Loaded>
  )
}
