import type { CallAnswer } from 'shared-contracts/calls'
import { useShell } from 'shared-frame'
import { queryOptions, useMutation, useQuery, useQueryClient } from 'shared-frame/remote'

export type Messages = CallAnswer<'MessageDesk/GetAll'>
export type Message = Messages['items'][number]
export type MessageStatus = Message['status']

export const PAGE_SIZE = 20
const MESSAGE_DESK = 'message-desk'

/** A page of the messages of a state. Others answer them too: never from memory alone. */
export function useMessages(status: MessageStatus, keyword: string, pageNumber: number) {
  const { api } = useShell()
  return useQuery(
    queryOptions({
      queryKey: [MESSAGE_DESK, status, keyword, pageNumber],
      queryFn: ({ signal }) =>
        api.call('MessageDesk/GetAll', { query: { status, keyword, pageNumber, pageSize: PAGE_SIZE }, signal }),
      staleTime: 0,
    }),
  )
}

export function useForgetMessages(): () => Promise<unknown> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [MESSAGE_DESK] })
}

/** Puts a message back among those that wait. */
export function useReopening(said: string) {
  const { api, notify } = useShell()
  const forget = useForgetMessages()
  return useMutation({
    mutationFn: (id: number) => api.call('UserContact/SetStatus', { body: { id, status: 1 } }),
    onSuccess: () => notify(said, 'success'),
    onError: (error) => notify(error.message, 'error'),
    onSettled: forget,
  })
}
