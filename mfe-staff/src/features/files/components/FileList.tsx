import { useState } from 'react'
import { EmptyState } from 'shared-frame'
import { Choice, EntryFilter, EntryList, SearchText } from 'shared-ui/desk'
import { type Catalog, Loaded } from 'shared-ui/reading'
import { fileTexts as words } from '../file-texts'
import { type StaffFile, useStaffFiles } from '../requests/staff-files'
import { type FileFilter, findFiles } from '../rules/find-files'
import { FileEntry } from './FileEntry'
import styles from './Files.module.css'

/** The files for medical staff, to be narrowed by words and by the part that they belong to. */
export function FileList({ catalogs }: { catalogs: readonly Catalog[] }) {
  const files = useStaffFiles()
  return (
    <Loaded query={files} loading={{ shape: 'text', count: 6, label: words.loading }}>
      {(all) =>
        all.length === 0 ? (
          <EmptyState title={words.none}>{words.noneHint}</EmptyState>
        ) : (
          <FilteredFiles files={all} catalogs={catalogs} />
        )
      }
    </Loaded>
  )
}

function FilteredFiles({ files, catalogs }: { files: readonly StaffFile[]; catalogs: readonly Catalog[] }) {
  const [filter, setFilter] = useState<FileFilter>({ text: '', catalogCode: null })
  const shown = findFiles(files, filter)
  const used = catalogs.filter(({ code }) => files.some(({ catalogCode }) => catalogCode === code))
  return (
    <div className={styles.list}>
      <EntryFilter label={words.filter}>
        <SearchText label={words.search} value={filter.text} onChange={(text) => setFilter({ ...filter, text })} />
        <Choice
          label={words.catalog}
          value={filter.catalogCode ?? ''}
          onChoose={(code) => setFilter({ ...filter, catalogCode: code === '' ? null : code })}
        >
          <option value="">{words.all}</option>
          {used.map(({ code, title }) => (
            <option key={code} value={code}>
              {title}
            </option>
          ))}
        </Choice>
      </EntryFilter>
      <p role="status">{words.count(shown.length)}</p>
      {shown.length === 0 ? (
        <EmptyState title={words.noneFound}>{words.noneFoundHint}</EmptyState>
      ) : (
        <EntryList wide>
          {shown.map((file) => (
            <FileEntry key={file.id} file={file} />
          ))}
        </EntryList>
      )}
    </div>
  )
}
