import { distinctUntilChanged, interval, map, type Observable, startWith } from 'rxjs'

/** How often the page is looked at while something waits to be shown. */
const LOOK_EVERY_MS = 500

const TEXT_FIELDS =
  'textarea, select, [contenteditable=""], [contenteditable="true"], input:not([type=button], [type=submit], [type=reset], [type=image])'
const OPEN_DIALOGS =
  'dialog[open], [role="dialog"], [role="alertdialog"], [aria-modal="true"], .MuiModal-root:not([aria-hidden="true"])'

type TypedField = HTMLInputElement | HTMLTextAreaElement

export interface PageBusy {
  /** Tells at once and at each change, as long as somebody subscribes. */
  readonly busy$: Observable<boolean>
  stop(): void
}

/**
 * Whether a form is being filled or a dialog is open: a field has the focus, or holds text that was typed and not sent, or
 * something modal lies over the page.
 */
export function watchPageBusy(page: Document): PageBusy {
  const typed = new Set<TypedField>()

  const onInput = ({ target }: Event): void => {
    if (isTypedField(target)) typed.add(target)
  }
  const onSubmit = ({ target }: Event): void => {
    for (const field of typed) if (field.form === target) typed.delete(field)
  }
  page.addEventListener('input', onInput, true)
  page.addEventListener('submit', onSubmit, true)

  function holdsTypedText(): boolean {
    for (const field of typed) {
      if (!field.isConnected) typed.delete(field)
      else if (field.value !== '') return true
    }
    return false
  }

  const isBusy = (): boolean =>
    page.activeElement?.matches(TEXT_FIELDS) === true || holdsTypedText() || page.querySelector(OPEN_DIALOGS) !== null

  return {
    busy$: interval(LOOK_EVERY_MS).pipe(startWith(null), map(isBusy), distinctUntilChanged()),
    stop() {
      page.removeEventListener('input', onInput, true)
      page.removeEventListener('submit', onSubmit, true)
    },
  }
}

function isTypedField(target: EventTarget | null): target is TypedField {
  if (target instanceof HTMLTextAreaElement) return true
  return target instanceof HTMLInputElement && !['checkbox', 'radio', 'range', 'file'].includes(target.type)
}
