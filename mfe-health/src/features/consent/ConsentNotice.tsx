import { Button, Notice, useShell } from 'shared-ui'
import { useMutation } from 'shared-ui/remote'
import { texts } from '../../texts'

/** Asks for consent to keep health data where it is needed, and goes on with what was asked for. */
export function ConsentNotice({ onAgreed }: { onAgreed: () => void }) {
  const { api, visitor, notify } = useShell()
  const agree = useMutation({
    mutationFn: () =>
      api.call('User/SetConsent', {
        body: { purpose: 'health-data', given: true, textVersion: texts.consent.version },
      }),
    async onSuccess() {
      await visitor.invalidate('consents')
      onAgreed()
    },
    onError: () => notify(texts.consent.failed, 'error'),
  })
  return (
    <Notice
      kind="info"
      action={
        <Button size="small" busy={agree.isPending} onClick={() => agree.mutate()}>
          {texts.consent.agree}
        </Button>
      }
    >
      {texts.consent.text}
    </Notice>
  )
}
