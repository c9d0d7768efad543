import { type ReactNode, useState } from 'react'
import { Button, LinkButton, RichText } from 'shared-frame'
import type { Popup, PromptAction } from '../flow/prompt'
import { texts } from '../texts'
import styles from './PopupOverlay.module.css'
import { PromptDialog } from './PromptDialog'

interface Props {
  readonly popup: Popup
  readonly band?: ReactNode
  readonly act: (action: PromptAction) => void
}

/** A message of the programme. It tells when it closes by itself; whoever presses or types in it keeps it. */
export function PopupOverlay({ popup, band, act }: Props) {
  const [kept, setKept] = useState(false)
  const { secondToShow } = popup
  const close = () => act({ type: 'close' })

  function keep(): void {
    setKept(true)
    act({ type: 'keep' })
  }

  return (
    <PromptDialog
      title={texts.popup.name}
      hideTitle
      band={band}
      onClose={close}
      onUse={kept ? undefined : keep}
      actions={
        <Button tone="quiet" onClick={() => act({ type: 'later' })}>
          {texts.popup.later}
        </Button>
      }
    >
      <RichText html={popup.content} />
      <PopupButton popup={popup} onPress={close} />
      {secondToShow > 0 ? (
        <p className={styles.closing}>
          {kept ? texts.popup.kept : texts.popup.closesIn(secondToShow)}
          {kept ? null : (
            // As any press in the dialog does.
            <Button size="small" tone="quiet" className={styles.keep}>
              {texts.popup.keep}
            </Button>
          )}
        </p>
      ) : null}
    </PromptDialog>
  )
}

/** Leads on where there is an address, else it closes. Where it stands is the editor's choice: left, center, right. */
function PopupButton({ popup, onPress }: { popup: Popup; onPress: () => void }) {
  const { buttonText, buttonPositionName, redirectUrl } = popup
  const address = redirectUrl === null ? null : addressOf(redirectUrl)
  const label = buttonText || texts.popup.open
  if (address === null && !buttonText) return null
  return (
    <p className={styles.button} data-position={buttonPositionName}>
      {address === null ? (
        <Button onClick={onPress}>{label}</Button>
      ) : address.isOwn ? (
        <LinkButton to={address.to} onClick={onPress}>
          {label}
        </LinkButton>
      ) : (
        <LinkButton to={address.to} target="_blank" rel="noopener" onClick={onPress}>
          {label}
        </LinkButton>
      )}
    </p>
  )
}

/** A page of this site by its path, or another site by https. Anything else is no place to send a visitor to. */
function addressOf(redirectUrl: string): { readonly to: string; readonly isOwn: boolean } | null {
  const url = parsed(redirectUrl)
  if (url?.origin === window.location.origin) return { to: url.pathname + url.search + url.hash, isOwn: true }
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? { to: url.href, isOwn: false } : null
}

function parsed(address: string): URL | null {
  try {
    return new URL(address, window.location.origin)
  } catch {
    return null
  }
}
