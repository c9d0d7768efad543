import { type FocusEvent, type PointerEvent, useRef } from 'react'
import { Button, Notice, NoticeStack } from 'shared-frame'
import { useService, useShellServices } from '../../frame/shell-services-context'
import type { NoticeMessage } from '../../services/notices'
import styles from './Notices.module.css'

const NONE: readonly NoticeMessage[] = []

/**
 * Notifications, top centre, off the controls beneath (frame/keeping-clear); each leaves by itself (services/notices), one with an action not
 * under focus. Who only reads presses through them.
 */
export function Notices() {
  const messages = useService((services) => services.notices.messages, NONE)
  return (
    <NoticeStack>
      {messages.map(({ id, kind, text, action, gone }) =>
        gone ? (
          <div key={id} className={styles.gone} aria-hidden="true">
            <Notice kind={kind} action={action && <ActionButton>{action.label}</ActionButton>}>
              {text}
            </Notice>
          </div>
        ) : action === null ? (
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

type WithAction = Omit<NoticeMessage, 'gone'> & { readonly action: NonNullable<NoticeMessage['action']> }

function NoticeWithAction({ id, kind, text, action }: WithAction) {
  const notices = useShellServices()?.notices
  /** Where the visitor was before she went to the notice: there she goes on when it leaves. */
  const before = useRef<Element | null>(null)

  function keepPlace({ relatedTarget }: FocusEvent): void {
    if (relatedTarget instanceof HTMLElement) before.current = relatedTarget
    notices?.hold(id)
  }

  /** On her way to the button. A mouse at rest, under which the notice came, says nothing. */
  function wait({ currentTarget, movementX, movementY }: PointerEvent): void {
    const isMoving = movementX !== 0 || movementY !== 0
    if (isMoving && !currentTarget.contains(document.activeElement)) notices?.release(id)
  }

  function act(): void {
    const { current } = before
    if (current instanceof HTMLElement && current.isConnected) current.focus({ preventScroll: true })
    notices?.dismiss(id)
    action.run()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only waits while somebody is at its button
    <div className={styles.attended} onPointerMove={wait} onFocus={keepPlace} onBlur={() => notices?.release(id)}>
      <Notice kind={kind} action={<ActionButton onPress={act}>{action.label}</ActionButton>}>
        {text}
      </Notice>
    </div>
  )
}

function ActionButton({ children, onPress }: { children: string; onPress?: () => void }) {
  return (
    <Button size="small" tone="soft" className={styles.action} onClick={onPress}>
      {children}
    </Button>
  )
}
