import type { VisitorData } from 'shared-frame/remotes'

export const noVisitorState = { data: undefined, isPending: true, isError: false, isFetching: false, error: null }

/** The visitor's data where nobody is signed in and nobody will be: documents, components shown alone. */
export const noVisitorData: VisitorData = {
  read: () => noVisitorState,
  subscribe: () => () => {},
  refetch: async () => {},
  invalidate: async () => {},
  replace: () => {},
  publishChange: () => {},
}
