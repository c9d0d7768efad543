import { act } from 'react'

export type KeyTarget = HTMLInputElement | HTMLTextAreaElement

/** A left click with the whole series of events; false when something prevented the default. */
export async function click(element: Element, init: MouseEventInit = {}): Promise<boolean> {
  let wentThrough = true
  await act(async () => {
    const options = { bubbles: true, cancelable: true, button: 0, ...init }
    element.dispatchEvent(new MouseEvent('mousedown', options))
    if (element instanceof HTMLElement) element.focus()
    element.dispatchEvent(new MouseEvent('mouseup', options))
    wentThrough = element.dispatchEvent(new MouseEvent('click', options))
  })
  return wentThrough
}

export async function press(element: Element, key: string): Promise<void> {
  await act(async () => {
    element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    element.dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true, cancelable: true }))
  })
}

/** Types key by key at the end of what stands in the field, each as a real input event; `replace` empties it first. */
export async function typeText(field: KeyTarget, text: string, { replace = false } = {}): Promise<void> {
  await act(async () => field.focus())
  if (replace) await enter(field, '')
  for (const key of text) await enter(field, field.value + key)
}

/** What a key or a paste does in a browser: the new text stands in the field when the event arrives. */
async function enter(field: KeyTarget, value: string): Promise<void> {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
  await act(async () => {
    // React watches the element's own setter; the prototype's is the browser's way past it
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
}
