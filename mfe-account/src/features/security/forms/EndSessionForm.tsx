import { useEffect, useRef } from 'react'
import { Button, useShell, type VisitorProfile } from 'shared-frame'
import { FormFrame, useFieldForm } from 'shared-frame/forms'
import { accountTexts } from '../../../texts/account'
import { emptyProof, type OwnerProofValues, PasswordAgain, proofMessages, proofOnWire } from '../../password-again'

const texts = accountTexts.security

export interface EndSessionFormProps {
  readonly user: VisitorProfile
  /** Null: all but the one in use. */
  readonly sessionId: number | null
  /** What is logged out, in words. */
  readonly title: string
  readonly onEnded: () => Promise<void>
  readonly onGivenUp: () => void
}

/** Asks for the password, then logs a device out: a borrowed phone must not end the sessions of its owner. */
export default function EndSessionForm({ user, sessionId, title, onEnded, onGivenUp }: EndSessionFormProps) {
  const { api } = useShell()
  const heading = useRef<HTMLHeadingElement>(null)
  const form = useFieldForm<OwnerProofValues>({
    name: 'end-session',
    defaults: emptyProof,
    rules: (values) => proofMessages(values, user),
    async send(values) {
      const which = sessionId === null ? {} : { id: sessionId }
      await api.call('User/EndSession', { body: { ...which, ...proofOnWire(values, user) } })
      await onEnded()
    },
  })
  // It comes in answer to a button elsewhere on the page.
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      <FormFrame
        form={form}
        submitLabel={texts.endNow}
        tone="danger"
        after={
          <Button tone="quiet" wide onClick={onGivenUp}>
            {texts.endNot}
          </Button>
        }
      >
        <PasswordAgain user={user} />
      </FormFrame>
    </>
  )
}
