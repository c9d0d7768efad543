/**
 * Attributes of a button by which the browser itself opens or closes a modal dialog, before any script runs; React has no
 * names for them yet. Browsers without it are served by the button's `onClick`.
 */
export function dialogCommand(command: 'show-modal' | 'close', dialogId: string): Readonly<Record<string, string>> {
  return { command, commandfor: dialogId }
}
