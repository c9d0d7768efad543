import { useEffect, useState } from 'react'
import { share } from '../../core/content/hand-over'
import { Button } from '../../core/page/Button'
import { Icon } from '../../core/page/Icon'
import { useShell } from '../../core/shell/shell-context'
import { Notice } from '../../core/states/Notice'
import { inAppBrowser } from '../../in-app'
import { Dialog } from '../../overlays'
import { canDownload, type FileToSave, startDownload } from '../save-file'
import { isText, shareableFile } from '../shareable-file'
import { CopyField } from './CopyField'
import { OpenElsewhere } from './OpenElsewhere'
import styles from './Ways.module.css'
import { waysTexts } from './ways-texts'

const texts = waysTexts.file
/** A field with more letters than this makes phones stutter. */
const MOST_LETTERS = 300_000

export interface FileWaysProps {
  readonly file: FileToSave
  readonly opener?: (() => HTMLElement | null) | undefined
  readonly onClose: () => void
}

/** Ways to keep a file where the browser takes no download, or the visitor can't find it: share sheet, picture, text, another browser. */
export default function FileWays({ file, opener, onClose }: FileWaysProps) {
  const { report } = useShell()
  const [outcome, setOutcome] = useState<'shared' | 'failed' | null>(null)
  const app = inAppBrowser()
  const downloads = canDownload()
  const toShare = shareableFile(file)
  const isPicture = file.content.type.startsWith('image/')
  const shown = useContent(file, isPicture)

  async function send(content: File) {
    setOutcome(null)
    const { state, ...why } = await share({ files: [content], title: file.name })
    if (state === 'closed') return
    if ('cause' in why) report(why.cause, { unit: 'shared-frame', at: 'share-file' })
    setOutcome(state)
  }

  return (
    <Dialog open onClose={onClose} title={texts.title} opener={opener}>
      <div className={styles.ways}>
        <p>{downloads ? texts.tried(file.name) : texts.refused(app ?? 'other', file.name)}</p>
        {downloads && (
          <Button tone="soft" onClick={() => startDownload(file)}>
            {texts.again}
          </Button>
        )}
        {toShare !== null && (
          <div className={styles.way}>
            <Button icon={<Icon name="share" />} onClick={() => void send(toShare)}>
              {texts.share}
            </Button>
            <p className={styles.hint}>{texts.shareHint}</p>
          </div>
        )}
        <div role="status">
          {outcome === 'shared' && <Notice kind="success">{texts.shared}</Notice>}
          {outcome === 'failed' && <Notice kind="warning">{texts.shareFailed}</Notice>}
        </div>
        {shown !== null && isPicture && (
          <figure className={styles.picture}>
            <figcaption>{texts.picture}</figcaption>
            <img src={shown} alt={file.name} />
          </figure>
        )}
        {shown !== null && !isPicture && (
          <div className={styles.way}>
            <CopyField label={texts.text} value={shown} action={texts.copy} rows={6} />
            <p className={styles.hint}>{texts.textHint}</p>
          </div>
        )}
        <OpenElsewhere app={app} title={texts.open} url={window.location.href} />
      </div>
    </Dialog>
  )
}

/** The file as an address of its picture or as its text; null while it is read, and for what is neither or too long. */
function useContent(file: FileToSave, isPicture: boolean): string | null {
  const [content, setContent] = useState<string | null>(null)
  useEffect(() => {
    if (!isPicture && (!isText(file) || file.content.size > MOST_LETTERS)) return
    const reader = new FileReader()
    reader.onload = () => setContent(typeof reader.result === 'string' ? reader.result : null)
    // A picture's data in its address: pictures of blob addresses can't be kept by a long press in some apps.
    if (isPicture) reader.readAsDataURL(file.content)
    else reader.readAsText(file.content)
    return () => reader.abort()
  }, [file, isPicture])
  return content
}
