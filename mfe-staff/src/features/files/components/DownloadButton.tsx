import { Button, Notice } from 'shared-frame'
import { EntryActions } from 'shared-ui/desk'
import { fileTexts as words } from '../file-texts'
import type { StaffFile } from '../requests/staff-files'
import { useDownload } from '../requests/use-download'
import styles from './Files.module.css'

/** Downloads a file, says how far it is, and what went wrong. */
export function DownloadButton({ file }: { file: StaffFile }) {
  const { download, start, stop, offer, ways } = useDownload(file)
  const loading = download.state === 'loading'
  const percent = loading ? Math.min(100, Math.floor((download.bytes / file.bytes) * 100)) : 0
  return (
    <div className={styles.download}>
      <EntryActions>
        <Button busy={loading} aria-label={words.downloadOf(file.title)} onClick={() => void start()}>
          {loading ? words.progress(percent) : words.download}
        </Button>
        {loading && (
          <Button tone="quiet" onClick={stop}>
            {words.stop}
          </Button>
        )}
      </EntryActions>
      {loading && <progress aria-label={words.progressOf(file.title)} value={download.bytes} max={file.bytes} />}
      <div role="status">
        {download.state === 'done' && (
          <Notice
            kind={download.isSaving ? 'success' : 'info'}
            action={
              <Button tone="soft" size="small" onClick={() => void offer(download.saved)}>
                {words.otherWays}
              </Button>
            }
          >
            {download.isSaving ? words.done : words.received}
          </Notice>
        )}
      </div>
      {ways}
      <div role="alert">{download.state === 'failed' && <Notice kind="error">{download.message}</Notice>}</div>
    </div>
  )
}
