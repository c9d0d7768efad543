import { useRef } from 'react'
import type { CallAnswer } from 'shared-contracts/calls'
import { Button, ErrorState, LoadingState, Notice, useSession, useShell } from 'shared-frame'
import { texts } from '../../../texts'
import { type Registration, useOwnRegistration } from '../requests/own-registration'
import { useRegistration } from '../requests/use-registration'
import { momentOf } from '../rules/class-times'
import { CancelSeat } from './CancelSeat'
import styles from './ClassRegistration.module.css'

const words = texts.classes

type CookingClass = CallAnswer<'CookingClass/GetById'>

/** The visitor's registration for a class: register, or state and cancellation. */
export function ClassRegistration({ cookingClass }: { cookingClass: CookingClass }) {
  const shell = useShell()
  const session = useSession()
  if (cookingClass.cancelled) return <Notice kind="error">{words.classCancelled}</Notice>
  if (hasPassed(cookingClass.startAt)) return <Notice kind="info">{words.closed}</Notice>
  if (session.state === 'signed-in') return <OwnPlace cookingClass={cookingClass} />
  return (
    <>
      <p>{words.registerNote}</p>
      <Button onClick={() => shell.loginRequired()}>{words.registerFirst}</Button>
    </>
  )
}

function OwnPlace({ cookingClass }: { cookingClass: CookingClass }) {
  const registration = useOwnRegistration(cookingClass.id)
  const place = useRef<HTMLDivElement>(null)
  // The pressed button is gone: focus moves to the new state.
  const { register, cancel, busy, failure } = useRegistration(cookingClass.id, () => place.current?.focus())
  if (registration.data === undefined) {
    if (!registration.isError) return <LoadingState count={1} label={words.registrationLoading} />
    return <ErrorState onRetry={() => void registration.refetch()} retrying={registration.isFetching} />
  }
  const own = registration.data
  return (
    <div ref={place} className={styles.place} tabIndex={-1}>
      {own && own.status !== 'cancelled' ? (
        <HeldPlace registration={own} title={cookingClass.title} busy={busy} onCancel={cancel} />
      ) : (
        <>
          <p>{cookingClass.seatsLeft > 0 ? words.seatNote : words.queueNote}</p>
          <p>
            <Button wide onClick={register} busy={busy}>
              {cookingClass.seatsLeft > 0 ? words.register : words.queue}
            </Button>
          </p>
        </>
      )}
      <div role="alert">{failure !== null && <Notice kind="error">{failure}</Notice>}</div>
    </div>
  )
}

interface HeldPlaceProps {
  readonly registration: Registration
  readonly title: string
  readonly busy: boolean
  readonly onCancel: () => void
}

function HeldPlace({ registration, title, busy, onCancel }: HeldPlaceProps) {
  const waits = registration.status === 'waiting'
  const tooLate = hasPassed(registration.cancellableUntil)
  return (
    <>
      <Notice kind={waits ? 'info' : 'success'}>
        {registration.waitingPlace === null ? words.registered : words.waitingPlace(registration.waitingPlace)}
      </Notice>
      {waits && <p>{words.waitingNote}</p>}
      {tooLate ? (
        <p>{words.tooLate}</p>
      ) : (
        <>
          <p>{words.cancellable(momentOf(registration.cancellableUntil))}</p>
          <CancelSeat title={title} waits={waits} busy={busy} onCancel={onCancel} />
        </>
      )}
    </>
  )
}

function hasPassed(instant: string): boolean {
  return Date.parse(instant) <= Date.now()
}
