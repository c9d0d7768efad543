import { lazy, Suspense, useState } from 'react'
import { validateRequired } from 'shared-contracts/validation'
import { useShell } from 'shared-ui'
import { FormFrame, formFields, SubmissionRefused, useFieldForm } from 'shared-ui/forms'
import { failureOf } from 'shared-ui/sending'
import { accountTexts } from '../../../texts/account'

const ConfirmDialog = lazy(async () => ({ default: (await import('shared-ui/overlays')).ConfirmDialog }))
const texts = accountTexts.ownData

interface DeletionValues {
  readonly password: string
}

const fields = formFields<DeletionValues>()

export interface DeleteAccountFormProps {
  /** Without one there is nothing to ask but the question itself. */
  readonly hasPassword: boolean
}

/** Asks for the password and once more, then has the account erased in seven days. */
export default function DeleteAccountForm({ hasPassword }: DeleteAccountFormProps) {
  const { api, visitor } = useShell()
  const question = useQuestion()
  const form = useFieldForm<DeletionValues>({
    name: 'delete-account',
    defaults: { password: '' },
    rules: ({ password }) => ({ password: hasPassword ? validateRequired(password) : null }),
    async send({ password }) {
      if (!(await question.ask())) return
      await api.call('User/DeleteAccount', { body: hasPassword ? { password } : {} }).catch(refuse)
      form.reset({ password: '' })
      await visitor.invalidate('profile')
      // What is now to be known stands at the page's top.
      window.scrollTo(0, 0)
    },
  })
  return (
    <>
      <FormFrame form={form} submitLabel={texts.deleteAccount} tone="danger">
        {hasPassword && (
          <fields.Password name="password" label={texts.password} required autoComplete="current-password" />
        )}
      </FormFrame>
      {question.answer && (
        <Suspense fallback={null}>
          <ConfirmDialog
            open
            tone="danger"
            title={texts.deleteQuestion}
            confirmLabel={texts.deleteAccount}
            onAnswer={question.answer}
          >
            {texts.deleteText}
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  )
}

/** The server names the field of a wrong password as it does when one is changed (code 1057). */
function refuse(error: unknown): never {
  throw new SubmissionRefused(
    failureOf(error).map((shown) => (shown.field === 'oldPassword' ? { ...shown, field: 'password' } : shown)),
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
