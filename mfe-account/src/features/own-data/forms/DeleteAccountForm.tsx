import { lazy, Suspense, useRef, useState } from 'react'
import { useShell, type VisitorProfile } from 'shared-frame'
import { FormFrame, useFieldForm } from 'shared-frame/forms'
import { accountTexts } from '../../../texts/account'
import { emptyProof, type OwnerProofValues, PasswordAgain, proofMessages, proofOnWire } from '../../password-again'

const ConfirmDialog = lazy(async () => ({ default: (await import('shared-frame/overlays')).ConfirmDialog }))
const texts = accountTexts.ownData

export interface OwnDataFormProps {
  readonly user: VisitorProfile
}

/** Asks for the password and once more, then has the account erased in seven days. */
export default function DeleteAccountForm({ user }: OwnDataFormProps) {
  const { api, visitor } = useShell()
  const question = useQuestion()
  const frame = useRef<HTMLDivElement>(null)
  const form = useFieldForm<OwnerProofValues>({
    name: 'delete-account',
    defaults: emptyProof,
    rules: (values) => proofMessages(values, user),
    async send(values) {
      if (!(await question.ask())) return
      await api.call('User/DeleteAccount', { body: proofOnWire(values, user) })
      form.reset(emptyProof)
      await visitor.invalidate('profile')
      // What is now to be known stands at the page's top.
      window.scrollTo(0, 0)
    },
  })
  return (
    <div ref={frame}>
      <FormFrame form={form} submitLabel={texts.deleteAccount} tone="danger">
        <PasswordAgain user={user} />
      </FormFrame>
      {question.answer && (
        <Suspense fallback={null}>
          <ConfirmDialog
            open
            tone="danger"
            title={texts.deleteQuestion}
            confirmLabel={texts.deleteAccount}
            onAnswer={question.answer}
            // Busy since it was pressed.
            opener={() => frame.current?.querySelector<HTMLElement>('button[type=submit]') ?? null}
          >
            {texts.deleteText}
          </ConfirmDialog>
        </Suspense>
      )}
    </div>
  )
}

/** A question that a running piece of work can wait for. */
function useQuestion() {
  const [answer, setAnswer] = useState<((agreed: boolean) => void) | null>(null)
  return {
    answer,
    ask: () =>
      new Promise<boolean>((resolve) => {
        setAnswer(() => (agreed: boolean) => {
          setAnswer(null)
          resolve(agreed)
        })
      }),
  }
}
