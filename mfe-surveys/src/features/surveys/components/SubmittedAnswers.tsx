import { useEffect, useRef } from 'react'
import { calendarDayOf } from 'shared-contracts/ages'
import { formatDay } from 'shared-contracts/formats'
import { paths } from 'shared-contracts/paths'
import { AppLink, Notice } from 'shared-frame'
import { surveyTexts as texts } from '../../../texts/surveys'
import { answerInWords, answerOfWire, type Question } from '../../questions'
import type { SubmittedSurvey } from '../requests/submitted-survey'
import styles from './SubmittedAnswers.module.css'

interface Props {
  readonly questions: readonly Question[]
  readonly submitted: SubmittedSurvey
  /** It was sent just now: focus comes here, as the form is gone. */
  readonly isNew: boolean
}

/** What the visitor has sent, to be read. */
export function SubmittedAnswers({ questions, submitted, isNew }: Props) {
  const root = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isNew) root.current?.focus()
  }, [isNew])
  const day = formatDay(calendarDayOf(new Date(submitted.submittedAt)))
  return (
    <section ref={root} className={styles.answers} aria-label={texts.ownAnswers} tabIndex={-1}>
      <Notice kind="success">
        {isNew ? `${texts.thanks}. ` : ''}
        {texts.sentOn(day)}.
      </Notice>
      <h2>{texts.ownAnswers}</h2>
      <ol className={styles.list}>
        {questions.map((question) => (
          <OwnAnswer key={question.id} question={question} submitted={submitted} />
        ))}
      </ol>
      <p>
        <AppLink to={paths.userSurveys}>{texts.all}</AppLink>
      </p>
    </section>
  )
}

function OwnAnswer({ question, submitted }: { question: Question; submitted: SubmittedSurvey }) {
  const sent = submitted.answers.find(({ surveyQuestionId }) => surveyQuestionId === question.id)
  const words = sent ? answerInWords(question, answerOfWire(sent)) : ''
  return (
    <li>
      <p className={styles.question}>{question.content}</p>
      <p className={styles.words}>{words === '' ? texts.notAnswered : words}</p>
      {sent?.images && sent.images.length > 0 && (
        <div className={styles.images}>
          {sent.images.map((image, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: sent images have no other identity and never change
            <img key={index} src={image} alt={texts.ownImage(index)} />
          ))}
        </div>
      )}
    </li>
  )
}
