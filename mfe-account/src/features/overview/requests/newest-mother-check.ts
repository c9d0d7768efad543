import { useShell } from 'shared-frame'
import { useQuery } from 'shared-frame/remote'
import { type NewestMotherCheck, newestMotherCheck } from '../rules/newest-checks'

/** The pregnancy that the pages follow; the pages of the health section state no other. */
const PREGNANCY_TIME = 1

/** The mother's newest check; null when there is none. Asked at each visit: the health section adds to them. */
export function useNewestMotherCheck(motherId: number) {
  const { api } = useShell()
  return useQuery({
    queryKey: ['newest-mother-check', motherId],
    queryFn: async ({ signal }): Promise<NewestMotherCheck | null> => {
      const query = { motherId, pregnancyTime: PREGNANCY_TIME }
      return newestMotherCheck(await api.call('HealthCheck/GetMotherHealthHistory', { query, signal }))
    },
    staleTime: 0,
  })
}
