import { type ReactNode, useRef } from 'react'
import { formatChildAge, formatDecimal, formatZScore } from 'shared-contracts/formats'
import {
  adviceAgeInDays,
  againFirstWords,
  growthWords,
  implausibleWords,
  isJudgedCorrected,
  judgedMeasures,
  measureTitles,
  noScoreWords,
} from 'shared-contracts/growth'
import {
  type AdvisedVisit,
  armClassOf,
  type MeasuredVisit,
  mustBeWeighedAgain,
  visitAdvice,
} from 'shared-contracts/growth-advice'
import { Section } from 'shared-frame'
import { type GlossaryTerm, Term, TermList } from 'shared-ui/glossary'
import { ReadingAids, readingText } from 'shared-ui/reading-aids'
import { babyTexts } from '../../../texts/baby'
import { bookTexts } from '../../../texts/book'
import { bookStyles as styles } from '../../book'
import type { ChildAssessment } from '../requests/judge-other-child'
import { GrowthAdviceNotice } from './GrowthAdviceNotice'
import { VelocityNote } from './VelocityNote'

export interface GrowthResultProps {
  readonly assessment: ChildAssessment & AdvisedVisit
  /** The visits before, oldest first. */
  readonly earlier: readonly MeasuredVisit[]
  readonly title: string
  /** Makes the sheet for the clinic; left out for a child whose visits are not kept. */
  readonly takeAlong?: ReactNode
  /** Leads to the entry, where its measures are put right; left out where the form still has them. */
  readonly onCorrect?: () => void
}

/** What a visit says: one verdict first, what it asks for, then each figure with its meaning. Never a diagnosis. */
export default function GrowthResult({ assessment, earlier, title, takeAlong, onCorrect }: GrowthResultProps) {
  const advice = visitAdvice(assessment, earlier)
  const text = useRef<HTMLDivElement>(null)
  const isCorrected = isJudgedCorrected(assessment)
  return (
    <Section title={title} tone="leaf">
      <div ref={text} className={readingText}>
        {advice && <GrowthAdviceNotice advice={advice} takeAlong={takeAlong} onCorrect={onCorrect} />}
        <ReadingAids key={advice?.verdict} text={text} listen={bookTexts.listen} />
        <p>
          {babyTexts.result.age(formatChildAge(assessment.ageInMonths), assessment.ageInDays)}
          {assessment.bmi !== null && (
            <>
              , <Term term="bmi" /> {formatDecimal(assessment.bmi, 1)} kg/m²
            </>
          )}
          .
        </p>
        <VelocityNote earlier={earlier} later={assessment} />
        <ArmNote visit={assessment} />
        {assessment.positionIgnored && <p>{babyTexts.result.positionIgnored}</p>}
        <TermList terms={termsOf(assessment)} />
        {isCorrected && assessment.correctedAssessments.length > 0 && (
          <Scores
            assessments={assessment.correctedAssessments}
            doubtful={mustBeWeighedAgain(assessment)}
            caption={babyTexts.result.corrected(adviceAgeInDays(assessment))}
          />
        )}
        <Scores
          assessments={assessment.assessments}
          doubtful={mustBeWeighedAgain(assessment)}
          caption={isCorrected ? babyTexts.result.officialOnly : babyTexts.result.official}
          judged={!isCorrected}
        />
        <p>
          <small>{babyTexts.result.note}</small>
        </p>
      </div>
    </Section>
  )
}

/** The arm has no z-score: its limits are the same for all children of 6 to 59 months. */
function ArmNote({ visit }: { visit: AdvisedVisit }) {
  if (visit.armCircumference === null) return null
  const words = babyTexts.result
  const found = armClassOf(visit)
  const meaning = found === null ? words.armNotJudged : words.armMeanings[found]
  return <p>{words.arm(formatDecimal(visit.armCircumference, 1), meaning)}</p>
}

interface ScoresProps {
  readonly assessments: ChildAssessment['assessments']
  readonly caption: string
  /** A measure must be taken again, and until then no figure of the visit means anything. */
  readonly doubtful: boolean
  /** Whether the figures mean something: those by the official age of a preterm child are shown alone. */
  readonly judged?: boolean
}

function Scores({ assessments, caption, doubtful, judged = true }: ScoresProps) {
  return (
    <table className={styles.scores}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{babyTexts.result.measure}</th>
          <th scope="col">z-score</th>
          <th scope="col">{babyTexts.result.percentile}</th>
          {judged && <th scope="col">{babyTexts.result.meaning}</th>}
        </tr>
      </thead>
      <tbody>
        {assessments.map((score) => (
          <tr key={score.measureTypeName}>
            <th scope="row">{measureTitles[score.measureTypeName]}</th>
            <td data-label="z-score">{formatZScore(score.zScore)}</td>
            <td data-label={babyTexts.result.percentile}>
              {score.percentile === null ? '–' : `${formatDecimal(score.percentile, 1)}%`}
            </td>
            {judged && <td data-label={babyTexts.result.meaning}>{meaningOf(score, doubtful)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function meaningOf(score: ChildAssessment['assessments'][number], doubtful: boolean): string {
  if (score.reason !== null) return noScoreWords[score.reason]
  if (score.implausible) return implausibleWords
  if (doubtful) return againFirstWords
  return score.classification === null ? '–' : growthWords[score.classification].title
}

const CLASS_TERMS = { stunted: 'stunted', wasted: 'wasted', underweight: 'underweight' } as const

/** Words of this result that need explaining. */
function termsOf(assessment: ChildAssessment): readonly GlossaryTerm[] {
  const classes = new Set(
    judgedMeasures(assessment).map(({ classification }) => classification?.replace('severely ', '')),
  )
  return [
    'zScore',
    'percentile',
    'sd',
    'median',
    ...Object.entries(CLASS_TERMS).flatMap(([found, term]) => (classes.has(found) ? [term] : [])),
    ...(assessment.correctedAgeInDays === null ? [] : (['correctedAge'] as const)),
  ]
}
