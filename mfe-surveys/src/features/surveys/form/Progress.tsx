import { useEffect, useRef } from 'react'
import { useShell } from 'shared-frame'
import { surveyTexts as texts } from '../../../texts/surveys'
import styles from '../components/SurveyQuestions.module.css'

/** How many questions are answered. Told aloud once, when none is left: a word after each answer would be in the way. */
export function Progress({ answered, all }: { answered: number; all: number }) {
  const { announce } = useShell()
  const before = useRef(answered)
  useEffect(() => {
    if (answered === all && before.current < all) announce(texts.complete)
    before.current = answered
  }, [answered, all, announce])
  const words = texts.progress(answered, all)
  return (
    <div className={styles.progress}>
      <p>{words}</p>
      <progress value={answered} max={all} aria-label={words} />
    </div>
  )
}
