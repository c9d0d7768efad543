export { SheetPrintButton } from './SheetPrintButton'
export { default as sheetStyles } from './Sheets.module.css'
export { signatureBlock } from './signature-block'
export { useFocusOn } from './use-focus-on'
