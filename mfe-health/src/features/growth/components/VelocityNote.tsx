import { formatNumber } from 'shared-contracts/formats'
import { type GrowthVisit, growthVelocity } from 'shared-contracts/growth'
import { Notice } from 'shared-ui'
import { texts } from '../../../texts'
import type { GrowthChartVisit } from '../charts/growth-visits'

/** Growth since the check before; nothing for a first check or one that is too near. */
export function VelocityNote({ visits }: { visits: readonly GrowthChartVisit[] }) {
  const [earlier, later] = visits.slice(-2)
  if (!earlier || !later) return null
  const velocity = growthVelocity(toVisit(earlier), toVisit(later))
  if (!velocity) return null
  const words = texts.baby.velocity
  const parts = [
    changeIn(velocity.gramsAMonth, 0, words.weight),
    changeIn(velocity.centimetresAMonth, 1, words.length),
    changeIn(velocity.weightZScoreChange, 2, words.zScore),
  ].filter((part) => part !== null)
  return (
    <Notice kind={velocity.lookCloser === null ? 'info' : 'warning'}>
      {words.since(velocity.days)} {parts.join('; ')}.{velocity.lookCloser === 'lost-weight' && ` ${words.lostWeight}`}
      {velocity.lookCloser === 'crossed-line' && ` ${words.crossedLine}`}
    </Notice>
  )
}

function changeIn(
  change: number | null,
  decimals: number,
  say: (direction: string, size: string) => string,
): string | null {
  if (change === null) return null
  const { up, down } = texts.baby.velocity
  return say(change < 0 ? down : up, formatNumber(Math.abs(change), decimals))
}

function toVisit(check: GrowthChartVisit): GrowthVisit {
  const zOf = (name: string) => check.assessments.find((score) => score.measureTypeName === name)?.zScore ?? null
  return {
    ageInDays: check.ageInDays,
    weight: check.weight,
    correctedLength: check.correctedHeight,
    weightZScore: zOf('WeightForAge'),
    lengthZScore: zOf('LengthForAge'),
  }
}
