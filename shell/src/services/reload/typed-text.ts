const KEY = 'typed-text'
const MOST_AGE_MS = 5 * 60_000

interface Typed {
  readonly path: string
  readonly at: number
  readonly values: Readonly<Record<string, string>>
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Keeps what stands in the page's fields over a reload, passwords and files excepted; in this tab, for five minutes. */
export function keepTyped(): void {
  const values: Record<string, string> = {}
  for (const field of fields()) {
    if (field.value !== '') values[fieldKey(field)] = isCheckable(field) ? String(field.checked) : field.value
  }
  const typed: Typed = { path: window.location.pathname, at: Date.now(), values }
  window.sessionStorage.setItem(KEY, JSON.stringify(typed))
}

/** Puts the kept values back, as if typed, once the page's fields are there. */
export function restoreTyped(): void {
  const text = window.sessionStorage.getItem(KEY)
  if (!text) return
  const typed: Typed = JSON.parse(text)
  if (typed.path !== window.location.pathname || Date.now() - typed.at > MOST_AGE_MS) {
    window.sessionStorage.removeItem(KEY)
    return
  }
  const missing = new Map(Object.entries(typed.values))
  const fill = (): void => {
    for (const field of fields()) {
      const value = missing.get(fieldKey(field))
      if (value === undefined) continue
      missing.delete(fieldKey(field))
      type(field, value)
    }
    if (missing.size > 0) return
    observer.disconnect()
    window.sessionStorage.removeItem(KEY)
  }
  const observer = new MutationObserver(fill)
  observer.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), MOST_AGE_MS)
  fill()
}

function fields(): Field[] {
  const all = document.querySelectorAll<Field>('main input, main textarea, main select')
  return [...all].filter(
    (field) => !['password', 'file', 'hidden', 'submit', 'button'].includes(field.type) && (field.name || field.id),
  )
}

function fieldKey(field: Field): string {
  const base = field.name || field.id
  return field.type === 'radio' ? `${base}=${field.value}` : base
}

function isCheckable(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio'
}

/** React listens to the native setter's event; assigning `value` alone would be undone by the next render. */
function type(field: Field, value: string): void {
  if (isCheckable(field)) {
    if (String(field.checked) !== value) field.click()
    return
  }
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set
  setter?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
