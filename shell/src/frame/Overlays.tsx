import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useShell } from 'shared-frame'
import type { View } from '../composition/view'
import { ChatWidget } from '../features/chat/ChatWidget'
import { InstallSlot } from '../features/install/InstallSlot'
import { LoginToast } from '../features/login-toast/LoginToast'
import { Notices } from '../features/notices/Notices'
import { PromptsSlot } from '../features/prompts/PromptsSlot'
import { StepAgainSlot } from '../features/step-again/StepAgainSlot'
import { TermsSlot } from '../features/terms/TermsSlot'
import { TourOffer } from '../features/tour/TourOffer'
import { whenIdle } from '../navigation/idle-prefetch'
import { isPromptPreview } from '../services/prompt-preview'
import { TaskLabel } from './layout/Status'
import styles from './Overlays.module.css'

const loadKeepClear = () => import(/* webpackChunkName: "keep-clear" */ './keeping-clear/keep-clear-part')

const never = () => () => {}

/**
 * Everything that lies over the page. What comes and goes takes turns (services/turns), popups and polls among it
 * (docs/product/surveys.md).
 */
export function Overlays({ view }: { view: View }) {
  const shell = useShell()
  const layer = useRef<HTMLDivElement>(null)
  // A preview is of one thing: chat, tour and login offers are no part of it.
  const isPreview = useSyncExternalStore(never, isPromptPreview, () => false)

  useEffect(() => {
    let end: (() => void) | undefined
    let isGone = false
    const start = ({ keepClear }: typeof import('./keeping-clear/keep-clear-part')): void => {
      if (layer.current && !isGone) end = keepClear(layer.current)
    }
    // Without it all stays in its corner
    whenIdle(
      () => void loadKeepClear().then(start, (error) => shell.report(error, { unit: 'shell', at: 'keep-clear' })),
    )
    return () => {
      isGone = true
      end?.()
    }
  }, [shell])

  return (
    <>
      <div ref={layer} className={styles.layer} data-no-print>
        <div className={styles.passing} data-overlay="passing">
          <TaskLabel />
          {!isPreview && <TourOffer view={view} />}
          {!isPreview && <InstallSlot />}
          {!isPreview && <LoginToast address={view.path + view.search} />}
        </div>
        {!isPreview && <ChatWidget />}
        <div className={styles.notices} data-overlay="notices">
          <Notices />
        </div>
      </div>
      <PromptsSlot />
      <TermsSlot path={view.path} />
      <StepAgainSlot />
    </>
  )
}
