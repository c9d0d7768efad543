import { type FocusEvent, useRef } from 'react'
import { Button, Notice, NoticeStack } from 'shared-ui'
import { useService, useShellServices } from '../../frame/shell-services-context'
import type { NoticeMessage } from '../../services/notices'
import styles from './Notices.module.css'

const NONE: readonly NoticeMessage[] = []

/** Notifications, top centre; each leaves by itself (services/notices), one with an action not under focus or pointer. */
export function Notices() {
  const messages = useService((services) => services.notices.messages, NONE)
  return (
    <NoticeStack>
      {messages.map(({ id, kind, text, action }) =>
        action === null ? (
          <Notice key={id} kind={kind}>
            {text}
          </Notice>
        ) : (
          <NoticeWithAction key={id} id={id} kind={kind} text={text} action={action} />
        ),
      )}
    </NoticeStack>
  )
}

type WithAction = NoticeMessage & { readonly action: NonNullable<NoticeMessage['action']> }

function NoticeWithAction({ id, kind, text, action }: WithAction) {
  const notices = useShellServices()?.notices
  /** Where the visitor was before she went to the notice: there she goes on when it leaves. */
  const before = useRef<Element | null>(null)

  function keepPlace({ relatedTarget }: FocusEvent): void {
    if (relatedTarget instanceof HTMLElement) before.current = relatedTarget
    notices?.hold(id)
  }

  function act(): void {
    const { current } = before
    if (current instanceof HTMLElement && current.isConnected) current.focus({ preventScroll: true })
    notices?.dismiss(id)
    action.run()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only waits while somebody is at its button
    <div
      className={styles.attended}
      onPointerEnter={() => notices?.hold(id)}
      onPointerLeave={({ currentTarget }) => {
        if (!currentTarget.contains(document.activeElement)) notices?.release(id)
      }}
      onFocus={keepPlace}
      onBlur={() => notices?.release(id)}
    >
      <Notice
        kind={kind}
        action={
          <Button size="small" tone="soft" className={styles.action} onClick={act}>
            {action.label}
          </Button>
        }
      >
        {text}
      </Notice>
    </div>
  )
}
