import { useState } from 'react'
import { Button, ErrorState, LoadingState, Notice } from 'shared-frame'
import { type QuestionResults, type ResultFilter, useAnswerImage, useAnswerTexts } from '../requests/desk-queries'
import { surveyTexts } from '../survey-texts'
import { Counts } from './Counts'
import styles from './SurveyResults.module.css'

const words = surveyTexts.results

interface Props {
  /** Of the survey or poll. */
  readonly id: number
  readonly filter: ResultFilter
  readonly question: QuestionResults
}

/** Counts of one question as table and chart, and what was written and attached. */
export function QuestionResult({ id, filter, question }: Props) {
  const { answers, answered, textCount, imageCount, content } = question
  const rows = answers.map(({ answerId, content: title, count }) => ({ key: String(answerId), title, count }))
  return (
    <>
      <p>{words.answered(answered)}</p>
      {rows.length > 0 && <Counts title={content} heading={words.answer} rows={rows} all={answered} />}
      {textCount + imageCount > 0 && <Texts id={id} filter={filter} question={question} />}
    </>
  )
}

function Texts({ id, filter, question: { questionId, textCount, imageCount } }: Props) {
  const [open, setOpen] = useState(false)
  const texts = useAnswerTexts(id, questionId, filter, open)
  return (
    <div>
      <Button tone="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
        {imageCount > 0 ? words.showImages(textCount + imageCount) : words.showTexts(textCount)}
      </Button>
      {open && texts.isPending && <LoadingState count={1} label={surveyTexts.loading} />}
      {open && texts.isError && <ErrorState onRetry={() => void texts.refetch()} retrying={texts.isFetching} />}
      {open && texts.data === null && <Notice kind="info">{words.tooFew}</Notice>}
      {open && texts.data && (
        <ul className={styles.texts}>
          {texts.data.length === 0 && <li>{words.noTexts}</li>}
          {texts.data.map(({ text, images }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: texts have no id, so that they tell of nobody
            <li key={index}>
              {text !== '' && <p>{text}</p>}
              {images.map((image, number) => (
                <AnswerImage key={image.id} image={image} number={number + 1} />
              ))}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface ImageProps {
  readonly image: { readonly id: number; readonly width: number; readonly height: number }
  readonly number: number
}

/** An image is fetched when somebody wants to see it: it may show a child. */
function AnswerImage({ image, number }: ImageProps) {
  const [open, setOpen] = useState(false)
  const loaded = useAnswerImage(image.id, open)
  if (loaded.data) {
    return (
      <img
        className={styles.image}
        src={loaded.data.dataUrl}
        width={image.width}
        height={image.height}
        alt={words.image(number)}
      />
    )
  }
  return (
    <>
      <Button
        size="small"
        tone="soft"
        busy={open && loaded.isFetching}
        onClick={() => (open ? void loaded.refetch() : setOpen(true))}
      >
        {words.showImage(number)}
      </Button>
      {loaded.isError && <Notice kind="error">{words.imageFailed}</Notice>}
    </>
  )
}
