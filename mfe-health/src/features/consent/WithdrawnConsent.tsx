import { lazy, Suspense, useState } from 'react'
import type { ApiClient } from 'shared-contracts/client'
import { Button, Notice, useShell } from 'shared-ui'
import { queryOptions, useMutation, useQuery, useQueryClient } from 'shared-ui/remote'
import { texts } from '../../texts'
import { failureMessage } from '../book/failures'

const ConfirmDialog = lazy(async () => ({ default: (await import('shared-ui/overlays')).ConfirmDialog }))

function consentsQuery(api: ApiClient, userId: number) {
  return queryOptions({
    queryKey: ['consents', userId],
    queryFn: ({ signal }) => api.call('User/GetConsents', { signal }),
  })
}

/** Who has withdrawn consent is told what that means, and may delete what is there for good (DECISIONS 38). */
export function WithdrawnConsent({ userId }: { userId: number }) {
  const { api, notify } = useShell()
  const client = useQueryClient()
  const consents = useQuery(consentsQuery(api, userId))
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
