import { lazy, Suspense, useState } from 'react'
import { Button, Notice, useConsents, useShell } from 'shared-ui'
import { useMutation, useQueryClient } from 'shared-ui/remote'
import { texts } from '../../texts'
import { failureMessage } from '../book'

const ConfirmDialog = lazy(async () => ({ default: (await import('shared-ui/overlays')).ConfirmDialog }))

/** Who has withdrawn consent is told what that means, and may delete what is there permanently. */
export function WithdrawnConsent() {
  const { api, notify } = useShell()
  const client = useQueryClient()
  const consents = useConsents()
  const [asking, setAsking] = useState(false)
  const remove = useMutation({
    mutationFn: () => api.call('HealthCheck/DeleteHealthData', {}),
    onSuccess({ deleted }) {
      notify(texts.consent.deleted(deleted), 'success')
      // Whatever this section shows of the user is out of date.
      return client.invalidateQueries()
    },
    onError: (error) => notify(failureMessage(error), 'error'),
  })
  const latest = consents.data?.find(({ purpose }) => purpose === 'health-data')
  if (latest === undefined || latest.given) return null
  return (
    <>
      <Notice
        kind="warning"
        action={
          <Button tone="danger" size="small" busy={remove.isPending} onClick={() => setAsking(true)}>
            {texts.consent.delete}
          </Button>
        }
      >
        {texts.consent.withdrawn}
      </Notice>
      {asking && (
        <Suspense fallback={null}>
          <ConfirmDialog
            open
            tone="danger"
            title={texts.consent.question}
            confirmLabel={texts.consent.confirm}
            onAnswer={(agreed) => {
              setAsking(false)
              if (agreed) remove.mutate()
            }}
          >
            {texts.consent.deleteNote}
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  )
}
