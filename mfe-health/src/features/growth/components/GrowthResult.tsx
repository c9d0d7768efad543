import { type ReactNode, useRef } from 'react'
import { formatChildAge, formatDecimal, formatZScore } from 'shared-contracts/formats'
import { growthWords, implausibleWords, measureTitles, noScoreWords } from 'shared-contracts/growth'
import { type AdvisedVisit, type MeasuredVisit, visitAdvice } from 'shared-contracts/growth-advice'
import { Section } from 'shared-ui'
import { type GlossaryTerm, Term, TermList } from 'shared-ui/glossary'
import { ReadingAids, readingText } from 'shared-ui/reading-aids'
import { texts } from '../../../texts'
import { bookStyles as styles } from '../../book'
import type { ChildAssessment } from '../requests/judge-other-child'
import { GrowthAdviceNotice } from './GrowthAdviceNotice'
import { VelocityNote } from './VelocityNote'

export interface GrowthResultProps {
  readonly assessment: ChildAssessment & AdvisedVisit
  /** The visit before; undefined: this is the first. */
  readonly earlier: MeasuredVisit | undefined
  readonly title: string
  /** Makes the sheet for the clinic; left out for a child whose visits are not kept. */
  readonly takeAlong?: ReactNode
}

/** What a visit says: one verdict first, what it asks for, then each figure with its meaning. Never a diagnosis. */
export default function GrowthResult({ assessment, earlier, title, takeAlong }: GrowthResultProps) {
  const advice = visitAdvice(assessment, earlier)
  const text = useRef<HTMLDivElement>(null)
  return (
    <Section title={title} tone="leaf">
      <div ref={text} className={readingText}>
        {advice && <GrowthAdviceNotice advice={advice} takeAlong={takeAlong} />}
        <ReadingAids key={advice?.verdict} text={text} listen={texts.book.listen} />
        <p>
          {texts.baby.result.age(formatChildAge(assessment.ageInMonths), assessment.ageInDays)}
          {assessment.bmi !== null && (
            <>
              , <Term term="bmi" /> {formatDecimal(assessment.bmi, 1)} kg/m²
            </>
          )}
          .
        </p>
        <VelocityNote earlier={earlier} later={assessment} />
        {assessment.positionIgnored && <p>{texts.baby.result.positionIgnored}</p>}
        <TermList terms={termsOf(assessment)} />
        <Scores assessments={assessment.assessments} caption={texts.baby.result.official} />
        {assessment.correctedAgeInDays !== null && (
          <Scores
            assessments={assessment.correctedAssessments}
            caption={texts.baby.result.corrected(assessment.correctedAgeInDays)}
          />
        )}
        <p>
          <small>{texts.baby.result.note}</small>
        </p>
      </div>
    </Section>
  )
}

function Scores({ assessments, caption }: { assessments: ChildAssessment['assessments']; caption: string }) {
  const doubtful = assessments.some(({ implausible }) => implausible)
  return (
    <table className={styles.scores}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.baby.result.measure}</th>
          <th scope="col">z-score</th>
          <th scope="col">{texts.baby.result.percentile}</th>
          <th scope="col">{texts.baby.result.meaning}</th>
        </tr>
      </thead>
      <tbody>
        {assessments.map((score) => (
          <tr key={score.measureTypeName}>
            <th scope="row">{measureTitles[score.measureTypeName]}</th>
            <td data-label="z-score">{formatZScore(score.zScore)}</td>
            <td data-label={texts.baby.result.percentile}>
              {score.percentile === null ? '–' : `${formatDecimal(score.percentile, 1)}%`}
            </td>
            <td data-label={texts.baby.result.meaning}>{meaningOf(score, doubtful)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** `doubtful`: one of the measures must be taken again, and until then no figure of the visit means anything. */
function meaningOf(score: ChildAssessment['assessments'][number], doubtful: boolean): string {
  if (score.reason !== null) return noScoreWords[score.reason]
  if (score.implausible) return implausibleWords
  if (doubtful) return texts.baby.result.doubtful
  return score.classification === null ? '–' : growthWords[score.classification].title
}

const CLASS_TERMS = { stunted: 'stunted', wasted: 'wasted', underweight: 'underweight' } as const

/** Words of this result that need explaining. */
function termsOf({ assessments, correctedAgeInDays }: ChildAssessment): readonly GlossaryTerm[] {
  const classes = new Set(assessments.map(({ classification }) => classification?.replace('severely ', '')))
  return [
    'zScore',
    'percentile',
    'sd',
    'median',
    ...Object.entries(CLASS_TERMS).flatMap(([found, term]) => (classes.has(found) ? [term] : [])),
    ...(correctedAgeInDays === null ? [] : (['correctedAge'] as const)),
  ]
}
