import { ApiError } from 'shared-contracts/client'
import { paths } from 'shared-contracts/paths'
import { Button, LinkButton, LoadingState, Notice, Stack, StatePanel, useShell } from 'shared-frame'
import { useMutation } from 'shared-frame/remote'
import { undoTexts as words } from '../../texts/undo'
import { failureText } from '../own-account'
import { NewPasswordForm } from '../reset'
import { useLinkToken } from '../verify'

/** Takes a change of email or phone number back by the link that was sent to the former address, then asks for a new password. */
export default function UndoPanel() {
  const token = useLinkToken()
  const { api } = useShell()
  const undo = useMutation({
    mutationFn: (link: string) => api.call('User/UndoContactChange', { body: { token: link } }),
  })

  if (token === undefined) return <LoadingState shape="panel" count={1} />
  if (token === null) {
    return (
      <StatePanel
        illustration="login"
        title={words.noLink}
        actions={<LinkButton to={paths.forgotPassword}>{words.forgot}</LinkButton>}
      >
        {words.noLinkText}
      </StatePanel>
    )
  }
  if (undo.isSuccess) {
    return (
      <Stack>
        <div role="status">
          <Notice kind="success">
            {words.done}. {words.doneText}
          </Notice>
        </div>
        <NewPasswordForm proof={{ kind: 'link', token: undo.data.token }} returnTo={null} />
      </Stack>
    )
  }
  if (isDeadLink(undo.error)) {
    return (
      <StatePanel
        illustration="error"
        role="alert"
        title={words.failed}
        actions={<LinkButton to={paths.contact}>{words.contact}</LinkButton>}
      >
        {words.failedText}
      </StatePanel>
    )
  }
  return (
    <Stack>
      <p>{words.explanation}</p>
      <div role="alert">{undo.isError && <Notice kind="error">{failureText(undo.error)}</Notice>}</div>
      {/* A press, not the opening: programs that look through mail open links, too. */}
      <Button wide busy={undo.isPending} onClick={() => undo.mutate(token)}>
        {words.undo}
      </Button>
    </Stack>
  )
}

/** The server said that this link does nothing any more; anything else may go better next time. */
function isDeadLink(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'invalid_code'
}
