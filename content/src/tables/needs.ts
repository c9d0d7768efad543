import { ACTIVITIES, type Activity, NEED_JUDGEMENTS, type Need, type NeedJudgement } from 'shared-contracts/nutrition'
import { CellError, type Cells, type Reading, readRows } from './cells'

/** Why a band isn't simply the recommendation, or can't be judged; as visitors read it. */
export interface NeedReasonRow {
  readonly code: string
  readonly judged: NeedJudgement
  readonly text: string
}

export function readNeedReasons(text: string): Reading<NeedReasonRow> {
  return readRows(
    'need-reasons.csv',
    text,
    (cells) => ({
      code: cells.required('code'),
      judged: cells.oneOf('judged', NEED_JUDGEMENTS),
      text: cells.required('text'),
    }),
    ({ code }) => [code],
  )
}

/** Energy need by activity, kcal a day; `all` for children, whose need isn't split. */
export interface EnergyNeedRow {
  readonly objectTypeId: number
  readonly activity: Activity | 'all'
  /** Of the group with the smaller need and of the one with the larger: women of 30–49 and of 20–29 years, girls and boys. */
  readonly from: number
  readonly to: number
  readonly source: string
}

export function readEnergyNeeds(text: string): Reading<EnergyNeedRow> {
  return readRows(
    'energy-needs.csv',
    text,
    (cells) => {
      const row = {
        objectTypeId: cells.id('objectTypeId'),
        activity: cells.oneOf('activity', [...ACTIVITIES, 'all']),
        from: cells.number('from'),
        to: cells.number('to'),
        source: cells.required('source'),
      }
      if (row.from > row.to) throw new CellError('from is above to')
      return row
    },
    ({ objectTypeId, activity }) => [`${objectTypeId}/${activity}`],
  )
}

/** Needs, each with the judgement that its reason allows. What a row says must fit together: see `faultOf`. */
export function readNeeds(text: string, reasons: readonly NeedReasonRow[]): Reading<Need> {
  const codes = reasons.map(({ code }) => code)
  return readRows(
    'needs.csv',
    text,
    (cells) => {
      const need = needOf(cells, codes, reasons)
      const fault = faultOf(need)
      if (fault !== null) throw new CellError(fault)
      return need
    },
    ({ objectTypeId, standardId }) => [`${objectTypeId}/${standardId}`],
  )
}

function needOf(cells: Cells, codes: readonly string[], reasons: readonly NeedReasonRow[]): Need {
  const dayMax = cells.optionalNumber('dayMax')
  const upper = cells.optionalNumber('upper')
  const upperOf = cells.text('upperOf') === '' ? 'all' : cells.oneOf('upperOf', ['all', 'added'])
  const reason = cells.text('reason') === '' ? undefined : cells.oneOf('reason', codes)
  const judged = reasons.find(({ code }) => code === reason)?.judged
  return {
    objectTypeId: cells.id('objectTypeId'),
    standardId: cells.id('standardId'),
    min: cells.optionalNumber('min'),
    // A range without an end of its own ends at the safe upper level of all that is eaten.
    max: cells.optionalNumber('max') ?? (upperOf === 'all' ? upper : null),
    need: cells.optionalNumber('need'),
    enforce: cells.oneOf('enforce', ['hard', 'soft', 'report']),
    ...(cells.text('weekMean') === '1' ? { weekMean: true } : {}),
    ...(dayMax === null ? {} : { dayMax }),
    ...(reason === undefined ? {} : { reason }),
    ...(judged === undefined || judged === 'whole' ? {} : { judged }),
    upper,
    upperOf,
    upperSource: cells.text('upperSource'),
    source: cells.required('source'),
    note: cells.text('note'),
  }
}

/** What contradicts itself in a need; null: nothing. */
function faultOf({
  min,
  max,
  need,
  upper,
  upperOf,
  upperSource,
  weekMean,
  dayMax,
  reason,
  judged,
}: Need): string | null {
  if (min !== null && max !== null && min > max) return 'min is above max'
  if (reason === undefined && need !== null) {
    if ((min !== null && need < min) || (max !== null && need > max))
      return `the recommendation ${need} lies outside its range, without a reason`
    if (min !== null && max === null && need > min)
      return `the range begins at ${min}, below the recommendation ${need}, without a reason`
  }
  if (judged === 'part' && need === null) return 'only a part can be judged, but of no recommendation'
  if (weekMean ? max === null || dayMax === undefined || dayMax < max : dayMax !== undefined)
    return 'weekMean, max and dayMax belong together, and dayMax is not below max'
  if ((upper === null) !== (upperSource === '')) return 'upper and upperSource belong together'
  if (upper !== null && need !== null && upper < need) return 'upper is below the recommendation'
  if (upper !== null && max !== null && max > upper && upperOf === 'all') return 'max is above the safe upper level'
  return null
}
