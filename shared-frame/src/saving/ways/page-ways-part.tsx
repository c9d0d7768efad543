import { useEffect } from 'react'
import { inAppBrowser } from '../../in-app'
import { Dialog } from '../../overlays'
import { OpenElsewhere } from './OpenElsewhere'
import styles from './Ways.module.css'
import { waysTexts } from './ways-texts'

const { print, link } = waysTexts

export interface PageWaysProps {
  /** What did not work. `print-file`: a preview that can be saved as a file, too. */
  readonly wanted: 'print' | 'print-file' | 'link'
  readonly url: string
  readonly onClose: () => void
}

/** Ways on where the browser prints nothing or copies no link: a browser outside the app, by a link or the app's own menu. */
export default function PageWays({ wanted, url, onClose }: PageWaysProps) {
  const app = inAppBrowser()
  const prints = wanted !== 'link'

  // A browser that took its time does print: this is not to lie over its dialog, nor on the paper.
  useEffect(() => {
    if (!prints) return
    window.addEventListener('beforeprint', onClose)
    return () => window.removeEventListener('beforeprint', onClose)
  }, [prints, onClose])

  return (
    <Dialog open onClose={onClose} title={prints ? print.title : link.title}>
      <div className={styles.ways}>
        <p>{!prints ? link.intro : app === null ? print.tried : print.refused(app)}</p>
        {wanted === 'print-file' && <p>{print.pdf}</p>}
        <OpenElsewhere app={app} title={prints ? print.open : waysTexts.page.leave} url={url} />
      </div>
    </Dialog>
  )
}
