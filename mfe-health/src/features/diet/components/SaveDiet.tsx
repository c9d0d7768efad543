import { Button, useSession, useShell } from 'shared-frame'
import { ConsentNotice } from 'shared-ui/consent'
import { dietTexts } from '../../../texts/diet'
import { needsConsent } from '../../book'
import type { DietBody } from '../requests/diet-result'
import { useSaveDiet } from '../requests/save-diet'

/** Saves a checked diet: asks for login, and for consent where it is missing. */
export function SaveDiet({ body }: { body: DietBody }) {
  const { loginRequired } = useShell()
  const session = useSession()
  const userId = session.state === 'signed-in' ? session.user.id : null
  const save = useSaveDiet(body, userId)
  if (userId === null) {
    return (
      <>
        <Button wide onClick={() => loginRequired()}>
          {dietTexts.save.login}
        </Button>
        <p>
          <small>{dietTexts.save.loginHint}</small>
        </p>
      </>
    )
  }
  return (
    <>
      {needsConsent(save.error) && <ConsentNotice onAgreed={() => save.mutate()} />}
      <Button wide busy={save.isPending} onClick={() => save.mutate()}>
        {dietTexts.save.save}
      </Button>
    </>
  )
}
