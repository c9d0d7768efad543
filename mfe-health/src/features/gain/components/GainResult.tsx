import { useRef } from 'react'
import { formatDecimal } from 'shared-contracts/formats'
import { type AdvisedWeighing, weighingAdvice } from 'shared-contracts/gain-advice'
import { fetusWords, gainFigures } from 'shared-contracts/gestation'
import { paths } from 'shared-contracts/paths'
import { Section } from 'shared-frame'
import { Term } from 'shared-ui/glossary'
import { ReadingAids, readingText } from 'shared-ui/reading-aids'
import { VerdictActions } from 'shared-ui/verdicts'
import { bookTexts } from '../../../texts/book'
import { motherTexts } from '../../../texts/mother'
import { AdviceNotice } from '../../book'

export interface GainResultProps {
  readonly assessment: AdvisedWeighing
  /** The weighing before; undefined: this is the first. */
  readonly earlier: AdvisedWeighing | undefined
  readonly title: string
}

/** What a weighing says: one verdict with the way to act, then BMI, and the gain against what is expected. */
export default function GainResult({ assessment, earlier, title }: GainResultProps) {
  const words = motherTexts.result
  const { bmi, bmiStatus, weightGain, reason, fetusCount = 1 } = assessment
  const advice = weighingAdvice(assessment, earlier)
  const text = useRef<HTMLDivElement>(null)
  const { gain, min, max } = gainFigures(assessment)
  return (
    <Section title={title} tone="leaf">
      <div ref={text} className={readingText}>
        {advice && (
          <AdviceNotice
            tool="gain"
            verdict={advice}
            actions={<VerdictActions acts={advice.acts} articles={paths.motherArticles} />}
          />
        )}
        <ReadingAids key={advice?.verdict} text={text} listen={bookTexts.listen} />
        {bmi !== null && (
          <p>
            <Term term="bmi" /> {weightGain === null ? words.bmiNow : words.bmiBefore}{' '}
            <strong>{formatDecimal(bmi, 2)} kg/m²</strong>
            {bmiStatus !== null && ` (${words.bmi[bmiStatus]})`}.
          </p>
        )}
        {weightGain !== null && gain !== null && (
          <p>
            {weightGain < 0 ? words.lost : words.gained} <strong>{gain.replace('−', '')} kg</strong>.{' '}
            {min !== null && max !== null && (
              <>
                {words.expectedHere} <Term term="expectedGain">{words.expected}</Term>{' '}
                {words.is(words.range(min, max), fetusWords[fetusCount])}.
              </>
            )}
          </p>
        )}
        {reason !== null && <p>{reason}</p>}
        <p>
          <small>
            {words.note}
            {weightGain !== null && fetusCount === 2 && ` ${words.noteOfTwins}`}
          </small>
        </p>
      </div>
    </Section>
  )
}
