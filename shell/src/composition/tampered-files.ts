import type { FailedFile } from './report-tampered-part'

/**
 * Tells the document host of released files that are not what the registry says. The browser refuses to run such a file, but
 * reports it to nobody: a file that never arrived looks the same to it. What tells the two apart is loaded when one fails.
 */
export function watchTamperedFiles(): void {
  const onError = ({ target }: Event) => {
    const file = failedFile(target)
    if (file) void import('./report-tampered-part').then(({ reportTampered }) => reportTampered(file)).catch(() => {})
  }
  // Errors of elements don't bubble.
  window.addEventListener('error', onError, true)
}

function failedFile(target: EventTarget | null): FailedFile | null {
  if (target instanceof HTMLScriptElement) return { address: target.src, integrity: target.integrity }
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') {
    return { address: target.href, integrity: target.integrity }
  }
  return null
}
