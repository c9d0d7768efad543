import { Button, useSession, useShell } from 'shared-ui'
import { useMutation, useQueryClient } from 'shared-ui/remote'
import { texts } from '../../../texts'
import { failureMessage, needsConsent } from '../../book/failures'
import { ConsentNotice } from '../../consent/ConsentNotice'
import { type DietBody, savedDietsQuery } from '../requests/diet-queries'

/** Keeps a checked diet: asks for login, and for consent where it is missing. */
export function SaveDiet({ body }: { body: DietBody }) {
  const { api, notify, loginRequired } = useShell()
  const session = useSession()
  const client = useQueryClient()
  const userId = session.state === 'signed-in' ? session.user.id : null
  const save = useMutation({
    mutationFn: () => api.call('NutritionConsulting/SaveAnswers', { body }),
    onSuccess() {
      notify(texts.diet.save.saved, 'success')
      return userId === null ? undefined : client.invalidateQueries(savedDietsQuery(api, userId))
    },
    onError(error) {
      if (!needsConsent(error)) notify(failureMessage(error), 'error')
    },
  })
  if (userId === null) {
    return (
      <>
        <Button wide onClick={() => loginRequired()}>
          {texts.diet.save.login}
        </Button>
        <p>
          <small>{texts.diet.save.loginHint}</small>
        </p>
      </>
    )
  }
  return (
    <>
      {needsConsent(save.error) && <ConsentNotice onAgreed={() => save.mutate()} />}
      <Button wide busy={save.isPending} onClick={() => save.mutate()}>
        {texts.diet.save.save}
      </Button>
    </>
  )
}
