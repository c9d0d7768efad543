import { useState } from 'react'
import { Button, useShell } from 'shared-ui'
import { useQuery } from 'shared-ui/remote'
import { socialTexts as words } from '../../../texts/sign-in'
import { socialSignInsQuery } from '../requests/social-query'
import { isInAppBrowser } from '../rules/in-app-browser'
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
  const { api } = useShell()
  const [leavingTo, setLeavingTo] = useState<SocialMode | null>(null)
  const { data = [] } = useQuery(socialSignInsQuery(api))
  const offered = socialOrder.flatMap((mode) => {
    if (mode === 'Google' && isInAppBrowser(userAgent)) return []
    return data.filter(({ authenticationMode }) => authenticationMode === mode)
  })
  if (offered.length === 0) return null

  async function leave(mode: SocialMode, authorizeUrl: string): Promise<void> {
    setLeavingTo(mode)
    leaveTo(await startAttempt(mode, authorizeUrl, returnTo))
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
