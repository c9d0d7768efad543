export type ContactKind = 'email' | 'phone'

/** For how long a former address can take a change back. */
export const UNDO_DAYS = 7

export interface Contacts {
  readonly email: string | null
  readonly emailConfirmedAt: Date | null
  readonly phoneNumber: string | null
  readonly phoneConfirmedAt: Date | null
}

/** Who is told of a change of `kind`, and who may undo it. */
export interface ToldOfChange {
  readonly mail: { readonly to: string } | null
  readonly sms: { readonly to: string; readonly mayUndo: boolean } | null
}

/**
 * The former address is told in any case and may undo the change. A former phone may so only where no email can: who
 * changes a number has often lost it, with the SIM card in other hands. An email that changed lately itself doesn't count: it
 * may be that of whoever took the account over. `recent`: what else has changed within the seven days.
 */
export function toldOfChange(before: Contacts, kind: ContactKind, recent: ReadonlySet<ContactKind>): ToldOfChange {
  const email = before.emailConfirmedAt === null ? null : before.email
  const phone = before.phoneConfirmedAt === null ? null : before.phoneNumber
  const mail = email === null ? null : { to: email }
  if (kind === 'email') return { mail, sms: mail === null && phone !== null ? { to: phone, mayUndo: true } : null }
  const trusted = mail !== null && !recent.has('email')
  return { mail, sms: phone === null ? null : { to: phone, mayUndo: !trusted } }
}

/**
 * The email and phone number of an account after a change was undone by the holder of `provenBy`. That address is as it was
 * before. So is the other one, unless it had itself changed in the seven days before: nobody has shown then whose it is,
 * so it goes and its owner enters it again. `earlier`: what changed within the seven days before the undone change.
 */
export function undoneContacts(before: Contacts, provenBy: ContactKind, earlier: ReadonlySet<ContactKind>): Contacts {
  const { email, emailConfirmedAt, phoneNumber, phoneConfirmedAt } = before
  const keepsEmail = provenBy === 'email' || !earlier.has('email')
  const keepsPhone = provenBy === 'phone' || !earlier.has('phone')
  return {
    email: keepsEmail ? email : null,
    emailConfirmedAt: keepsEmail ? emailConfirmedAt : null,
    phoneNumber: keepsPhone ? phoneNumber : null,
    phoneConfirmedAt: keepsPhone ? phoneConfirmedAt : null,
  }
}
