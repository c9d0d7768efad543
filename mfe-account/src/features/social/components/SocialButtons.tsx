import { useState } from 'react'
import { Button, useShell } from 'shared-frame'
import { inAppBrowser } from 'shared-frame/in-app'
import { useQuery } from 'shared-frame/remote'
import { socialTexts as words } from '../../../texts/sign-in'
import { socialSignInsQuery } from '../requests/social-query'
import { startAttempt } from '../rules/social-attempt'
import { type SocialMode, socialOrder } from '../rules/social-names'
import { ProviderMark } from './ProviderMark'
import styles from './Social.module.css'

export interface SocialButtonsProps {
  readonly returnTo: string | null
  readonly userAgent?: string
  readonly leaveTo?: (address: string) => void
}

/** One button for each provider that is set up; nothing where none is. */
export default function SocialButtons({
  returnTo,
  userAgent = navigator.userAgent,
  leaveTo = (address) => window.location.assign(address),
}: SocialButtonsProps) {
  const { api, notify } = useShell()
  const [leavingTo, setLeavingTo] = useState<SocialMode | null>(null)
  const { data = [] } = useQuery(socialSignInsQuery(api))
  const offered = socialOrder.flatMap((mode) => {
    // Google refuses to sign anybody in inside another app.
    if (mode === 'Google' && inAppBrowser({ userAgent }) !== null) return []
    return data.filter(({ authenticationMode }) => authenticationMode === mode)
  })
  if (offered.length === 0) return null

  async function leave(mode: SocialMode, authorizeUrl: string): Promise<void> {
    setLeavingTo(mode)
    const address = await startAttempt(mode, authorizeUrl, returnTo)
    if (address !== null) return leaveTo(address)
    setLeavingTo(null)
    notify(words.notKept, 'warning')
  }

  return (
    <section className={styles.social} aria-label={words.or}>
      <p className={styles.or}>{words.or}</p>
      {offered.map(({ authenticationMode: mode, authorizeUrl }) => (
        <Button
          key={mode}
          tone="soft"
          wide
          icon={<ProviderMark mode={mode} />}
          busy={leavingTo === mode}
          disabled={leavingTo !== null}
          onClick={() => void leave(mode, authorizeUrl)}
        >
          {words.continueWith(mode)}
        </Button>
      ))}
    </section>
  )
}
