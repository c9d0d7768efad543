import { Notice, useConsents, useShell } from 'shared-frame'
import { useMutation, useQueryClient } from 'shared-frame/remote'
import { AskFirst } from 'shared-ui/ask-first'
import { consentTexts } from '../../texts/consent'
import { failureMessage } from '../book'

/** Who has withdrawn consent is told what that means, and may delete what is there permanently. */
export function WithdrawnConsent() {
  const { api, notify } = useShell()
  const client = useQueryClient()
  const consents = useConsents()
  const remove = useMutation({
    mutationFn: () => api.call('HealthCheck/DeleteHealthData', {}),
    onSuccess({ deleted }) {
      notify(consentTexts.deleted(deleted), 'success')
      // Whatever this section shows of the user is out of date.
      return client.invalidateQueries()
    },
    onError: (error) => notify(failureMessage(error), 'error'),
  })
  const latest = consents.data?.find(({ purpose }) => purpose === 'health-data')
  if (latest === undefined || latest.given) return null
  return (
    <Notice
      kind="warning"
      action={
        <AskFirst
          tone="danger"
          size="small"
          busy={remove.isPending}
          label={consentTexts.delete}
          question={consentTexts.question}
          warning={consentTexts.deleteNote}
          confirmLabel={consentTexts.confirm}
          onAgreed={() => remove.mutate()}
        />
      }
    >
      {consentTexts.withdrawn}
    </Notice>
  )
}
