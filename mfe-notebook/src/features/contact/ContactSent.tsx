import { useEffect, useRef } from 'react'
import type { CallAnswer } from 'shared-contracts/calls'
import { paths } from 'shared-contracts/paths'
import { Button, LinkButton, StatePanel } from 'shared-frame'
import { texts } from '../../texts'

const words = texts.contact.form

interface Props {
  readonly contact: CallAnswer<'UserContact/AddNew'>
  readonly onAnother: () => void
}

/** Says that the message arrived and how it stands. It takes the focus of the form that it replaces. */
export function ContactSent({ contact, onAnother }: Props) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => root.current?.focus(), [])
  return (
    <div ref={root} tabIndex={-1}>
      <StatePanel
        role="status"
        illustration="tu-van"
        title={words.sentTitle}
        actions={
          <>
            <LinkButton to={paths.faq} tone="soft">
              {texts.contact.seeFaq}
            </LinkButton>
            <Button tone="quiet" onClick={onAnother}>
              {words.another}
            </Button>
          </>
        }
      >
        <p>{words.sent(contact.id, words.statuses[contact.status])}</p>
      </StatePanel>
    </div>
  )
}
