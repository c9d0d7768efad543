/** The values of a cookie in a Cookie header, in the order that the browser sent them. */
export function cookiesNamed(wanted: string, header: string | undefined): readonly string[] {
  return (header ?? '').split(';').flatMap((pair) => {
    const [name, value] = pair.trim().split('=', 2)
    return name === wanted && value ? [value] : []
  })
}

/** A cookie for all pages that scripts may read. `seconds` 0 takes it away. */
export function readableCookie(name: string, value: string, seconds: number, isSecure: boolean): string {
  return `${name}=${value}; Path=/; Max-Age=${seconds}; ${terms(isSecure)}`
}

/** The same that no script reads. */
export function hiddenCookie(name: string, value: string, seconds: number, isSecure: boolean): string {
  return `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; ${terms(isSecure)}`
}

const terms = (isSecure: boolean) => `SameSite=Lax${isSecure ? '; Secure' : ''}`
