import type { FileToSave } from './save-file'

/** The file as the share sheet takes it, null where it takes none. Sheets that refuse JSON or calendars take their text. */
export function shareableFile(file: FileToSave): File | null {
  if (typeof navigator.share !== 'function' || typeof navigator.canShare !== 'function') return null
  const { content, name } = file
  const asText = isText(file) ? [new File([content], `${name}.txt`, { type: 'text/plain' })] : []
  const forms = [new File([content], name, { type: content.type }), ...asText]
  return forms.find((each) => navigator.canShare({ files: [each] })) ?? null
}

/** Whether the content can be read and copied as text. */
export function isText({ content: { type } }: FileToSave): boolean {
  return /^(text\/|application\/json)/.test(type)
}
