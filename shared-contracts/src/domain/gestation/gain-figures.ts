import { formatDecimal } from '../formats/decimal'
import type { MotherAssessment } from './assess-mother'
import type { GainStatus } from './expected-gain'

type Judged = Pick<MotherAssessment, 'weightGain' | 'weightGainMin' | 'weightGainMax' | 'weightGainStatus'>

/** A gain and its range as texts, with as few decimals as agree with the verdict: 12,04 kg is above 12 kg and is not shown as 12. Null: not known. */
export function gainFigures({ weightGain, weightGainMin, weightGainMax, weightGainStatus }: Judged): {
  readonly gain: string | null
  readonly min: string | null
  readonly max: string | null
} {
  const agrees = (decimals: number) =>
    weightGain === null ||
    weightGainMin === null ||
    weightGainMax === null ||
    weightGainStatus === null ||
    statusOf(...shown(decimals, weightGain, weightGainMin, weightGainMax)) === weightGainStatus
  const decimals = [1, 2].find(agrees) ?? 3
  const text = (kilograms: number | null) =>
    kilograms === null ? null : formatDecimal(kilograms, decimals).replace('-', '−')
  return { gain: text(weightGain), min: text(weightGainMin), max: text(weightGainMax) }
}

function shown(decimals: number, gain: number, min: number, max: number): [number, number, number] {
  const rounded = (kilograms: number) => Math.round(kilograms * 10 ** decimals) / 10 ** decimals
  return [rounded(gain), rounded(min), rounded(max)]
}

function statusOf(gain: number, min: number, max: number): GainStatus {
  if (gain < min) return 'below'
  return gain > max ? 'above' : 'within'
}
