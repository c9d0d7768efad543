import { formatNumber } from 'shared-contracts/formats'
import { type MeasuredVisit, visitVelocity } from 'shared-contracts/growth-advice'
import { babyTexts } from '../../../texts/baby'

interface Props {
  /** Oldest first. */
  readonly earlier: readonly MeasuredVisit[]
  readonly later: MeasuredVisit
}

/** Growth since the newest check of two weeks ago or more, in figures: what it means is part of the verdict. Nothing without one. */
export function VelocityNote({ earlier, later }: Props) {
  const velocity = visitVelocity(earlier, later)
  if (!velocity) return null
  const words = babyTexts.velocity
  const parts = [
    changeIn(velocity.gramsAMonth, 0, words.weight),
    changeIn(velocity.centimetresAMonth, 1, words.length),
    changeIn(velocity.weightZScoreChange, 2, words.zScore),
  ].filter((part) => part !== null)
  return (
    <p>
      {words.since(velocity.days)} {parts.join('; ')}.
    </p>
  )
}

function changeIn(
  change: number | null,
  decimals: number,
  say: (direction: string, size: string) => string,
): string | null {
  if (change === null) return null
  const { up, down } = babyTexts.velocity
  return say(change < 0 ? down : up, formatNumber(Math.abs(change), decimals))
}
