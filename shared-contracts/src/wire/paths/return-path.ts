/**
 * The address to go to after login, if it is one of this site: a path with its query and hash. Null for everything that a
 * browser could read as another host (`//evil`, `/\evil`, a scheme) or that holds control characters, which browsers
 * drop before they read on.
 */
export function safeReturnPath(address: string | null | undefined): string | null {
  if (!address?.startsWith('/')) return null
  if (/^\/[/\\]/.test(address)) return null
  return hasControlCharacter(address) ? null : address
}

function hasControlCharacter(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (code < 0x20 || code === 0x7f) return true
  }
  return false
}
