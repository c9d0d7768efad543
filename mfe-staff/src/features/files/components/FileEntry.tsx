import { parseCalendarDay } from 'shared-contracts/ages'
import { formatDay } from 'shared-contracts/formats'
import { Disclosure } from 'shared-frame'
import { Entry, EntryFacts } from 'shared-ui/desk'
import { SourceList } from 'shared-ui/sources'
import { fileTexts as words } from '../file-texts'
import type { StaffFile } from '../requests/staff-files'
import { fileSize } from '../rules/file-size'
import { DownloadButton } from './DownloadButton'
import styles from './Files.module.css'

/** A file: what it is for, what kind and how large it is, where its content comes from. */
export function FileEntry({ file }: { file: StaffFile }) {
  const day = parseCalendarDay(file.publishedAt)
  return (
    <Entry title={file.title}>
      <p className={styles.summary}>{file.summary}</p>
      <EntryFacts>
        <li>{words.types[file.type]}</li>
        <li>{fileSize(file.bytes)}</li>
        {day !== null && <li>{words.published(formatDay(day))}</li>}
      </EntryFacts>
      <DownloadButton file={file} />
      <Disclosure summary={words.more}>
        <SourceList sources={file.sources} />
        <h3 className={styles.small}>{words.checksum}</h3>
        <p className={styles.checksum}>
          <code>{file.sha256}</code>
        </p>
        <p className={styles.hint}>{words.checksumHint}</p>
      </Disclosure>
    </Entry>
  )
}
