import type { ReactNode } from 'react'
import { Page } from 'shared-frame'
import styles from './Reading.module.css'

/** A page whose main thing is a long text. */
export function ReadingPage({ children }: { children: ReactNode }) {
  return (
    <Page>
      <div className={styles.page}>{children}</div>
    </Page>
  )
}
