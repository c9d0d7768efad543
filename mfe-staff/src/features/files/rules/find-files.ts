import { fold } from 'shared-contracts/text'
import type { StaffFile } from '../requests/staff-files'

export interface FileFilter {
  readonly text: string
  /** Code of a catalog; null: all. */
  readonly catalogCode: string | null
}

/** Files whose title, summary or name has every word, with or without accents. */
export function findFiles(files: readonly StaffFile[], { text, catalogCode }: FileFilter): readonly StaffFile[] {
  const words = fold(text).split(/\s+/)
  return files.filter((file) => {
    const told = fold([file.title, file.summary, file.fileName].join(' '))
    return (catalogCode === null || file.catalogCode === catalogCode) && words.every((word) => told.includes(word))
  })
}
