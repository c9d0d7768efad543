import { useRef } from 'react'
import type { CallAnswer } from 'shared-contracts/calls'
import { Button, ErrorState, LoadingState, Notice, useSession, useShell } from 'shared-ui'
import { useQuery } from 'shared-ui/remote'
import { texts } from '../../../texts'
import { ownRegistrationsQuery, type Registration } from '../requests/own-registrations'
import { useRegistration } from '../requests/use-registration'
import { momentOf } from '../rules/class-times'
import { CancelSeat } from './CancelSeat'
import styles from './ClassRegistration.module.css'

const words = texts.classes

type CookingClass = CallAnswer<'CookingClass/GetById'>

/** The visitor's place in a class: how to get one, or which one it is and how to give it back. */
export function ClassRegistration({ cookingClass }: { cookingClass: CookingClass }) {
  const shell = useShell()
  const session = useSession()
  if (hasPassed(cookingClass.startAt)) return <Notice kind="info">{words.closed}</Notice>
  if (session.state === 'signed-in') return <OwnPlace cookingClass={cookingClass} userId={session.user.id} />
  return (
    <>
      <p>{words.registerNote}</p>
      <Button onClick={() => shell.loginRequired()}>{words.registerFirst}</Button>
    </>
  )
}

function OwnPlace({ cookingClass, userId }: { cookingClass: CookingClass; userId: number }) {
  const { api } = useShell()
  const registrations = useQuery(ownRegistrationsQuery(api, userId))
  const place = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone: its focus moves to what stands there now.
  const { register, cancel, busy, failure } = useRegistration(cookingClass.id, userId, () => place.current?.focus())
  if (registrations.data === undefined) {
    if (!registrations.isError) return <LoadingState count={1} label={words.registrationLoading} />
    return <ErrorState onRetry={() => void registrations.refetch()} retrying={registrations.isFetching} />
  }
  const own = registrations.data[cookingClass.id]
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
      <Notice kind={waits ? 'info' : 'success'}>{waits ? words.waiting : words.registered}</Notice>
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
