import { formatDecimal } from 'shared-contracts/formats'
import { motherTexts } from '../../../texts/mother'
import type { MotherCheck } from '../requests/mother-history'
import { afterBirth } from '../rules/after-birth'

/** How a nursing mother's weight goes on, in figures: what it means is part of the verdict. Nothing during pregnancy. */
export function AfterBirthNote({ checks }: { checks: readonly MotherCheck[] }) {
  const found = afterBirth(checks)
  if (found === null) return null
  const { aboveBefore, changeAMonth, losesTooFast } = found
  const words = motherTexts.afterBirth
  const parts = [
    aboveBefore === null ? null : words.above(formatDecimal(Math.abs(aboveBefore), 1), Math.sign(aboveBefore)),
    changeAMonth === null ? null : words.change(formatDecimal(Math.abs(changeAMonth), 3), Math.sign(changeAMonth)),
    losesTooFast ? null : words.goOn,
  ]
  return <p>{parts.filter(Boolean).join(' ')}</p>
}
