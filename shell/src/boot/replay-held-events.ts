import { type Boot, type HeldEvent, isHydrated } from './held-events'

const LOOK_AGAIN_MS = 30
/** A part that is not alive by then will not be. */
const GIVE_UP_MS = 15_000

/**
 * Does what the visitor did before its target was alive, each thing once and in her order, from now on: a section comes alive
 * after the shell. A target that was rendered anew is found by its place; one that is gone is passed over.
 */
export function replayHeldEvents(boot: Boot): void {
  let isWaiting = false
  let since = 0

  function next(): void {
    isWaiting = false
    const [event] = boot.held
    if (!event) return
    const target = event.target.isConnected ? event.target : document.querySelector(event.place)
    if (target && isHydrated(target)) {
      take()
      replay(event, target)
      // What it changes is rendered before the next one
      wait(0)
      return
    }
    if (since === 0) since = performance.now()
    if (performance.now() - since > GIVE_UP_MS) take()
    wait(LOOK_AGAIN_MS)
  }

  function take(): void {
    boot.held.shift()
    since = 0
  }

  function wait(ms: number): void {
    if (isWaiting) return
    isWaiting = true
    setTimeout(next, ms)
  }

  boot.replay = () => wait(0)
  wait(0)
}

function replay(event: HeldEvent, target: Element): void {
  switch (event.kind) {
    case 'press':
      if (target instanceof HTMLElement) target.click()
      return
    case 'key':
      target.dispatchEvent(new KeyboardEvent('keydown', { key: event.key, bubbles: true, cancelable: true }))
      return
    case 'entry':
      replayEntry(event, target)
      return
    case 'submit':
      if (target instanceof HTMLFormElement)
        target.requestSubmit(event.submitter && target.contains(event.submitter) ? event.submitter : null)
  }
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement

/** React compares what a field holds with what it last knew, and would take this for no change. */
interface TrackedField {
  readonly _valueTracker?: { setValue(value: string): void }
}

function replayEntry({ value, checked }: Extract<HeldEvent, { kind: 'entry' }>, field: Element): void {
  if (!isField(field)) return
  if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) {
    // The press turns it
    field.checked = !checked
    forgetValue(field, String(!checked))
    if (checked || field.type === 'checkbox') field.click()
    return
  }
  // React listens above the field, and finishes there what it has not hydrated yet, which takes the value back.
  const fill = () => {
    field.value = value
    forgetValue(field, `${value} `)
  }
  for (const name of ['input', 'change']) {
    field.addEventListener(name, fill, { once: true })
    fill()
    field.dispatchEvent(new Event(name, { bubbles: true }))
  }
}

function forgetValue(field: Field & TrackedField, known: string): void {
  field._valueTracker?.setValue(known)
}
