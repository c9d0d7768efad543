import type { CallAnswer } from 'shared-contracts/calls'
import { useShell } from 'shared-frame'
import { queryOptions, useMutation, useQuery, useQueryClient } from 'shared-frame/remote'

export type DeskClass = CallAnswer<'ClassDesk/GetAll'>[number]

/** Key of all that editors see of classes. */
const CLASS_DESK = 'class-desk'

/** All classes, the latest first. Others change them too: never from memory alone. */
export function useDeskClasses() {
  const { api } = useShell()
  return useQuery(
    queryOptions({
      queryKey: [CLASS_DESK, 'all'],
      queryFn: ({ signal }) => api.call('ClassDesk/GetAll', { signal }),
      staleTime: 0,
    }),
  )
}

/** Who is coming to a class and who waits, in order. */
export function useAttendees(id: number) {
  const { api } = useShell()
  return useQuery(
    queryOptions({
      queryKey: [CLASS_DESK, 'registrations', id],
      queryFn: ({ signal }) => api.call('ClassDesk/GetRegistrations', { query: { id }, signal }),
      staleTime: 0,
    }),
  )
}

/** Forgets what was read of classes after a change, on visitors' pages too. */
export function useForgetClasses(): () => Promise<unknown> {
  const client = useQueryClient()
  return () =>
    Promise.all([CLASS_DESK, 'class', 'classes'].map((first) => client.invalidateQueries({ queryKey: [first] })))
}

/** The content of a class as its page will show it. */
export function useContentPreview() {
  const { api } = useShell()
  return useMutation({ mutationFn: (content: string) => api.call('ClassDesk/Preview', { body: { content } }) })
}

export function useClassCancellation(onDone: () => void) {
  const { api, notify } = useShell()
  const forget = useForgetClasses()
  return useMutation({
    mutationFn: ({ id, revision }: Pick<DeskClass, 'id' | 'revision'>) =>
      api.call('ClassDesk/Cancel', { body: { id, revision } }),
    async onSuccess() {
      await forget()
      onDone()
    },
    onError: (error) => {
      notify(error.message, 'error')
      void forget()
    },
  })
}
