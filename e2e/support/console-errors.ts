import type { Page } from '@playwright/test'

/** Collects what the page complains about: errors in the console and uncaught exceptions. */
export function watchErrors(page: Page): readonly string[] {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => errors.push(error.stack ?? String(error)))
  return errors
}
