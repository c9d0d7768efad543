import { LineCounter, parseDocument } from 'yaml'

export interface MarkdownFile {
  /** The YAML between the lines `---`. */
  readonly fields: unknown
  readonly body: string
  /** Line of the file on which the body begins. */
  readonly bodyLine: number
  /** Line of a top-level field; 1 when it isn't there. */
  lineOf(field: string): number
}

/** Splits a Markdown file with front matter. Dates stay texts. Returns the line and reason when it can't. */
export function parseMarkdownFile(text: string): MarkdownFile | { readonly line: number; readonly message: string } {
  const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/.exec(text)
  if (!match) return { line: 1, message: 'Thiếu phần đầu bài giữa hai dòng ---' }
  const lineCounter = new LineCounter()
  // Schema "core" has no date type: days stay as they are written.
  const document = parseDocument(match[1] ?? '', { lineCounter, schema: 'core', prettyErrors: false })
  const [error] = document.errors
  if (error) return { line: lineCounter.linePos(error.pos[0]).line + 1, message: `YAML: ${error.message}` }
  const lines = (match[1] ?? '').split(/\r?\n/)
  return {
    fields: document.toJS(),
    body: text.slice(match[0].length),
    bodyLine: match[0].split('\n').length,
    lineOf(field) {
      const index = lines.findIndex((line) => line.startsWith(`${field}:`))
      return index < 0 ? 1 : index + 2
    },
  }
}
