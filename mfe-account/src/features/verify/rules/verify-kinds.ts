import { parseUserName } from 'shared-contracts/validation'

/** What the query of `/xac-thuc` names. */
export const verifyKinds = { phone: 'dien-thoai', email: 'email', changedEmail: 'doi-email' } as const
export type VerifyKind = (typeof verifyKinds)[keyof typeof verifyKinds]

/** Null for an address that names none of them. */
export function verifyKindIn(search: URLSearchParams): VerifyKind | null {
  return Object.values(verifyKinds).find((kind) => kind === search.get('kieu')) ?? null
}

/** How a user name is verified; null for what is neither a phone number nor an email. */
export function verifyKindOf(userName: string): VerifyKind | null {
  const name = parseUserName(userName)
  return name && verifyKinds[name.kind]
}
