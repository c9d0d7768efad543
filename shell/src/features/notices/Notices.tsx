import { Notice, NoticeStack } from 'shared-ui'
import { useService } from '../../frame/shell-services-context'
import type { NoticeMessage } from '../../services/notices'

const NONE: readonly NoticeMessage[] = []

/** Notifications, top centre; each leaves after 2000 ms (services/notices). */
export function Notices() {
  const messages = useService((services) => services.notices.messages, NONE)
  return (
    <NoticeStack>
      {messages.map(({ id, kind, text }) => (
        <Notice key={id} kind={kind}>
          {text}
        </Notice>
      ))}
    </NoticeStack>
  )
}
