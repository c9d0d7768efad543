import { callAddresses } from 'shared-contracts/calls'

/** Calls with a body that change nothing. */
const READING_POSTS = /\/(?:Search|Suggest|Understand|CheckAnswers)$/

/** Whether a page that is only tried may make this request: nothing that a visitor does is counted, sent or stored. */
export function isReadingCall({ pathname }: URL, method: string): boolean {
  if (!pathname.startsWith('/api/') && !pathname.startsWith('/menu-builder/')) return method === 'GET'
  const call = Object.values(callAddresses).find(({ host, path }) =>
    host === 'api' ? path === pathname : pathname === `/menu-builder${path}`,
  )
  if (!call || call.changes) return false
  // The menu builder computes, and stores nothing.
  return call.method === 'GET' || call.host === 'menu-builder' || READING_POSTS.test(call.path)
}
