import { ApiError } from 'shared-contracts/client'
import { Button, Notice, useShell } from 'shared-frame'
import { useMutation } from 'shared-frame/remote'
import { consentTexts as texts } from './consent-texts'

interface Props {
  /** The consent is recorded. */
  readonly onAgreed: () => void
  /**
   * She agreed, and nothing could be recorded without network: the version of the text goes along with what waits, and is recorded
   * before it. Absent: she is asked to try again.
   */
  readonly onAgreedOffline?: (textVersion: string) => void
  readonly agreeLabel?: string
}

/** Asks for consent to keep health data where it is needed, and goes on with what was asked for. */
export function ConsentNotice({ onAgreed, onAgreedOffline, agreeLabel = texts.agree }: Props) {
  const { api, visitor, notify } = useShell()
  const agree = useMutation({
    // Without network it fails at once instead of waiting for it.
    networkMode: 'always',
    mutationFn: () =>
      api.call('User/SetConsent', { body: { purpose: 'health-data', given: true, textVersion: texts.version } }),
    async onSuccess() {
      await visitor.invalidate('consents')
      onAgreed()
    },
    onError(error) {
      if (onAgreedOffline && error instanceof ApiError && error.status === 0) onAgreedOffline(texts.version)
      else notify(texts.failed, 'error')
    },
  })
  return (
    <Notice
      kind="info"
      action={
        <Button size="small" busy={agree.isPending} onClick={() => agree.mutate()}>
          {agreeLabel}
        </Button>
      }
    >
      {texts.text}
    </Notice>
  )
}
