import { useEffect } from 'react'
import { pdfExport } from 'shared-contracts/constants'
import type { PaperSize } from '../paper/paper'

/** While mounted, printing (the button, or the browser's own command) prints the sheets alone, on paper of that size. */
export function usePrintPage(paper: PaperSize): void {
  useEffect(() => {
    document.documentElement.dataset.printsSheet = paper
    // A style sheet made by script: the policy allows no style element.
    const page = typeof CSSStyleSheet.prototype.replaceSync === 'function' ? new CSSStyleSheet() : null
    if (page !== null) {
      page.replaceSync(`@page { size: ${paper} ${pdfExport.orientation}; margin: ${pdfExport.marginInches}in }`)
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, page]
    }
    return () => {
      delete document.documentElement.dataset.printsSheet
      if (page !== null) document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== page)
    }
  }, [paper])
}
