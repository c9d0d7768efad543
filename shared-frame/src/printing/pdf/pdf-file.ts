import type { ShellApi } from 'shared-frame/remotes'
import type { FileToSave } from '../../saving'
import type { PaperSize } from '../paper/paper'
import type { PrintedDocument } from '../sheet'
import { printingTexts as texts } from '../texts'

/**
 * Makes the PDF of a printed thing. The library with its fonts comes only now. While it lasts its steps are named as background work,
 * and leaving the page asks first. Null: it failed, which was reported and said.
 */
export async function pdfFile(
  shell: Pick<ShellApi, 'task' | 'notify' | 'report'>,
  document: PrintedDocument,
  paper: PaperSize,
): Promise<FileToSave | null> {
  let work = shell.task(texts.steps.loading)
  const next = (label: string) => {
    const before = work
    work = shell.task(label)
    before.done()
  }
  try {
    const { makePdf } = await import(/* webpackChunkName: "pdf" */ './make-pdf')
    next(texts.steps.pictures)
    const content = await makePdf(document, paper, () => next(texts.steps.setting))
    return { content, name: `${document.fileName}.pdf` }
  } catch (error) {
    // As its cause: a library that did not come is told here, and reloads no page.
    shell.report(new Error('PDF not made', { cause: error }), {
      unit: 'shared-frame',
      at: 'pdf',
      file: document.fileName,
    })
    shell.notify(texts.failed, 'error')
    return null
  } finally {
    work.done()
  }
}
