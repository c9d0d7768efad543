import type { CallAnswer, CallBody } from 'shared-contracts/calls'
import { useShell } from 'shared-frame'
import { queryOptions, useMutation, useQuery, useQueryClient } from 'shared-frame/remote'

export type Applicant = CallAnswer<'Staff/GetApplicants'>['items'][number]
export type ApprovalState = Applicant['state']
export type Decision = CallBody<'Staff/Decide'>['decision']

export interface ApplicantFilter {
  readonly keyword: string
  /** Null: all. */
  readonly state: ApprovalState | null
  readonly page: number
}

export const DESK_PAGE_SIZE = 20
/** Key of all that the desk shows. */
const DESK = 'approval-desk'

/** Accounts of medical staff, page by page; what was shown stays until the next is here. */
export function useApplicants({ keyword, state, page }: ApplicantFilter) {
  const { api } = useShell()
  return useQuery(
    queryOptions({
      queryKey: [DESK, 'applicants', keyword, state, page],
      queryFn: ({ signal }) =>
        api.call('Staff/GetApplicants', {
          query: { keyword, pageNumber: page, pageSize: DESK_PAGE_SIZE, ...(state === null ? {} : { state }) },
          signal,
        }),
      placeholderData: (previous) => previous,
      // Other editors decide too.
      staleTime: 0,
    }),
  )
}

/** What was decided about somebody, newest first. */
export function useDecisions(userId: number) {
  const { api } = useShell()
  return useQuery(
    queryOptions({
      queryKey: [DESK, 'decisions', userId],
      queryFn: ({ signal }) => api.call('Staff/GetDecisions', { query: { userId }, signal }),
      staleTime: 0,
    }),
  )
}

/** Decides about somebody as the editor saw her; whatever comes of it, the desk is fetched anew. */
export function useDecision(applicant: Applicant, onDone: (decision: Decision) => void) {
  const { api } = useShell()
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ decision, reason }: { decision: Decision; reason?: string }) => {
      const { userId, lastDecisionId } = applicant
      return api.call('Staff/Decide', { body: { userId, decision, reason, lastDecisionId } })
    },
    onSuccess: (_, { decision }) => onDone(decision),
    onSettled: () => client.invalidateQueries({ queryKey: [DESK] }),
  })
}
