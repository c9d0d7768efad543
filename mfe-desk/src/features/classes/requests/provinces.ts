import { useShell } from 'shared-frame'
import { queryOptions, useQuery } from 'shared-frame/remote'

/** Where a class can be. */
export function useProvinces() {
  const { api } = useShell()
  return useQuery(
    queryOptions({ queryKey: ['provinces'], queryFn: ({ signal }) => api.call('Province/GetAll', { signal }) }),
  )
}
