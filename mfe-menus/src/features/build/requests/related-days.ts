import { useShell } from 'shared-frame'
import { useQuery } from 'shared-frame/remote'
import { ALSO_OFFLINE } from './also-offline'

const COUNT = 3

/** What other days must have in common with the day on screen. */
export interface RelatedDayWishes {
  readonly objectTypeId: number
  readonly dishIds: number[]
  readonly excludeMaterialIds: number[]
  readonly seed: number
}

/** Other days like one, from the menu builder. */
export function useRelatedDays(wishes: RelatedDayWishes) {
  const { api } = useShell()
  const body = { ...wishes, count: COUNT }
  return useQuery({
    queryKey: ['related-days', body],
    queryFn: ({ signal }) => api.call('BuildMenu/BuildRelatedMenu', { body, signal }),
    ...ALSO_OFFLINE,
  })
}
