import { useId, useState } from 'react'
import { share } from '../../core/content/hand-over'
import { Button, LinkButton } from '../../core/page/Button'
import { Icon } from '../../core/page/Icon'
import { useShell } from '../../core/shell/shell-context'
import { Notice } from '../../core/states/Notice'
import { type InAppBrowser, leavingAddress } from '../../in-app'
import { CopyField } from './CopyField'
import styles from './Ways.module.css'
import { waysTexts } from './ways-texts'

const texts = waysTexts.page

interface Props {
  readonly app: InAppBrowser | null
  readonly title: string
  readonly url: string
}

/** How to open the page in a browser that prints and saves: Android's way out, the app's menu, the link. */
export function OpenElsewhere({ app, title, url }: Props) {
  const { report } = useShell()
  const heading = useId()
  const [outcome, setOutcome] = useState<'shared' | 'failed' | null>(null)
  const leaving = app === null ? null : leavingAddress(new URL(url), navigator.userAgent)

  async function send() {
    setOutcome(null)
    const { state, ...why } = await share({ url })
    if (state === 'closed') return
    if ('cause' in why) report(why.cause, { unit: 'shared-frame', at: 'share-link' })
    setOutcome(state)
  }

  return (
    <section className={styles.way} aria-labelledby={heading}>
      <h3 id={heading}>{title}</h3>
      {leaving !== null && (
        <LinkButton to={leaving} tone="soft" icon={<Icon name="external" />}>
          {texts.leave}
        </LinkButton>
      )}
      <p>{app === null ? texts.elsewhere : texts.steps[app]}</p>
      <CopyField label={texts.link} value={url} action={texts.copyLink} rows={2} />
      {typeof navigator.share === 'function' && (
        <Button tone="quiet" size="small" icon={<Icon name="share" />} onClick={() => void send()}>
          {texts.shareLink}
        </Button>
      )}
      <div role="status">
        {outcome === 'shared' && <Notice kind="success">{texts.linkShared}</Notice>}
        {outcome === 'failed' && <Notice kind="warning">{texts.linkNotShared}</Notice>}
      </div>
      <p className={styles.hint}>{texts.afresh}</p>
    </section>
  )
}
