import { useEffect } from 'react'
import { useShell } from 'shared-frame'
import { useQueryClient } from 'shared-frame/remote'

/** What is shown of classes is asked for again when a seat was taken or given back, in this tab or another one. */
export function useFreshSeats(): void {
  const { bus } = useShell()
  const client = useQueryClient()
  useEffect(
    () =>
      bus.subscribe('classes/changed', ({ classId }) => {
        void client.invalidateQueries({ queryKey: ['class', classId] })
        void client.invalidateQueries({ queryKey: ['classes'] })
      }),
    [bus, client],
  )
}
