import type { ShellApi } from 'shared-contracts/remotes'
import { saveFile } from '../../drawing'
import type { PaperSize } from '../paper/paper'
import type { PrintedDocument } from '../sheet'
import { printingTexts as texts } from '../texts'

/**
 * Makes the PDF of a printed thing and hands it over as a download. The library with its fonts comes only now. While it lasts its steps
 * are named as background work, and leaving the page asks first. What fails is reported and told; true: the file is there.
 */
export async function savePdf(
  shell: Pick<ShellApi, 'task' | 'notify' | 'report'>,
  document: PrintedDocument,
  paper: PaperSize,
): Promise<boolean> {
  let work = shell.task(texts.steps.loading)
  const next = (label: string) => {
    const before = work
    work = shell.task(label)
    before.done()
  }
  try {
    const { makePdf } = await import(/* webpackChunkName: "pdf" */ './make-pdf')
    next(texts.steps.pictures)
    const pdf = await makePdf(document, paper, () => next(texts.steps.setting))
    saveFile(pdf, `${document.fileName}.pdf`)
    return true
  } catch (error) {
    // As its cause: a library that did not come is told here, and reloads no page.
    shell.report(new Error('PDF not made', { cause: error }), { unit: 'shared-ui', at: 'pdf', file: document.fileName })
    shell.notify(texts.failed, 'error')
    return false
  } finally {
    work.done()
  }
}
