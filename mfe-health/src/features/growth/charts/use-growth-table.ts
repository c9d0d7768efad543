import { useEffect, useState } from 'react'
import { type GrowthTableName, type LmsTable, loadGrowthTable, type Sex } from 'shared-contracts/growth'

export type GrowthTableState =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly name: GrowthTableName; readonly sex: Sex; readonly table: LmsTable }
  | { readonly state: 'failed' }

/** The figures of one chart, fetched when it is shown. */
export function useGrowthTable(name: GrowthTableName, sex: Sex, attempt: number): GrowthTableState {
  const [found, setFound] = useState<GrowthTableState>({ state: 'loading' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    let wanted = true
    loadGrowthTable(name, sex).then(
      (table) => wanted && setFound({ state: 'ready', name, sex, table }),
      () => wanted && setFound({ state: 'failed' }),
    )
    return () => {
      wanted = false
    }
  }, [name, sex, attempt])
  // What was loaded for another chart must not be drawn under this one's name.
  return found.state === 'ready' && (found.name !== name || found.sex !== sex) ? { state: 'loading' } : found
}
