import { useEffect } from 'react'
import { ApiError } from 'shared-contracts/client'
import { Button, ErrorState, LoadingState, StatePanel, useShell } from 'shared-frame'
import { queryOptions, useQuery } from 'shared-frame/remote'
import { failureOf } from 'shared-frame/sending'
import { verifyTexts as words } from '../../../texts/sign-in'
import { Verified } from './Verified'

interface Props {
  readonly token: string
  readonly returnTo: string | null
  /** The way to another mail, under a link that does not work. */
  readonly onAnother: () => void
}

/** Confirms an email by its link. A link works once, so it is sent once, and again only when no answer came and asked for. */
export function LinkConfirmation({ token, returnTo, onAnother }: Props) {
  const { api, visitor } = useShell()
  const confirmation = useQuery(
    queryOptions({
      queryKey: ['confirm-email', token],
      queryFn: () => api.call('User/ConfirmEmail', { body: { token } }),
      retry: false,
      staleTime: Number.POSITIVE_INFINITY,
    }),
  )
  const { isSuccess } = confirmation

  useEffect(() => {
    // Who is logged in sees the new state of the account at once.
    if (isSuccess) void visitor.invalidate('profile')
  }, [isSuccess, visitor])

  if (confirmation.isPending) return <LoadingState shape="panel" count={1} label={words.checking} />
  if (confirmation.isSuccess) {
    const changed = confirmation.data.confirmed === 'change'
    return <Verified what={changed ? 'email-change' : 'registration'} returnTo={returnTo} />
  }
  const message = failureOf(confirmation.error)[0]?.message
  if (!isRefusal(confirmation.error)) {
    return (
      <ErrorState onRetry={() => void confirmation.refetch()} retrying={confirmation.isFetching}>
        {message}
      </ErrorState>
    )
  }
  return (
    <StatePanel
      illustration="error"
      role="alert"
      title={words.linkFailed}
      actions={<Button onClick={onAnother}>{words.resendMail}</Button>}
    >
      {message}
    </StatePanel>
  )
}

/** The server said no: the same link will not do next time either. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500
}
