import { calendarDayOf } from 'shared-contracts/ages'
import type { CallAnswer, CallBody } from 'shared-contracts/calls'
import { formatDay } from 'shared-contracts/formats'
import { useShell } from 'shared-frame'
import { useMutation } from 'shared-frame/remote'
import { AskFirst } from 'shared-ui/ask-first'
import { secondStepTexts as texts } from '../../texts/second-step'
import { failureText, Row, Rows } from '../own-account'

export interface MethodsProps {
  readonly own: CallAnswer<'User/GetSecondStep'>
  readonly onChanged: () => Promise<void>
}

interface Method {
  readonly key: string
  readonly name: string
  readonly facts: string
  readonly which: CallBody<'User/RemoveSecondStep'>
}

/** What the account confirms itself with; each can be removed. */
export function Methods({ own, onChanged }: MethodsProps) {
  const { api, notify } = useShell()
  const remove = useMutation({
    mutationFn: (body: CallBody<'User/RemoveSecondStep'>) => api.call('User/RemoveSecondStep', { body }),
    async onSuccess() {
      notify(texts.removed, 'success')
      await onChanged()
    },
    onError: (error) => notify(failureText(error), 'error'),
  })
  const methods = methodsOf(own)
  if (methods.length === 0) return own.state === 'missing' ? null : <p>{texts.none}</p>
  return (
    <Rows>
      {methods.map(({ key, name, facts, which }) => (
        <Row
          key={key}
          words={
            <>
              <h3>{name}</h3>
              <p>{facts}</p>
            </>
          }
        >
          <AskFirst
            tone="danger"
            busy={remove.isPending && remove.variables === which}
            label={texts.remove}
            aria-label={texts.removeOf(name)}
            question={texts.removeQuestion(name)}
            warning={methods.length === 1 ? texts.removeLast : texts.removeText}
            confirmLabel={texts.remove}
            onAgreed={() => remove.mutate(which)}
          />
        </Row>
      ))}
    </Rows>
  )
}

function methodsOf({ totp, passkeys }: MethodsProps['own']): Method[] {
  const app: Method[] = totp
    ? [{ key: 'app', name: texts.app, facts: texts.added(dayOf(totp.addedAt)), which: { method: 'totp' } }]
    : []
  return [
    ...app,
    ...passkeys.map(({ id, name, addedAt, usedAt }): Method => {
      const added = texts.added(dayOf(addedAt))
      return {
        key: String(id),
        name: texts.passkeyOf(name),
        facts: usedAt === null ? added : `${added}, ${texts.used(dayOf(usedAt))}`,
        which: { method: 'passkey', passkeyId: id },
      }
    }),
  ]
}

const dayOf = (instant: string) => formatDay(calendarDayOf(new Date(instant)))
